/** Steps of a walk in any engine, by what is on the screen. */
import type { Found, Tab } from './tab';

const INTERVAL_MS = 50;

type Name = string | RegExp;
type Kind = 'button' | 'field' | 'choice';

export interface Steps {
  /** The screen of a state, `journey/state`, of a journey or of a chart that it invokes. */
  readonly shows: (state: string) => Promise<void>;
  /** A button or a link, by its whole name. */
  readonly tap: (name: Name) => Promise<void>;
  readonly fill: (label: Name, text: string) => Promise<void>;
  readonly select: (label: Name, value: string) => Promise<void>;
  /** A radio or a checkbox, by its label or the name of its field. */
  readonly choose: (label: Name) => Promise<void>;
  readonly attach: (label: Name, path: string) => Promise<void>;
  /** Polls the page until the function returns true. @param what is expected, for the message */
  readonly until: <TArg>(what: string, holds: (arg: TArg) => boolean, arg: TArg) => Promise<void>;
  /** Taps "Check again" until this state comes; the page may poll by itself meanwhile. */
  readonly checkAgainUntil: (state: string) => Promise<void>;
  readonly text: () => Promise<string>;
}

/** @param timeoutMs time in which what is expected must come, ms */
export function stepsOf(tab: Tab, timeoutMs: number): Steps {
  const isShown = (state: string) => tab.evaluate(isStateShown, state.split('/'));

  async function control(kind: Kind, name: Name): Promise<Found> {
    const query = [
      kind,
      typeof name === 'string' ? `^${escaped(name)}$` : name.source,
      typeof name === 'string' ? '' : name.flags,
    ];
    return poll(`${kind} ${name}`, () => tab.find(findControl, query));
  }

  /**
   * Polls until the value is neither null nor false. Counts the reads instead of reading the clock: while a busy machine stops this
   * process, the page may stop too.
   * @throws with what is on the screen
   */
  async function poll<T>(what: string, read: () => Promise<T | null | false>): Promise<T> {
    for (let elapsedMs = 0; ; elapsedMs += INTERVAL_MS) {
      // The document may just be replaced.
      const value = await read().catch((error: unknown) => {
        if (elapsedMs >= timeoutMs) throw error;
        return null;
      });
      if (value !== null && value !== false) return value;
      if (elapsedMs >= timeoutMs)
        throw new Error(`Expected ${what}; there is ${await tab.evaluate(describePage, null)}`);
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    }
  }

  const shows = async (state: string) => {
    await poll(state, () => isShown(state));
    const problem = await tab.evaluate(problemOfScreen, null);
    if (problem !== null) throw new Error(`${state}: ${problem}`);
  };
  return {
    shows,
    tap: async (name) => {
      const button = await control('button', name);
      // WebDriver clicks where the button was a moment ago: a sheet that slides in would not be hit.
      await poll('a page without movement', () => tab.evaluate(isStill, null));
      await button.click();
    },
    fill: async (label, text) => (await control('field', label)).fill(text),
    select: async (label, value) => (await control('field', label)).select(value),
    choose: async (label) => (await control('choice', label)).click(),
    attach: async (label, path) => (await control('field', label)).attach(path),
    until: async (what, holds, arg) => void (await poll(what, () => tab.evaluate(holds, arg))),
    checkAgainUntil: async (state) => {
      await poll(state, async () => {
        if (await isShown(state)) return true;
        await (await tab.find(findControl, ['button', '^Check again$', '']))?.click();
        return false;
      });
      await shows(state);
    },
    text: () => tab.evaluate(() => document.body.innerText, null),
  };
}

/** Runs in the page: no animation or transition is running, but those without an end, such as a skeleton's. */
function isStill(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// Evaluated in the page, so each uses nothing outside itself, and no selector that Chromium 87 does not know.

function isStateShown([journey, state]: readonly (string | undefined)[]): boolean {
  const screen = document.querySelector(
    `[data-journey="${journey}"][data-state="${state}"], [data-chart="${journey}"][data-state="${state}"]`,
  );
  return screen !== null && screen.getClientRects().length > 0;
}

function findControl([kind, source = '', flags]: readonly (string | undefined)[]): Element | null {
  const scope = document.querySelector('dialog[open]') ?? document;
  const selector =
    kind === 'button'
      ? 'button, a[href], summary, [role="button"], input[type="submit"]'
      : kind === 'choice'
        ? 'input[type="radio"], input[type="checkbox"]'
        : 'input:not([type="radio"]):not([type="checkbox"]):not([type="hidden"]), select, textarea';
  const pattern = new RegExp(source, flags);
  for (const element of scope.querySelectorAll(selector)) {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const names = [element.getAttribute('aria-label'), labels[0]?.textContent, element.textContent];
    const name = names.find((text) => (text ?? '').trim() !== '') ?? '';
    const fieldName = kind === 'choice' ? element.getAttribute('name') : null;
    if (!pattern.test(name.replace(/\s+/g, ' ').trim()) && !pattern.test(fieldName ?? '')) continue;
    if (element.matches(':disabled') || element.closest('[inert]') !== null) continue;
    // A button opens the phone's chooser; its input is hidden.
    if (element.matches('[type="file"]')) return element;
    // The input of a choice is invisible: its label is drawn.
    const label = labels[0] instanceof Element ? labels[0] : element;
    const drawn = kind === 'choice' ? label : element;
    if (drawn.getClientRects().length === 0) continue;
    drawn.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    // A new screen ignores taps for a moment; a sticky bar may cover the control.
    if (!drawn.contains(hit)) continue;
    return drawn;
  }
  return null;
}

function describePage(): string {
  const shown = [...document.querySelectorAll('[data-state]')].map(
    (element) =>
      `${element.getAttribute('data-journey') ?? element.getAttribute('data-chart')}/${element.getAttribute('data-state')}`,
  );
  return `${shown.join(', ')} at ${location.pathname}${location.search}: ${document.body.innerText.replace(/\s+/g, ' ').slice(0, 300)}`;
}

/** What every screen must have in every engine: styles (a strict CSP may refuse them), and no sideways scrolling. */
function problemOfScreen(): string | null {
  const main = document.querySelector('main');
  if (main === null) return 'no main';
  if (document.documentElement.scrollWidth > window.innerWidth + 1)
    return `${document.documentElement.scrollWidth - window.innerWidth} px too wide`;
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join();
  const classes = [...document.querySelectorAll('body [class]')].map(({ classList }) => classList[0] ?? '');
  const withoutRule = classes.filter((name) => /^c-/.test(name) && !rules.includes(`.${name}`));
  return withoutRule.length === 0
    ? null
    : `${withoutRule.length} elements are without styles: ${withoutRule[0]}`;
}
