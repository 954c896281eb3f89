/** What every screen of a walk in Chromium owes the merchant, held after every step (tests/paths/kit/invariants.ts). */
import { expect, type Page } from '@playwright/test';

import { focusProblem, problemsOf, readScreen, type ScreenFacts } from '../../paths/kit/invariants';
import { keptProblems, personalIn, readKept } from '../../paths/kit/kept';
import { typedIn } from './typed';

/** The screen that each page showed when it was judged last. */
const last = new WeakMap<Page, ScreenFacts>();

/** What is judged beside the screen: gives what is wrong, nothing when nothing is. */
type Judge = () => Promise<readonly string[]>;
const judges = new WeakMap<Page, Judge[]>();

/** From now on every step of the page is judged by this too. */
export function judgeEachStep(page: Page, judge: Judge): void {
  judges.set(page, [...(judges.get(page) ?? []), judge]);
}

interface Look {
  readonly screen: ScreenFacts;
  readonly kept: Readonly<Record<string, string>>;
  /** Opened since the last look: where it is, the browser tells by itself. */
  readonly isNew: boolean;
  /** The second tap of a double tap may fall on nothing, which takes the focus to where it fell. */
  readonly hasTappedNothing: boolean;
}

/**
 * Holds the page to it. A screen that has just come may still be taking the focus or its title: it is looked at again, for as
 * long as any other expectation. A screen that waits for the lender may be busy; that it ends is what its test waits for.
 */
export async function expectSoundStep(page: Page): Promise<void> {
  let seen: ScreenFacts | null = null;
  const problems = async () => {
    const look = await lookAt(page);
    if (look === null) return [];
    seen = look.screen;
    return problemsIn(page, look);
  };
  await expect.poll(problems, { intervals: [50], message: 'what is wrong with the screen' }).toEqual([]);
  if (seen === null) return;
  last.set(page, seen);
  await markJudged(page);
}

/** What is wrong with the page now; nothing of one that is being left. */
export async function stepProblems(page: Page): Promise<readonly string[]> {
  const look = await lookAt(page);
  return look === null ? [] : problemsIn(page, look);
}

async function problemsIn(
  page: Page,
  { screen, kept, isNew, hasTappedNothing }: Look,
): Promise<readonly string[]> {
  const before = isNew || hasTappedNothing ? undefined : last.get(page);
  // What is awaited may leave nothing to press meanwhile.
  const ways = screen.isBusy ? ['wait'] : screen.ways;
  const ofTheScreen = [
    ...problemsOf({ ...screen, isBusy: false, ways }),
    ...(before === undefined ? [] : focusProblem(before, screen)),
    ...keptProblems(kept, (text) => [...personalIn(text), ...typedIn(page, text)]),
  ];
  if (ofTheScreen.length > 0) return ofTheScreen;
  return (await Promise.all((judges.get(page) ?? []).map((judge) => judge()))).flat();
}

/** Null of a page that is being left: it can't be read any more. */
async function lookAt(page: Page): Promise<Look | null> {
  try {
    const [screen, kept, judged] = await Promise.all([
      page.evaluate(readScreen),
      page.evaluate(readKept),
      page.evaluate((): unknown => Reflect.get(window, 'judged')),
    ]);
    return {
      screen,
      kept,
      isNew: judged === undefined,
      hasTappedNothing: Reflect.get(Object(judged), 'hasTappedNothing') === true,
    };
  } catch {
    return null;
  }
}

/** From now on the document knows that it was judged, and whether somebody taps where there is nothing. */
async function markJudged(page: Page): Promise<void> {
  await page.evaluate(noteTaps).catch(() => undefined);
}

/** Runs in the page. */
function noteTaps(): void {
  const judged = { hasTappedNothing: false };
  const isFollowed = Reflect.has(window, 'judged');
  Reflect.set(window, 'judged', judged);
  if (isFollowed) return;
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const control =
        target instanceof Element
          ? target.closest('a, button, label, input, select, textarea, summary, [tabindex]')
          : null;
      const now: unknown = Reflect.get(window, 'judged');
      if (control === null && typeof now === 'object' && now !== null)
        Reflect.set(now, 'hasTappedNothing', true);
    },
    true,
  );
}
