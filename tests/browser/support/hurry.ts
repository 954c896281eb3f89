/** Waits that a test does not sit through: the page's clock is installed before the first goto, and moved on by hand. */
import { expect, type Page, type Request } from '@playwright/test';

import { standsAt, tap } from './steps/walk';

/** Moves the page's clock on, a second at a time, until the journey stands there. */
export async function hurryTo(page: Page, journey: string, state: string): Promise<void> {
  const root = page.locator(`[data-journey="${journey}"][data-state="${state}"]`);
  // A loaded machine takes its time for each answer: no number of seconds is right for all.
  for (let seconds = 0; seconds < 200 && !(await root.isVisible()); seconds += 1) {
    await page.clock.fastForward(1_000);
    // Between the seconds the answers come in: else the time that a call has would be over before a busy service can answer.
    await root.waitFor({ timeout: 100 }).catch(() => {});
  }
  await standsAt(page, journey, state);
}

/** Stops the page's time before the first goto, so that nothing is asked but what the merchant asks. */
export async function stopTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 10_000);
}

/** Does what is given, and waits until this request leaves the page. */
export async function untilAsked(page: Page, url: RegExp, act: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForRequest(url);
  await act();
  await asked;
}

/** Listens to the page's calls from now on; what it gives waits until each of them has its answer. */
export function listenToCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (/\/api\/(?!analytics\/)/.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => open.size, 'calls without an answer').toBe(0);
}

/** Holds the requests to this address until they are let go: a quick service answers before anybody has looked. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** Asks again, and goes back before there is an answer: a tap in that moment counts too. */
export async function backWhileAsked(page: Page, url: RegExp): Promise<void> {
  const letGo = await hold(page, url);
  await untilAsked(page, url, () => tap(page, 'Check again'));
  await tap(page, /^Back$/);
  letGo();
}
