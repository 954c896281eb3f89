/**
 * `npm run speed:steps [-- offer home] [--taps 20] [--dist folder]`: measures the time from a tap to the paint of the next
 * screen, with the browser's Event Timing API and a four times slower processor; all steps, or those that begin at the named
 * entry URLs. Run it manually on an idle machine, after `npm run build`. How to read the results: docs/decisions/018-loading.md.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';

import { findChromium } from '../support/chromium';
import { entryUrls, writeLocalStorage } from './entry-urls';
import { newVisitor } from './measure';
import { median } from './median';
import { serveBuild } from './serve-build';

/** A tap on a screen, and the screen that follows. */
interface Step {
  /** Name of the entry URL of the first screen (`entry-urls.ts`). */
  readonly entry: string;
  /** Accessible name of the button or link. */
  readonly button: RegExp;
  /** CSS selector of an element that only the next screen has. */
  readonly to: string;
  /** Playwright selector of the option that has to be chosen before the tap. */
  readonly choice?: string;
}

/** Steps without a call to a service: repeated on the same page, by its back button. */
const WITHOUT_CALL: readonly Step[] = [
  { entry: 'offer', button: /^Compare offers$/, to: '[data-state="selectLoan"]' },
  { entry: 'offer', button: /^Terms of the offers$/, to: '[data-state="offerTerms"]' },
  { entry: 'bank-account', button: /^Add another account$/, to: '[data-state="EDIT_FORM"]' },
  {
    entry: 'prepayment',
    button: /^Continue$/,
    to: '[data-state="confirmation"]',
    choice: '[type="radio"]:not([disabled]) >> nth=1',
  },
  { entry: 'udyam', button: /^Start$/, to: '[data-state="kyc"]' },
];

/**
 * Steps with a call: each on a new page. The service never answers: the time until the page shows that it is busy is
 * measured.
 */
const WITH_CALL: readonly Step[] = [
  { entry: 'home', button: /^Pay ₹/, to: '[aria-busy="true"]' },
  { entry: 'pay-by-link', button: /^Pay ₹/, to: '[aria-busy="true"]' },
];

/** Event Timing does not report shorter events. */
const MIN_REPORTED_MS = 16;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { taps: { type: 'string', default: '20' }, dist: { type: 'string', default: 'dist' } },
});
const isChosen = ({ entry }: Step) => positionals.length === 0 || positionals.includes(entry);
const taps = Number(values.taps);
if (!Number.isInteger(taps) || taps < 1) throw new Error('--taps wants a whole number.');

const server = await serveBuild(values.dist);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const step of WITHOUT_CALL.filter(isChosen)) {
    const page = await open(browser, step);
    const durations: number[] = [];
    for (let tap = 0; tap < taps; tap += 1) {
      durations.push(await durationOf(page, step));
      await page.getByRole('button', { name: 'Back', exact: true }).tap();
      await page.evaluate(endOfMotion);
    }
    await page.context().close();
    report(step, 'without a call', durations);
  }
  for (const step of WITH_CALL.filter(isChosen)) {
    const durations: number[] = [];
    for (let tap = 0; tap < taps; tap += 1) {
      const page = await open(browser, step);
      await page.route('**/api/**', () => {});
      durations.push(await durationOf(page, step));
      await page.context().close();
    }
    report(step, 'with a call', durations);
  }
} finally {
  await browser.close();
  server.stop();
}

function report({ entry, button, to }: Step, kind: string, durations: readonly number[]): void {
  const step = `${entry}: ${button.source} to ${to}`.padEnd(72);
  const summary = `median ${median(durations)} ms, longest ${Math.max(...durations)} ms`;
  process.stdout.write(`${step}${kind.padEnd(16)}${summary}\n`);
}

/** Opens the entry URL of a step, waits until nothing is loading, and slows the processor down. */
async function open(chromiumBrowser: Browser, { entry }: Step): Promise<Page> {
  const url = entryUrls.find(({ name }) => name === entry);
  if (url === undefined) throw new Error(`No entry URL is called ${entry}.`);
  const { address, cookies, localStorageEntries } = await newVisitor(
    { label: '', origin: server.http1Origin, lenderOrigin: server.http1Origin },
    url,
  );
  const context = await chromiumBrowser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  await page.addInitScript(writeLocalStorage, localStorageEntries);
  await page.addInitScript(watchTaps);
  // The chunk with the telemetry is loaded last.
  const telemetryLoaded = page.waitForResponse(/\/assets\/observe-/);
  await page.goto(address);
  await page.locator(url.content.selector).waitFor();
  await telemetryLoaded;
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/**
 * Time from the tap to the paint of the next screen, in ms; at least `MIN_REPORTED_MS`. Between the two, Playwright evaluates
 * nothing in the page: its checks would run on the slowed-down main thread.
 */
async function durationOf(page: Page, { button, to, choice }: Step): Promise<number> {
  if (choice !== undefined) {
    await page.locator(choice).check({ force: true });
    await page.evaluate(endOfMotion);
  }
  const target = page
    .getByRole('button', { name: button })
    .or(page.getByRole('link', { name: button }))
    .first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${button.source} is not on the screen.`);
  const longestEvent = page.evaluate(longestOfNextTap);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const duration = await longestEvent;
  if (duration === null) throw new Error(`The tap on ${button.source} made no click.`);
  await page.locator(to).first().waitFor();
  return Math.max(MIN_REPORTED_MS, duration);
}

/** Runs in the page: waits for all finite animations. Until then, new buttons ignore taps (src/ui/controls/button-style.ts). */
async function endOfMotion(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

declare global {
  interface Window {
    taps?: number[];
  }
}

/** Runs in the page, before its own scripts: collects the durations of tap events in `window.taps`, in ms. */
function watchTaps(): void {
  const durations: number[] = [];
  window.taps = durations;
  new PerformanceObserver((list) => {
    // Events without an interaction id, such as hover, are not taps.
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0) durations.push(entry.duration);
    // SAFETY: `durationThreshold` of the Event Timing API is missing in TypeScript's type.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Runs in the page: duration of the longest event of the next tap, in ms; null if no click follows within 10 s. Waits one
 * more second after the click, because an entry is reported only after its frame.
 */
function longestOfNextTap(): Promise<number | null> {
  window.taps?.splice(0);
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), 10_000);
    window.addEventListener(
      'click',
      () => setTimeout(() => resolve(Math.max(0, ...(window.taps ?? []))), 1000),
      { once: true, capture: true },
    );
  });
}
