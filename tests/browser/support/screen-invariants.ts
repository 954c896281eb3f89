/** Checks the invariants of every screen in Chromium, after each step (tests/paths/kit/invariants.ts). */
import { expect, type Page } from '@playwright/test';

import { focusProblem, readScreen, type ScreenFacts, screenProblems } from '../../paths/kit/invariants';
import { personalIn, readStoredData, storedDataProblems } from '../../paths/kit/stored-data';
import { typedIn } from './typed';

/** The screen that each page showed at its last check. */
const last = new WeakMap<Page, ScreenFacts>();

/** A further check after each step: returns its problems, an empty list when there are none. */
type Check = () => Promise<readonly string[]>;
const checks = new WeakMap<Page, Check[]>();

/** Adds a check that runs after every step of the page. */
export function checkEachStep(page: Page, check: Check): void {
  checks.set(page, [...(checks.get(page) ?? []), check]);
}

interface Look {
  readonly screen: ScreenFacts;
  readonly kept: Readonly<Record<string, string>>;
  /** The document was loaded since the last look: the browser announces it by itself, so the focus is not checked. */
  readonly isNew: boolean;
  /** The second tap of a double tap may hit no control, which moves the focus there. */
  readonly hasTappedNothing: boolean;
}

/**
 * Expects the invariants to hold. A screen that has just appeared may still be moving the focus or setting the title, so the
 * check is repeated like any other expectation. A screen that waits for the lender may be busy; its test waits for the end.
 */
export async function expectInvariants(page: Page): Promise<void> {
  let seen: ScreenFacts | null = null;
  const problems = async () => {
    const look = await lookAt(page);
    if (look === null) return [];
    seen = look.screen;
    return problemsIn(page, look);
  };
  await expect.poll(problems, { intervals: [50], message: 'problems of the screen' }).toEqual([]);
  if (seen === null) return;
  last.set(page, seen);
  await markChecked(page);
}

/** The page's problems now; none for a page that is being left. */
export async function stepProblems(page: Page): Promise<readonly string[]> {
  const look = await lookAt(page);
  return look === null ? [] : problemsIn(page, look);
}

async function problemsIn(
  page: Page,
  { screen, kept, isNew, hasTappedNothing }: Look,
): Promise<readonly string[]> {
  const before = isNew || hasTappedNothing ? undefined : last.get(page);
  // While an answer is awaited there may be nothing to press.
  const controls = screen.isBusy ? ['wait'] : screen.controls;
  const ofTheScreen = [
    ...screenProblems({ ...screen, isBusy: false, controls }),
    ...(before === undefined ? [] : focusProblem(before, screen)),
    ...storedDataProblems(kept, (text) => [...personalIn(text), ...typedIn(page, text)]),
  ];
  if (ofTheScreen.length > 0) return ofTheScreen;
  return (await Promise.all((checks.get(page) ?? []).map((check) => check()))).flat();
}

/** Null for a page that is being left: it cannot be read any more. */
async function lookAt(page: Page): Promise<Look | null> {
  try {
    const [screen, kept, checked] = await Promise.all([
      page.evaluate(readScreen),
      page.evaluate(readStoredData),
      page.evaluate((): unknown => Reflect.get(window, 'checked')),
    ]);
    return {
      screen,
      kept,
      isNew: checked === undefined,
      hasTappedNothing: Reflect.get(Object(checked), 'hasTappedNothing') === true,
    };
  } catch {
    return null;
  }
}

/** Marks the document as checked, and records whether a tap hits no control. */
async function markChecked(page: Page): Promise<void> {
  await page.evaluate(noteTaps).catch(() => undefined);
}

/** Runs in the page. */
function noteTaps(): void {
  const checked = { hasTappedNothing: false };
  const isFollowed = Reflect.has(window, 'checked');
  Reflect.set(window, 'checked', checked);
  if (isFollowed) return;
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const control =
        target instanceof Element
          ? target.closest('a, button, label, input, select, textarea, summary, [tabindex]')
          : null;
      const now: unknown = Reflect.get(window, 'checked');
      if (control === null && typeof now === 'object' && now !== null)
        Reflect.set(now, 'hasTappedNothing', true);
    },
    true,
  );
}
