/**
 * Dark patterns that one screen shows: docs/dark-patterns.md says what each is. Runs in jsdom and in a browser; sizes are checked where there
 * is a layout.
 */
import { isInaccessible } from 'dom-accessibility-api';
import type { AnyMachineSnapshot } from 'xstate';

import { costs, hasAmount } from './costs';
import { asksWithoutCheckbox, COMMITMENT, freeActions, oppositeActions, prechosen, timers } from './lists';
import { isTrickQuestion, phraseProblems } from './words';

/** The smallest target of an action that declines, CSS px. */
const MIN_TARGET_PX = 44;

/** A wait in figures, `0:24`, that is not a time of the day, and "2 days left". */
const TIMER =
  /\b\d{1,2}:\d{2}(?::\d{2})?(?!\d|\s?[ap]m\b)|\b\d+\s(?:days?|h|hours?|min|minutes?|s|seconds?)\sleft\b|\btime left\b/i;

/** A screen of a journey: its name, its text, its controls. */
interface JudgedScreen {
  /** `agreement/agreementReview`; with the screen of a one-time code, `otp/enterCode`. */
  readonly name: string;
  readonly snapshot: Pick<AnyMachineSnapshot, 'context' | 'hasTag'>;
  readonly text: string;
  readonly controls: readonly Control[];
  readonly inputs: readonly HTMLInputElement[];
}

interface Control {
  readonly element: HTMLElement;
  readonly name: string;
  readonly isEnabled: boolean;
  readonly isPrimary: boolean;
}

/** Reads the page. @param name journey and state */
export function readJudgedScreen(name: string, snapshot: JudgedScreen['snapshot']): JudgedScreen {
  const child = document.querySelector<HTMLElement>('[data-chart]');
  return {
    name: child === null ? name : `${child.dataset.chart}/${child.dataset.state}`,
    snapshot,
    text: textOf(document.body),
    controls: [...document.querySelectorAll<HTMLElement>('button, a[href]')].map((element) => ({
      element,
      name: plain(element.getAttribute('aria-label') ?? element.textContent ?? ''),
      isEnabled: !element.matches(':disabled, [aria-disabled="true"]'),
      isPrimary: element.dataset.variant === 'primary',
    })),
    inputs: [...document.querySelectorAll('input')].filter(
      ({ type }) => type === 'checkbox' || type === 'radio',
    ),
  };
}

/** The words of the page with a blank between its elements, and the names that only a screen reader reads. */
function textOf(root: Element): string {
  const words: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement?.tagName;
    if (parent !== 'STYLE' && parent !== 'SCRIPT') words.push(node.textContent ?? '');
  }
  for (const element of root.querySelectorAll('[aria-label]'))
    words.push(element.getAttribute('aria-label') ?? '');
  return plain(words.join(' '));
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Interface interference: a box or radio button that is chosen before the merchant chose it.
 * @param chosen what the merchant tapped on this path, as `choiceKey`
 */
export function prechosenProblems(
  { name, snapshot, inputs }: JudgedScreen,
  chosen: ReadonlySet<string>,
): readonly string[] {
  const isAllowed = (input: HTMLInputElement) =>
    input.type === 'radio' &&
    prechosen.some(
      (allowed) =>
        allowed.name.test(input.name) &&
        allowed.screen.test(name) &&
        allowed
          .values(snapshot, input.name)
          .some((value) => (typeof value === 'string' ? value === input.value : value.test(input.value))),
    );
  return inputs
    .filter((input) => input.checked && !chosen.has(choiceKey(input)) && !isAllowed(input))
    .map(
      (input) => `interface interference: "${labelOf(input)}" is chosen before a tap (${choiceKey(input)})`,
    );
}

/** One option, across screens. All consents of a journey may have one name: their words tell them apart. */
export function choiceKey(input: HTMLInputElement): string {
  return `${input.name}=${input.type === 'checkbox' ? labelOf(input) : input.value}`;
}

function labelOf(input: HTMLInputElement): string {
  return plain(input.labels?.[0]?.textContent ?? input.name);
}

/** Confirm shaming, pressing words, questions whose "yes" means "no". */
export function wordProblems({ text, inputs }: JudgedScreen): readonly string[] {
  const consents = inputs.filter(({ type }) => type === 'checkbox').map(labelOf);
  return [
    ...phraseProblems(text),
    ...consents
      .filter(isTrickQuestion)
      .map((label) => `trick question: the consent "${label}" has a negation`),
  ];
}

/** False urgency: a timer on a screen that is not in the list. */
export function timerProblems({ name, text }: JudgedScreen): readonly string[] {
  if (timers.some(({ screen }) => screen.test(name))) return [];
  const shown = TIMER.exec(text)?.[0] ?? document.querySelector('[role="timer"]')?.textContent;
  return shown == null ? [] : [`false urgency: a timer is shown, "${shown}"`];
}

/** Forced action: a screen that asks for a consent, a permission or an agreement has another way than to give it. */
export function declineProblems({ name, snapshot, controls, inputs }: JudgedScreen): readonly string[] {
  const isAsking = asksWithoutCheckbox.includes(name) || inputs.some(({ type }) => type === 'checkbox');
  if (!isAsking || snapshot.hasTag('pending')) return [];
  const ways = controls.filter(
    ({ element, name: action, isEnabled, isPrimary }) =>
      isEnabled &&
      !isPrimary &&
      (isBackButton(element) || oppositeActions[name]?.decline.test(action) === true),
  );
  if (ways.length === 0) return ['forced action: it asks for a consent, and has no way to decline it'];
  return ways.some((way) => sizeProblems(way).length === 0) ? [] : ways.flatMap(sizeProblems);
}

/** Back and Close in the top row. A page that cannot be left hides it (src/ui/theme/first-paint.css). */
function isBackButton(element: Element): boolean {
  return element.matches('header > button:first-child') && element.closest('[data-back-disabled]') === null;
}

/** Interface interference: of two opposite actions, the declining one is as real as the other. */
export function oppositeProblems({ name, snapshot, controls }: JudgedScreen): readonly string[] {
  const choice = oppositeActions[name];
  if (choice === undefined || snapshot.hasTag('pending')) return [];
  const accepting = controls.find(({ name: action }) => choice.accept.test(action));
  if (accepting === undefined) return [];
  const declining = controls.find(({ name: action }) => choice.decline.test(action));
  if (declining === undefined) return [`interface interference: "${accepting.name}" has no opposite`];
  return [
    ...(declining.isEnabled ? [] : [`interface interference: "${declining.name}" is disabled`]),
    ...(isInaccessible(declining.element)
      ? [`interface interference: no screen reader reads "${declining.name}"`]
      : []),
    ...sizeProblems(declining),
  ];
}

function sizeProblems({ element, name }: Control): readonly string[] {
  if (document.documentElement.clientWidth === 0) return [];
  const { width, height } = element.getBoundingClientRect();
  return width >= MIN_TARGET_PX && height >= MIN_TARGET_PX
    ? []
    : [`interface interference: "${name}" is ${Math.round(width)} x ${Math.round(height)} px`];
}

/** Drip pricing: what an action costs stands on its screen, and each action that sounds like a commitment is known. */
export function costProblems({ name, snapshot, text, controls }: JudgedScreen): readonly string[] {
  if (snapshot.hasTag('pending')) return [];
  const costOf = costs[name];
  if (costOf === undefined) {
    return controls
      .filter(({ name: action, isEnabled }) => isEnabled && COMMITMENT.test(action) && !action.includes('₹'))
      .filter(({ name: action }) => !freeActions.some((free) => free.name.test(action)))
      .map(({ name: action }) => `drip pricing: nobody says what "${action}" costs`);
  }
  const cost = costOf(snapshot);
  if (cost === null)
    return controls.some(({ isPrimary, isEnabled }) => isPrimary && isEnabled)
      ? ['drip pricing: the cost is not known, and the main action can be tapped']
      : [];
  return hasAmount(text, cost) ? [] : [`drip pricing: it costs ${cost}, which is not on the screen`];
}
