/** Skips waits in tests: the page's clock is installed before the first goto and advanced by the test. */
import { expect, type Page, type Request } from '@playwright/test';

import { expectState, screenOf, tap } from './steps/walk';

/** Advances the page's clock one second at a time until the journey, or a chart that it invokes, shows this state. */
export async function advanceTo(page: Page, journey: string, state: string): Promise<void> {
  const root = page.locator(screenOf(journey, state));
  // How long an answer takes depends on the load of the machine, so the number of seconds is not fixed.
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

/** Follows the page's calls, and the scripts that it loads when idle, from now on; the returned function waits until each has an answer. */
export function listenToCalls(page: Page): () => Promise<void> {
  const openRequests = new Set<Request>();
  page.on('request', (request) => {
    if (/\/(?:api\/(?!analytics\/)|assets\/)/.test(request.url())) openRequests.add(request);
  });
  page.on('requestfinished', (request) => openRequests.delete(request));
  page.on('requestfailed', (request) => openRequests.delete(request));
  return () => expect.poll(() => openRequests.size, 'requests without an answer').toBe(0);
}

/**
 * Blocks the requests to this URL until the returned function is called: a fast service would answer before the test can check the page.
 */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Taps "Check again", and Back before the answer arrives. The test then checks where Back has led: a call in flight must not block it. */
export async function backDuringStatusCheck(page: Page, url: RegExp): Promise<void> {
  const release = await holdRequests(page, url);
  await waitForRequestDuring(page, url, () => tap(page, 'Check again'));
  await tap(page, /^Back$/);
  release();
}
