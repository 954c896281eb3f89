/** Skips waits in tests: the page's clock is installed before the first goto and advanced by the test. */
import { expect, type Page, type Request } from '@playwright/test';

import { expectState, screenOf, tap } from './steps/walk';

/** Advances the page's clock one second at a time until the journey, or a chart that it invokes, shows this state. */
export async function advanceTo(page: Page, journey: string, state: string): Promise<void> {
  const root = page.locator(screenOf(journey, state));
  // On a loaded machine each answer takes longer: no fixed number of seconds fits all.
  for (let seconds = 0; seconds < 200 && !(await root.isVisible()); seconds += 1) {
    await page.clock.fastForward(1_000);
    // Answers arrive between the seconds: without this pause a call would time out before a busy service can answer.
    await root.waitFor({ timeout: 100 }).catch(() => {});
  }
  await expectState(page, journey, state);
}

/** Pauses the page's clock before the first goto, so that the page polls nothing by itself. */
export async function pausePageClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 10_000);
}

/** Runs the action and waits until the page sends this request. */
export async function waitForRequestDuring(
  page: Page,
  url: RegExp,
  act: () => Promise<unknown>,
): Promise<void> {
  const sent = page.waitForRequest(url);
  await act();
  await sent;
}

/** Follows the page's calls from now on; the returned function waits until each of them has an answer. */
export function listenToCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (/\/api\/(?!analytics\/)/.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => open.size, 'calls without an answer').toBe(0);
}

/**
 * Blocks the requests to this URL until the returned function is called: a fast service would answer before the test can look.
 */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let releaseAndClearPicture = () => {};
  const gate = new Promise<void>((resolve) => {
    releaseAndClearPicture = resolve;
  });
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return releaseAndClearPicture;
}

/** Taps "Check again" and then Back before the answer arrives: the tap must have its effect all the same. */
export async function backDuringStatusCheck(page: Page, url: RegExp): Promise<void> {
  const releaseAndClearPicture = await hold(page, url);
  await waitForRequestDuring(page, url, () => tap(page, 'Check again'));
  await tap(page, /^Back$/);
  releaseAndClearPicture();
}
