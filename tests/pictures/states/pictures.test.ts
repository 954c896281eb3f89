// @vitest-environment node
/** Pictures of one tree are the same whenever they are taken, and those of another one show what differs. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { picturedScreens } from '../../../build/inspector/pictured-screens';
import { collectScreens } from '../../access/collect-screens';
import { openJudges } from '../../access/open-judges';
import type { CollectedScreen } from '../../paths/harness/messages';
import { findChromium } from '../../support/chromium';
import { comparePictures } from './against';
import { openTree } from './other-tree';
import { takePictures } from './take-pictures';

const TIMEOUT_MS = 60_000;
/** Number of screens that are taken three times in every look. */
const SCREENS = 2;
const PLANTED_TEXT = 'The money is in your bank';
const folder = mkdtempSync(join(tmpdir(), 'pictures-test-'));
const inFolder = (name: string) => join(folder, name);
const target = inFolder('report');

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findChromium() });
}, TIMEOUT_MS);
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a journey looks the same twice, and a changed colour, text and state are found', {
  timeout: TIMEOUT_MS,
}, async () => {
  const collected = await collectScreens(browser, 'tests/paths/network.test.tsx');
  const screens = collected.slice(0, SCREENS);
  const [first, ...others] = screens;
  if (first === undefined || others.length === 0) throw new Error('The journey has too few screens.');
  const { page } = await openJudges(browser);
  const take = (name: string, all: readonly CollectedScreen[]) =>
    takePictures(page, inFolder(name), 'network', all);
  await take('before', screens);
  const [pictured] = picturedScreens(inFolder('before'));
  expect(pictured).toMatchObject({ journey: 'network', state: first.state, number: 1 });
  expect(pictured?.lines.join(' ')).toContain(pictured?.heading);
  expect(pictured?.pictures.large.width).toBe(320);

  await take('after', screens);
  const same = await comparePictures(inFolder('before'), inFolder('after'), { title: 'same', target });
  expect(same).toMatchObject({ isSame: true });
  expect(same.summary).toContain(`0 new, 0 gone, ${screens.length} the same.`);

  // The dark look alone gets another colour; another screen is of another state.
  const style = '<style>@media (prefers-color-scheme: dark) { h1 { color: #f2c35b !important } }</style>';
  const [second, ...rest] = others;
  if (second === undefined) throw new Error('The journey has too few screens.');
  await take('after', [
    { ...first, html: first.html.replace('</head>', `${style}</head>`) },
    { ...second, state: 'planted' },
    ...rest,
  ]);
  const found = await comparePictures(inFolder('before'), inFolder('after'), { title: 'planted', target });
  expect(found.isSame).toBe(false);
  expect(found.summary).toBe(
    `1 screen changed (1 picture), 1 new, 1 gone, ${screens.length - 2} the same.\nNew states: network/planted.\nStates that are gone: network/${second.state}.`,
  );
  const html = readFileSync(found.page, 'utf8');
  expect(html.match(/<img src="difference[^"]*"/g)).toEqual([
    `<img src="difference/${pictured?.pictures.dark.file}"`,
  ]);
});

it('three journeys of a revision look the same twice, and a colour and a text of another one are found', {
  timeout: 10 * TIMEOUT_MS,
}, async () => {
  const journeys = ['contact', 'credit-score', 'loan-status'];
  const tree = openTree('HEAD');
  try {
    await tree.take(journeys, inFolder('before'), 2);
    await tree.take(journeys, inFolder('after'), 2);
    const compare = () =>
      comparePictures(inFolder('before'), inFolder('after'), { names: journeys, title: tree.name, target });
    const same = await compare();
    expect(same.summary).toMatch(/^0 screens changed \(0 pictures\), 0 new, 0 gone, [1-9]\d* the same\.$/);

    replaceIn(join(tree.folder, 'src/ui/theme/stitches.config.ts'), "late: '#A8231B'", "late: '#7A1BA8'");
    replaceIn(join(tree.folder, 'src/messages/en/loan-status.ts'), PLANTED_TEXT, 'Planted text');
    await tree.take(journeys, inFolder('after'), 2);
    const found = await compare();
    expect(found).toMatchObject({ isSame: false });
    expect(found.summary).toMatch(/ 0 new, 0 gone, [1-9]\d* the same\.$/);
    const html = readFileSync(found.page, 'utf8');
    expect(html).toContain('<ins>Planted text</ins>');
    // The colour of failures is that of the light scheme: in the dark one nothing else changed.
    expect(html).toContain('src="difference/contact/contactUnavailable-1-light.webp"');
    expect(html).not.toContain('src="difference/contact/contactUnavailable-1-dark.webp"');
  } finally {
    tree.close();
  }
});

function replaceIn(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}.`);
  writeFileSync(file, text.replace(before, after));
}
