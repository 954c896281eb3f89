/**
 * Invariants of every screen of every journey. Both levels use them: the screens in a DOM, and the built app in Chromium, where
 * `readScreen` is serialised into the page (so it must not refer to anything outside itself).
 */

/** App name, the suffix of each document title. */
const APP_NAME = 'Shop loan';

/** Words of a heading that no mark of success may stand over. */
const BAD_NEWS = /\b(not|failed|was cancelled|refused|rejected|settled|blocked|overdue)\b/i;

/** The current screen as plain data. */
export interface ScreenFacts {
  readonly journey: string;
  readonly state: string;
  /** Id and state of an invoked chart that shows its own screen (a one-time code): `otp/enterCode`. */
  readonly child: string;
  readonly headings: readonly string[];
  /** Expected page name in the title: the text of the heading, or its `data-tab-title`, which replaces a person's name. */
  readonly name: string;
  readonly title: string;
  readonly isBusy: boolean;
  readonly text: string;
  /** Names of the controls that can be pressed: buttons and links, the header's too. */
  readonly controls: readonly string[];
  /** Names of the buttons that look like the main one. */
  readonly primaryActions: readonly string[];
  /** Status of a page that reports an outcome; empty for another page. */
  readonly status: string;
  /** The focused element; `body` when there is none. */
  readonly focus: string;
  /** Width beyond the right edge, px; 0 without layout. */
  readonly overflow: number;
}

/** Reads the screen. Playwright serialises it into the page, so it uses nothing outside itself. */
export function readScreen(): ScreenFacts {
  const hasBoxes = document.documentElement.clientWidth > 0;
  const modal = document.querySelector('dialog[open]');
  const isVisible = (element: Element): boolean => {
    if (hasBoxes && element.getClientRects().length === 0) return false;
    if (modal !== null && !modal.contains(element)) return false;
    return element.closest('[hidden], [aria-hidden="true"], [inert]') === null;
  };
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isVisible);
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const root = document.querySelector<HTMLElement>('[data-journey]');
  const child = document.querySelector<HTMLElement>('[data-chart]');
  const focused = document.activeElement;
  const page = document.documentElement;
  const heading = document.querySelector('h1');
  const titled = heading?.querySelector<HTMLElement>('[data-tab-title]');
  return {
    journey: root?.dataset.journey ?? '',
    state: root?.dataset.state ?? '',
    child: child === null ? '' : `${child.dataset.chart}/${child.dataset.state}`,
    headings: [...document.querySelectorAll('h1')].map(nameOf),
    name: ((titled?.dataset.tabTitle ?? heading?.textContent) || '').replace(/\s+/g, ' ').trim(),
    title: document.title,
    isBusy: document.querySelector('[aria-busy="true"]') !== null,
    text: document.body.textContent ?? '',
    // With `:not(:disabled)` in the selector jsdom takes fifteen times as long.
    controls: all('button, a[href], label[for], summary')
      .filter((element) => !element.matches(':disabled'))
      .map(nameOf),
    primaryActions: all('[data-variant="primary"]').map(nameOf),
    status: document.querySelector<HTMLElement>('[data-status]')?.dataset.status ?? '',
    focus:
      focused === null || focused === document.body
        ? 'body'
        : `${focused.tagName.toLowerCase()} ${nameOf(focused).slice(0, 40)}`.trim(),
    overflow: page.clientWidth === 0 ? 0 : page.scrollWidth - page.clientWidth,
  };
}

/** Problems of a screen that waits for the merchant. */
export function screenProblems(screen: ScreenFacts): readonly string[] {
  const { state, headings, isBusy, text, controls, primaryActions, status } = screen;
  const rawValue = /undefined|NaN|\[object|Infinity|Invalid Date/.exec(text);
  return [
    ...(text.trim() === '' ? ['the screen is blank'] : []),
    ...(headings.length === 1 && headings[0] !== ''
      ? []
      : [`it has ${headings.length} headings h1: ${headings.join(', ')}`]),
    ...titleProblems(screen),
    ...(isBusy ? ['it is still busy'] : []),
    ...(controls.length === 0 ? ['it is a dead end: nothing can be pressed'] : []),
    ...(rawValue === null ? [] : [`it shows "${rawValue[0]}" to the merchant`]),
    ...overflowProblems(screen),
    ...(primaryActions.length > 1 ? [`it has several main actions: ${primaryActions.join(', ')}`] : []),
    ...(status === 'success' && BAD_NEWS.test(headings.join(' '))
      ? [`it shows the mark of success over "${headings.join(' ')}"`]
      : []),
    ...(/Unanswered$/.test(state) && status !== 'unsure'
      ? [`it shows the mark "${status}", although nobody knows the outcome`]
      : []),
  ];
}

/**
 * The title contains the page name and the app name, and no number that could identify a person. A document that was just
 * opened has the app name alone (src/observe.ts).
 */
export function titleProblems({ name, title }: Pick<ScreenFacts, 'name' | 'title'>): readonly string[] {
  const titleText = title.replace(/\s+/g, ' ').trim();
  if (titleText === '') return ['the document has no title'];
  const isExpected = name === '' || titleText === APP_NAME || titleText === `${name} · ${APP_NAME}`;
  return [
    ...(isExpected ? [] : [`the document is called "${title}", not after "${name}"`]),
    ...(/[\d₹]/.test(title) ? [`a number is in the document's title: "${title}"`] : []),
  ];
}

/** No screen may be wider than the phone. */
export function overflowProblems({ overflow }: Pick<ScreenFacts, 'overflow'>): readonly string[] {
  return overflow > 0 ? [`it runs ${overflow} pixels out of the page sideways`] : [];
}

/** After a step to another screen, the focus must be on that screen, for keyboard and screen reader. */
export function focusProblem(before: ScreenFacts, after: ScreenFacts): readonly string[] {
  const isOtherScreen = screenName(before) !== screenName(after) && before.headings[0] !== after.headings[0];
  return isOtherScreen && after.focus === 'body'
    ? [`the focus is lost on the way from ${screenName(before)}`]
    : [];
}

/** Name of a screen: `autopay/openingBank`. */
export function screenName({ journey, state, child }: ScreenFacts): string {
  return [`${journey}/${state}`, child].filter(Boolean).join(' ');
}
