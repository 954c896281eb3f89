/** When a page's content arrives: watched in the page, under a real slow network and processor. */
import type { Browser, CDPSession, Cookie, Page } from '@playwright/test';

import { type Content, keep } from './entry-urls';

/** Lighthouse's mobile preset, applied for real: slow 4G by latency and bits, a phone's processor. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const CPU_SLOWDOWN = 4;
/** How long a page may take to show its content, ms. */
const CONTENT_TIMEOUT_MS = 30_000;

export type Kind = 'document' | 'style' | 'script' | 'call' | 'other';

/** A request as it went; ms since the navigation began. */
export interface Sent {
  readonly path: string;
  readonly kind: Kind;
  readonly start: number;
  /** Null if it was still loading when the content was shown. */
  readonly end: number | null;
  /** Bytes received by then, including headers. */
  readonly bytes: number;
}

/** One visit; ms since the navigation began. */
export interface Arrival {
  readonly content: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly requests: readonly Sent[];
}

declare global {
  interface Window {
    arrival?: { content: number; firstPaint: number; largestPaint: number };
  }
}

/** A visitor of a page. */
export interface Visitor {
  readonly address: string;
  readonly cookies: readonly Cookie[];
  /** localStorage entries of an earlier visit. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Opens a URL in a new browser context, and records it until its content with data is painted. */
export async function arriveSlowly(
  browser: Browser,
  { address, cookies, kept }: Visitor,
  { selector, text }: Content,
): Promise<Arrival> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  try {
    await context.addCookies([...cookies]);
    const page = await context.newPage();
    await page.addInitScript(keep, kept);
    await page.addInitScript(watchContent, { selector, source: text.source });
    const session = await context.newCDPSession(page);
    const requests = await recordRequests(session);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(address, { waitUntil: 'commit', timeout: CONTENT_TIMEOUT_MS });
    return { ...(await arrivalOf(page, address)), requests: requests() };
  } finally {
    await context.close();
  }
}

async function arrivalOf(page: Page, address: string): Promise<Omit<Arrival, 'requests'>> {
  const timesHandle = await page
    .waitForFunction(() => (window.arrival?.content ? window.arrival : null), null, {
      timeout: CONTENT_TIMEOUT_MS,
      polling: 200,
    })
    .catch(async (problem) => {
      const shown = await page.locator('body').innerText();
      throw new Error(`${address} does not show its content, but: ${shown.slice(0, 300)}`, {
        cause: problem,
      });
    });
  const times = await timesHandle.jsonValue();
  if (times === null) throw new Error(`${address} did not arrive.`);
  return times;
}

/** Runs in the page, before its own scripts. It has no named functions: tsx would insert a helper that the page lacks. */
function watchContent({ selector, source }: { selector: string; source: string }): void {
  const pattern = new RegExp(source);
  const times = { content: 0, firstPaint: 0, largestPaint: 0 };
  window.arrival = times;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') times.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    const shown = document.querySelector(selector);
    if (shown?.checkVisibility() !== true || !pattern.test(shown.textContent ?? '')) return;
    observer.disconnect();
    // The next frame paints it, and the following one runs after that paint; nothing is painted while a style sheet is missing.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        times.content = performance.now();
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Notes each request of the page. */
async function recordRequests(session: CDPSession): Promise<() => readonly Sent[]> {
  const requestsById = new Map<string, { -readonly [TKey in keyof Sent]: Sent[TKey] }>();
  let navigationStartSeconds: number | null = null;
  const msSinceNavigation = (timestamp: number) => (timestamp - (navigationStartSeconds ?? timestamp)) * 1_000;
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

/** Analytics and the error log: the page does not wait for them. */
export function isTelemetry(path: string): boolean {
  return path.startsWith('/api/analytics');
}
