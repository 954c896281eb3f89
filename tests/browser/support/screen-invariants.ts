/** Checks the invariants of every screen in Chromium, after each step (tests/paths/kit/judge/invariants.ts). */
import { expect, type Page } from '@playwright/test';

import { focusProblem, readScreen, type ScreenFacts, screenProblems } from '../../paths/kit/judge/invariants';
import { personalIn, readStoredData, storedDataProblems } from '../../paths/kit/judge/stored-data';
import { typedIn } from './typed';

/** The screen that each page showed at its last check. */
const lastScreens = new WeakMap<Page, ScreenFacts>();

/** A further check after each step: returns its problems, an empty list when there are none. */
type Check = () => Promise<readonly string[]>;
const stepChecks = new WeakMap<Page, Check[]>();

/** Adds a check that runs after every step of the page. */
export function addStepCheck(page: Page, check: Check): void {
  stepChecks.set(page, [...(stepChecks.get(page) ?? []), check]);
}

interface ScreenReading {
  readonly screen: ScreenFacts;
  readonly storedData: Readonly<Record<string, string>>;
  /** Whether the document was loaded since the last check. The browser then announces it, so the focus is not checked. */
  readonly isNew: boolean;
  /** Whether a tap hit no control (such as the second tap of a double tap), which moves the focus to the body. */
  readonly hasTappedNothing: boolean;
}

/**
 * Expects the invariants to hold. A screen that has just appeared may still be moving the focus or setting the title, so the
 * check is repeated like any other expectation. A screen that waits for the lender may be busy; its test waits for the end.
 */
export async function expectInvariants(page: Page): Promise<void> {
  let lastScreen: ScreenFacts | null = null;
  const problems = async () => {
    const reading = await tryReadPage(page);
    if (reading === null) return [];
    lastScreen = reading.screen;
    return problemsIn(page, reading);
  };
  await expect.poll(problems, { intervals: [50], message: 'problems of the screen' }).toEqual([]);
  if (lastScreen === null) return;
  lastScreens.set(page, lastScreen);
  await markChecked(page);
}

/** The page's problems now; none while the page is being unloaded. */
export async function stepProblems(page: Page): Promise<readonly string[]> {
  const reading = await tryReadPage(page);
  return reading === null ? [] : problemsIn(page, reading);
}

async function problemsIn(
  page: Page,
  { screen, storedData, isNew, hasTappedNothing }: ScreenReading,
): Promise<readonly string[]> {
  const before = isNew || hasTappedNothing ? undefined : lastScreens.get(page);
  // While an answer is awaited there may be nothing to press.
  const controls = screen.isBusy ? ['wait'] : screen.controls;
  const screenProblemTexts = [
    ...screenProblems({ ...screen, isBusy: false, controls }),
    ...(before === undefined ? [] : focusProblem(before, screen)),
    ...storedDataProblems(storedData, (text) => [...personalIn(text), ...typedIn(page, text)]),
  ];
  if (screenProblemTexts.length > 0) return screenProblemTexts;
  return (await Promise.all((stepChecks.get(page) ?? []).map((check) => check()))).flat();
}

interface PageReading {
  readonly screen: ScreenFacts;
  readonly storedData: Readonly<Record<string, string>>;
  readonly checked: unknown;
}

/** One script for all: each call into the page waits for it. */
const READ_PAGE = `({ screen: (${readScreen})(), storedData: (${readStoredData})(), checked: window.checked })`;

/** Reads the page; null while it is being unloaded. */
async function tryReadPage(page: Page): Promise<ScreenReading | null> {
  try {
    const { screen, storedData, checked } = await page.evaluate<PageReading>(READ_PAGE);
    return {
      screen,
      storedData,
      isNew: checked === undefined,
      hasTappedNothing: Reflect.get(Object(checked), 'hasTappedNothing') === true,
    };
  } catch {
    return null;
  }
}

/** Marks the document as checked, and records whether a tap hits no control. */
async function markChecked(page: Page): Promise<void> {
  await page.evaluate(recordMissedTaps).catch(() => undefined);
}

/** Runs in the page: records taps that hit no control. */
function recordMissedTaps(): void {
  const checked = { hasTappedNothing: false };
  const isListening = Reflect.has(window, 'checked');
  Reflect.set(window, 'checked', checked);
  if (isListening) return;
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const control =
        target instanceof Element
          ? target.closest('a, button, label, input, select, textarea, summary, [tabindex]')
          : null;
      const current: unknown = Reflect.get(window, 'checked');
      if (control === null && typeof current === 'object' && current !== null)
        Reflect.set(current, 'hasTappedNothing', true);
    },
    true,
  );
}
