// @vitest-environment node
/** Each judge finds its fault, planted into a screen without faults. */
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { findChromium } from '../support/chromium';
import { type JudgePage, judgeScreen } from './judge-screen';
import { DARK, FORCED, LARGE_TEXT, LIGHT, LONG_WORDS, type Look, TEXT_ZOOM } from './looks';
import { openJudges } from './open-judges';

/** Time limit of a test that starts a browser or judges a screen in all looks, ms. */
const TIMEOUT_MS = 60_000;

/** A screen without a fault; `planted` is put between its two buttons. */
function page(planted: string, style = ''): string {
  return `<!doctype html><html lang="en"><head><title>Pay</title><style>
    * { box-sizing: border-box }
    body { margin: 0; font: 1rem/1.4 "Noto Sans", sans-serif; overflow-wrap: break-word; color: #17211c; background: #fff }
    button { font: inherit; min-height: 48px; display: block; border: 1px solid #555; background: #fff; color: #17211c }
    :focus-visible { outline: 3px solid #274b7a; outline-offset: 2px }
    @media (prefers-color-scheme: dark) { body, button { color: #e9f0ec; background: #0d1411 } :focus-visible { outline-color: #a9c7ee } }
    ${style}
  </style></head><body><main><h1>Pay now</h1><button>Pay it</button>${planted}<button>Go back</button></main></body></html>`;
}

const hidden = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)';

const faults: readonly (readonly [name: string, html: string, fault: RegExp, look: Look])[] = [
  ['a broken word', page('<p style="width: 60px">Instalment</p>'), /^broken word: "Inst\w*\|\w+"/, LIGHT],
  ['a split amount', page('<p style="width: 60px">₹2,75,400</p>'), /^split figure: "₹\S+\|\S+"/, LIGHT],
  ['a split date', page('<p style="width: 60px">21 Nov, 2026</p>'), /^split figure: "21 Nov, \|2026"/, LIGHT],
  ['a split time', page('<p style="width: 50px">In 12 days</p>'), /^split figure: " 12 \|days"/, LIGHT],
  ['a column of letters', page('<p style="width: 30px">to be or</p>'), /^squeezed: 3 lines/, LIGHT],
  [
    'clipped text',
    page('<p style="height: 10px; overflow: hidden">Lender</p>'),
    /^cut: clipped by its <p>/,
    LIGHT,
  ],
  [
    'text out of its box',
    page('<p style="border: 1px solid; width: 40px; white-space: nowrap">Lender of it</p>'),
    /^cut: out of its <p>/,
    LIGHT,
  ],
  [
    'text out of the page',
    page('<p style="margin-left: -30px">Lender</p>'),
    /^cut: beyond the edge of the page/,
    LIGHT,
  ],
  ['a wide page', page('<p style="width: 400px">Lender</p>'), /^too wide: the page runs 40 px/, LIGHT],
  [
    'a cut choice',
    page('<label>Kind <select style="width: 60px"><option>Private limited</option></select></label>'),
    /^cut: "Private limited" needs/,
    LIGHT,
  ],
  [
    'overlapping texts',
    page('<p>Lender</p><p style="margin-top: -38px">Unity</p>'),
    /^overlap: <p> "Lender" and <p> "Unity"/,
    LIGHT,
  ],
  [
    'a high bar',
    page('<footer style="position: fixed; bottom: 0; height: 70vh; pointer-events: none"></footer>'),
    /^covered: bars take 70 %/,
    LIGHT,
  ],
  [
    'a word that is broken only when it is longer',
    page('<p style="width: 90px">Instalment</p>'),
    /^broken word/,
    LONG_WORDS,
  ],
  [
    'a box that does not grow with its text',
    page('<p style="height: 24px; border: 1px solid">Lender</p>'),
    /^cut: out of its <p>/,
    LARGE_TEXT,
  ],
  [
    'an amount as wide as the screen, enlarged by a web view',
    page('<p style="font-size: 14vw; white-space: nowrap">₹1,15,920</p>'),
    /^cut: beyond the edge/,
    TEXT_ZOOM,
  ],
  [
    'faint text in the dark',
    page('<p>Lender</p>', '@media (prefers-color-scheme: dark) { p { color: #333 } }'),
    /^axe color-contrast/,
    DARK,
  ],
  [
    'faint text in forced colours',
    page(
      '<p>Lender</p>',
      '@media (forced-colors: active) { p { forced-color-adjust: none; color: #eee; background: #fff } }',
    ),
    /^contrast: \S+ of <p> "Lender"/,
    FORCED,
  ],
  [
    'another text for a screen reader in forced colours',
    page('<p>Lender</p>', '@media (forced-colors: active) { p { display: none } }'),
    /^tree:/,
    FORCED,
  ],
  ['a control without a name', page('<button></button>'), /^name: none of <button>/, LIGHT],
  [
    'a name without the label',
    page('<button aria-label="Continue">Send it</button>'),
    /^name: "continue" does not contain its label "send it"/,
    LIGHT,
  ],
  [
    'a name that begins otherwise',
    page('<button aria-label="Please send it">Send it</button>'),
    /does not begin with its label/,
    LIGHT,
  ],
  [
    'two controls of one name',
    page('<button>Pay it</button>'),
    /^name: 2 controls are called "pay it"/,
    LIGHT,
  ],
  [
    'a blank before the punctuation',
    page(`<button>Write<span style="${hidden}">: Unity</span></button>`),
    /^name: a blank before the punctuation/,
    LIGHT,
  ],
  [
    'a small target',
    page(
      '<button style="min-height: 0; height: 20px; font-size: 12px; line-height: 1; padding: 0">Send it</button>',
    ),
    /^target: \d+ × 20 px/,
    LIGHT,
  ],
  [
    'motion',
    page(
      '<p>Lender</p>',
      'p { animation: slide 1s infinite } @keyframes slide { to { transform: translateX(9px) } }',
    ),
    /^motion: transform of <p>/,
    LIGHT,
  ],
  [
    'a control that Tab leaves out',
    page('<button tabindex="-1">Send it</button>'),
    /^keyboard: Tab does not reach button "Send it"/,
    LIGHT,
  ],
  [
    'a trap',
    page('<input aria-label="Sum" onkeydown="event.preventDefault()">'),
    /^keyboard: Tab does not reach button "Go back"/,
    LIGHT,
  ],
  [
    'an order that is not seen',
    page('', 'main { display: flex; flex-direction: column-reverse }'),
    /^order: button "Go back" comes after button "Pay it"/,
    LIGHT,
  ],
  [
    'an unseen focus',
    page('<button class="send">Send it</button>', '.send:focus-visible { outline: none }'),
    /^focus: not seen on button "Send it"/,
    LIGHT,
  ],
  [
    'a clipped focus',
    page('<div style="overflow: hidden; width: fit-content"><button>Send it</button></div>'),
    /^focus: not seen on button "Send it"/,
    LIGHT,
  ],
  ['a heading that is none', page('<h3></h3>'), /^axe empty-heading/, LIGHT],
];

let browser: Browser;
let judges: JudgePage;
beforeAll(async () => {
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findChromium() });
  judges = await openJudges(browser);
}, TIMEOUT_MS);
afterAll(() => browser.close());

it('finds nothing on a screen without a fault', { timeout: TIMEOUT_MS }, async () => {
  expect(
    await judgeScreen(judges, page('<p>You pay ₹2,75,400 to Unity on 21\u00a0Nov,\u00a02026.</p>')),
  ).toEqual([]);
});

it.each(faults)('finds %s', { timeout: TIMEOUT_MS }, async (_, html, fault, look) => {
  const found = await judgeScreen({ ...judges, seenKinds: new Map() }, html, [look]);
  expect(found.map((one) => one.fault)).toContainEqual(expect.stringMatching(fault));
});
