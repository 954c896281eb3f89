/** What the merchant of a visit does next: one of the things that the page offers, drawn by the seed of the visit. */
import {
  type Action,
  type ActionGenerator,
  actions,
  extract,
  getFingerprint,
} from '@antithesishq/bombadil/browser';

import { valueFor } from '../../paths/fault-injection/field-values.ts';
import { randomStream } from '../../support/random/random.ts';
import { isAppPath, isPaidWithoutReceipt, isWithoutWayOut, screen } from './screen.ts';
import { FIXED_CODE } from './starts.ts';

/** Warnings that name an earlier payment or debit. The walk does not say yes to them (properties.ts). */
const WARNING =
  /^(home\/(secondPaymentWarning|autopayWarning)|prepayment\/pendingPayment|pay-by-link\/earlierPayment|supplier\/secondPayment)/;
const YES_TO_WARNING = /₹|anyway|^pay|link/i;

/** Buttons that continue the journey, wherever they are on the page. */
const LEADS_ON = /^\s*(Pay |Open the payment page|Net banking|Continue|Agree|Sign)/;

const MISTAKE_CHANCE = 0.15;
const TYPING_DELAY_MS = 1;
const DOUBLE_TAP_MS = 60;

/** Everything on the page that can be pressed or typed into now. */
const offered = extract(({ document, window }) => {
  const isOfApp = isAppPath(window.location.pathname);
  const selector = isOfApp ? 'button, a[href], input, textarea, label, summary' : 'main button, main a[href]';
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    if (element.matches(':disabled, [aria-disabled="true"], [readonly], [type="file"]')) return [];
    const isChoice = (control: Element | null) =>
      control?.matches('[type="radio"], [type="checkbox"]') === true;
    // A radio or a checkbox is tapped on its label, a text field on itself.
    if (element instanceof HTMLLabelElement ? !isChoice(element.control) : isChoice(element)) return [];
    if (element instanceof HTMLAnchorElement && !leadsIntoApp(element, window.location.origin)) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    if (hit === null || !(element.contains(hit) || hit.contains(element))) return [];
    const isField = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
    return [
      {
        fingerprint: getFingerprint(element),
        point,
        label: (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim(),
        field: isField ? element.name : null,
        isEmpty: isField && element.value === '',
        isFocused: element === document.activeElement,
        isMain:
          element instanceof HTMLButtonElement &&
          (element.type === 'submit' ||
            element.closest('footer, dialog, [class*="Foot"]') !== null ||
            LEADS_ON.test(element.textContent ?? '')),
        isLink: element instanceof HTMLAnchorElement,
      },
    ];
  });
});

const position = extract(({ document, window, navigationHistory }) => ({
  canGoBack: navigationHistory.back.length > 1,
  canGoForward: navigationHistory.forward.length > 0,
  below: document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
  above: window.scrollY,
  middle: { x: window.innerWidth / 2, y: window.innerHeight / 2 },
}));

/** States in which the same page may still change before the walk goes on all the same: a countdown never stands still. */
const MOST_CHANGES = 8;

/**
 * The walk of a seed. It waits for what must come of itself, and until the page stands still, without a draw: so a slow machine makes
 * nearly the same walk.
 */
export function walk(seed: number): ActionGenerator {
  const random = randomStream(seed);
  let before = '';
  let changes = 0;
  /** How often each control was used, by its screen and label: what is new is preferred. */
  const done = new Map<string, number>();
  return actions(() => {
    if (isWithoutWayOut() || isPaidWithoutReceipt()) return ['Wait'];
    const page = JSON.stringify([screen.current?.name, offered.current]);
    const isStill = page === before;
    before = page;
    changes += 1;
    if (!isStill && changes < MOST_CHANGES) return ['Wait'];
    changes = 0;
    const choices = weightedActions(random() < MISTAKE_CHANCE, done);
    let rest = random() * choices.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, action, control] of choices) {
      rest -= weight;
      if (rest >= 0) continue;
      if (control !== undefined) done.set(control, (done.get(control) ?? 0) + 1);
      return [action];
    }
    return ['Wait'];
  });
}

/** What is offered, with its weight, and its name in `done`. @param isMistaken types a typical mistake */
function weightedActions(
  isMistaken: boolean,
  done: ReadonlyMap<string, number>,
): readonly (readonly [weight: number, action: Action, control?: string])[] {
  const { canGoBack, canGoForward, below, above, middle } = position.current;
  const isWarning = WARNING.test(screen.current?.name ?? '');
  const controls = offered.current.filter(({ label }) => !isWarning || !YES_TO_WARNING.test(label));
  const choices: (readonly [weight: number, action: Action, control?: string])[] = [[0.2, 'Wait']];
  for (const { fingerprint, point, label, field, isEmpty, isFocused, isMain, isLink } of controls) {
    const click = { Click: { fingerprint, point } };
    const control = `${screen.current?.name} ${field ?? label}`;
    const newness = 1 / (1 + (done.get(control) ?? 0));
    if (field !== null && isFocused && isEmpty)
      choices.push([20, typing(valueFor(field, !isMistaken, FIXED_CODE))]);
    else if (field !== null) choices.push([isEmpty ? 6 : 0.2, click]);
    else if (isMain)
      choices.push(
        [8 * newness, click, control],
        [newness, { DoubleClick: { fingerprint, point, delayMillis: DOUBLE_TAP_MS } }, control],
      );
    else choices.push([(isLink || /^(Back|Close)$/.test(label) ? 0.4 : 1) * newness, click, control]);
  }
  if (canGoBack) choices.push([0.5, 'Back']);
  if (canGoForward) choices.push([0.1, 'Forward']);
  if (screen.current !== null) choices.push([0.2, 'Reload']);
  if (below > 1) choices.push([0.5, { ScrollDown: { origin: middle, distance: below } }]);
  if (above > 0) choices.push([0.3, { ScrollUp: { origin: middle, distance: above } }]);
  return choices;
}

/** Bombadil draws text from a pattern; of this one there is one text. */
function typing(text: string): Action {
  return {
    TypeText: { text: { Regexp: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') }, delayMillis: TYPING_DELAY_MS },
  };
}

function leadsIntoApp({ href, target }: HTMLAnchorElement, origin: string): boolean {
  return target !== '_blank' && href.startsWith(`${origin}/`) && isAppPath(new URL(href).pathname);
}
