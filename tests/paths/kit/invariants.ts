/**
 * What every screen owes whoever looks at it, whatever the journey: read off the document, judged here. Both levels use it:
 * the screens in a DOM, and the built app in Chromium, where `readScreen` runs inside the page (so it refers to nothing
 * outside of itself).
 */

/** What the app is called, after the name of each page. */
const APP = 'Shop loan';

/** A screen as it stands, in plain data. */
export interface ScreenFacts {
  readonly journey: string;
  readonly state: string;
  /** State of the chart that the journey invokes and shows (a one-time code), with its id: `otp/enterCode`. */
  readonly child: string;
  readonly headings: readonly string[];
  /** What the document is called after: the words of the heading, or those in the place of somebody's name. */
  readonly name: string;
  readonly title: string;
  readonly isBusy: boolean;
  readonly text: string;
  /** Names of what can be pressed: buttons and links, the header's too. */
  readonly ways: readonly string[];
  /** What has the focus: `body` when nothing has. */
  readonly focus: string;
  /** Pixels beyond the right edge; 0 where nothing is laid out. */
  readonly overflow: number;
}

/** Reads the screen. Given to the page as a whole: no imports, no names from outside. */
export function readScreen(): ScreenFacts {
  const isSeen = (element: Element): boolean => {
    const hasBoxes = document.documentElement.clientWidth > 0;
    if (hasBoxes && element.getClientRects().length === 0) return false;
    const modal = document.querySelector('dialog[open]');
    if (modal !== null && !modal.contains(element)) return false;
    return element.closest('[hidden], [aria-hidden="true"], [inert]') === null;
  };
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const root = document.querySelector<HTMLElement>('[data-journey]');
  const child = document.querySelector<HTMLElement>('[data-chart]');
  const focused = document.activeElement;
  const page = document.documentElement;
  const heading = document.querySelector('h1');
  const named = heading?.querySelector<HTMLElement>('[data-title]');
  return {
    journey: root?.dataset.journey ?? '',
    state: root?.dataset.state ?? '',
    child: child === null ? '' : `${child.dataset.chart}/${child.dataset.state}`,
    headings: [...document.querySelectorAll('h1')].map(nameOf),
    name: ((named?.dataset.title ?? heading?.textContent) || '').replace(/\s+/g, ' ').trim(),
    title: document.title,
    isBusy: document.querySelector('[aria-busy="true"]') !== null,
    text: document.body.textContent ?? '',
    ways: all('button:not(:disabled), a[href], label[for], summary').map(nameOf),
    focus:
      focused === null || focused === document.body
        ? 'body'
        : `${focused.tagName.toLowerCase()} ${nameOf(focused).slice(0, 40)}`.trim(),
    overflow: page.clientWidth === 0 ? 0 : page.scrollWidth - page.clientWidth,
  };
}

/** What is wrong with a screen that waits for the merchant; empty when nothing is. */
export function problemsOf(screen: ScreenFacts): readonly string[] {
  const { headings, isBusy, text, ways } = screen;
  const leaked = /undefined|NaN|\[object|Infinity|Invalid Date/.exec(text);
  return [
    ...(text.trim() === '' ? ['the screen is blank'] : []),
    ...(headings.length === 1 && headings[0] !== ''
      ? []
      : [`it has ${headings.length} headings h1: ${headings.join(', ')}`]),
    ...titleProblems(screen),
    ...(isBusy ? ['it is still busy'] : []),
    ...(ways.length === 0 ? ['it is a dead end: nothing can be pressed'] : []),
    ...(leaked === null ? [] : [`it shows "${leaked[0]}" to the merchant`]),
    ...wide(screen),
  ];
}

/**
 * The title says which page of which app this is, and holds nothing of a person that a number could tell. A document that was
 * opened a moment ago is called after the app alone (src/observe.ts).
 */
export function titleProblems({ name, title }: Pick<ScreenFacts, 'name' | 'title'>): readonly string[] {
  const called = title.replace(/\s+/g, ' ').trim();
  if (called === '') return ['the document has no title'];
  const isRight = name === '' || called === APP || called === `${name} · ${APP}`;
  return [
    ...(isRight ? [] : [`the document is called "${title}", not after "${name}"`]),
    ...(/[\d₹]/.test(title) ? [`a number stands in the document's title: "${title}"`] : []),
  ];
}

/** No screen is wider than the phone. */
export function wide({ overflow }: Pick<ScreenFacts, 'overflow'>): readonly string[] {
  return overflow > 0 ? [`it runs ${overflow} pixels out of the page sideways`] : [];
}

/** After a step that led to another screen, the keyboard and the screen reader are somewhere on it. */
export function focusProblem(before: ScreenFacts, after: ScreenFacts): readonly string[] {
  const isOther = placeOf(before) !== placeOf(after) && before.headings[0] !== after.headings[0];
  return isOther && after.focus === 'body' ? [`the focus is lost on the way from ${placeOf(before)}`] : [];
}

/** Where a screen stands: `autopay/openingBank`. */
export function placeOf({ journey, state, child }: ScreenFacts): string {
  return [`${journey}/${state}`, child].filter(Boolean).join(' ');
}
