/** Measures in the browser when a page shows its content, with a throttled network and processor. */
import { setTimeout as timeout } from 'node:timers/promises';
import type { Browser, CDPSession, Cookie } from '@playwright/test';

import { type Content, writeLocalStorage } from './entry-urls';

/** Network throttling of Lighthouse's mobile preset: latency in ms, throughput in bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
/** How many times slower the processor is. */
const CPU_SLOWDOWN = 4;
/** How long a page may take to show its content. */
const CONTENT_TIMEOUT_MS = 30_000;

export type Kind = 'document' | 'style' | 'script' | 'call' | 'other';

/** A request of the page; times in ms since the start of the navigation. */
export interface SentRequest {
  readonly path: string;
  readonly kind: Kind;
  readonly start: number;
  /** Null if the answer was still loading when the content was shown. */
  readonly end: number | null;
  /** Compressed bytes received until the content was shown, including headers. */
  readonly bytes: number;
}

/** Times that the page reports, in ms since the start of the navigation. */
interface ReportedTimes {
  /** When the content with data was painted. */
  readonly content: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Durations of the tasks over 50 ms between the first paint and the content, in their order. */
  readonly longTasks: readonly number[];
}

/** What one visit measured. */
export interface Arrival extends ReportedTimes {
  readonly requests: readonly SentRequest[];
}

declare global {
  interface Window {
    /** Reports times as JSON to this process. */
    reportArrival(times: string): void;
  }
}

/** A URL, and the stored state of the browser that opens it. */
export interface Visitor {
  readonly address: string;
  readonly cookies: readonly Cookie[];
  /** localStorage entries of an earlier visit. */
  readonly localStorageEntries: Readonly<Record<string, string>>;
}

/**
 * Opens a URL in a new throttled browser context, and records the visit until the content with data is painted.
 * @throws on a timeout
 */
export async function arriveSlowly(
  browser: Browser,
  { address, cookies, localStorageEntries }: Visitor,
  { selector, text }: Content,
): Promise<Arrival> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  try {
    await context.addCookies([...cookies]);
    const page = await context.newPage();
    await page.addInitScript(writeLocalStorage, localStorageEntries);
    await page.addInitScript(watchContent, { selector, source: text.source });
    const session = await context.newCDPSession(page);
    const requests = await recordRequests(session);
    // Playwright's own ways to read from a page begin with 40 to 65 ms of scripts in it, on a slowed processor.
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'reportArrival' });
    const reported = new Promise<ReportedTimes>((resolve) =>
      session.once('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload))),
    );
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(address, { waitUntil: 'commit', timeout: CONTENT_TIMEOUT_MS });
    const times = await Promise.race([reported, timeout(CONTENT_TIMEOUT_MS, null, { ref: false })]);
    if (times !== null) return { ...times, requests: requests() };
    const bodyText = await page.locator('body').innerText();
    throw new Error(`${address} does not show its content, but: ${bodyText.slice(0, 300)}`);
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page, before its own scripts. Contains no named functions: tsx would insert a helper that is missing in the
 * page.
 */
function watchContent({ selector, source }: { selector: string; source: string }): void {
  const pattern = new RegExp(source);
  const times = { content: 0, firstPaint: 0, largestPaint: 0 };
  const longTasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') times.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    const element = document.querySelector(selector);
    if (element?.checkVisibility() !== true || !pattern.test(element.textContent ?? '')) return;
    observer.disconnect();
    // The next frame paints the content; the callback of the frame after it runs after that paint. Browsers paint no frame while
    // a style sheet is loading.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        times.content = performance.now();
        // The browser reports paints and tasks later than they end.
        setTimeout(() => {
          const before = longTasks.filter(
            ({ startTime, duration }) => startTime + duration > times.firstPaint && startTime < times.content,
          );
          const durations = before.map(({ duration }) => duration);
          window.reportArrival(JSON.stringify({ ...times, longTasks: durations }));
        }, 500);
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Records each request of the page. @returns a function that gives the requests so far */
async function recordRequests(session: CDPSession): Promise<() => readonly SentRequest[]> {
  const requestsById = new Map<string, { -readonly [TKey in keyof SentRequest]: SentRequest[TKey] }>();
  let navigationStartSeconds: number | null = null;
  const msSinceNavigation = (timestamp: number) =>
    (timestamp - (navigationStartSeconds ?? timestamp)) * 1_000;
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    navigationStartSeconds ??= timestamp;
    const { pathname } = new URL(request.url);
    requestsById.set(requestId, {
      path: pathname,
      kind: kindOf(type ?? '', pathname),
      start: msSinceNavigation(timestamp),
      end: null,
      bytes: 0,
    });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const entry = requestsById.get(requestId);
    if (entry !== undefined) entry.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = requestsById.get(requestId);
    if (entry === undefined) return;
    entry.end = msSinceNavigation(timestamp);
    entry.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...requestsById.values()];
}

/** @param type the browser's resource type of a request */
export function kindOf(type: string, path: string): Kind {
  if (path.startsWith('/api/')) return 'call';
  if (type === 'Document') return 'document';
  if (type === 'Stylesheet') return 'style';
  return type === 'Script' ? 'script' : 'other';
}

/** Whether a path is that of analytics or the error log: the page does not wait for these requests. */
export function isTelemetry(path: string): boolean {
  return path.startsWith('/api/analytics');
}
