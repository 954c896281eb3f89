/** Runs Lighthouse with its mobile preset in a new browser. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { connect } from 'puppeteer-core';

import { findChromium } from '../support/chromium';
import { isTelemetry, type Visitor } from './arrival';
import { writeLocalStorage } from './entry-urls';

/** `simulated`: Lighthouse computes a slow visit from an unthrottled one. `real`: the visit is throttled. */
export type Throttling = 'simulated' | 'real';

/** Web vitals and counts of one visit. Times in ms. */
export interface Vitals {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Unitless. */
  readonly cls: number;
  /** Calls to services that started before the largest paint. */
  readonly calls: number;
  /** Requests of other files that started before the largest paint. */
  readonly files: number;
  /** Compressed bytes of the scripts among them. */
  readonly scriptBytes: number;
}

const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'metrics',
  'network-requests',
];

/** Measures one visit of a URL. @throws if the page shows nothing */
export async function runLighthouse(
  { address, cookies, localStorageEntries }: Visitor,
  throttling: Throttling,
): Promise<Vitals> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
    logLevel: 'silent',
  });
  try {
    const flags: Flags = {
      port: chrome.port,
      logLevel: 'silent',
      onlyAudits: AUDITS,
      throttlingMethod: throttling === 'real' ? 'devtools' : 'simulate',
      disableFullPageScreenshot: true,
    };
    const browser = await connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
    await browser.setCookie(...cookies);
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(writeLocalStorage, localStorageEntries);
    const result = await lighthouse(address, flags, undefined, page);
    if (result === undefined) throw new Error(`Lighthouse gave nothing for ${address}.`);
    return vitalsOf(result.lhr, address);
  } finally {
    chrome.kill();
  }
}

function vitalsOf({ audits, runtimeError }: Result, address: string): Vitals {
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
  const number = (id: string): number => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`${address}: Lighthouse has no ${id}.`);
    return value;
  };
  const largestPaintMs = Number(itemsOf(audits.metrics)[0]?.observedLargestContentfulPaint);
  const requestsBeforePaint = itemsOf(audits['network-requests']).filter(
    ({ networkRequestTime, url }) => Number(networkRequestTime) < largestPaintMs && /^http/.test(String(url)),
  );
  const paths = requestsBeforePaint.map(({ url }) => new URL(String(url)).pathname);
  const scripts = requestsBeforePaint.filter(({ resourceType }) => resourceType === 'Script');
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    calls: paths.filter((path) => path.startsWith('/api/') && !isTelemetry(path)).length,
    files: paths.filter((path) => !path.startsWith('/api/')).length,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
  };
}

/** Rows of an audit's table. */
function itemsOf(audit: Result['audits'][string] | undefined): readonly Readonly<Record<string, unknown>>[] {
  const { details } = audit ?? {};
  return details !== undefined && 'items' in details && Array.isArray(details.items) ? details.items : [];
}
