/** Measurements of an entry URL of a served build; each run opens it as a new merchant. */
import { type Browser, type Cookie, request as requests } from '@playwright/test';

import { type Language, languages } from '../../src/language/languages';
import { createMerchant } from '../browser/support/lender';
import { roundsUntil } from '../browser/support/rounds';
import { type Arrival, arriveSlowly, isTelemetry, type Visitor } from './arrival';
import { type EntryUrl, writeLocalStorage } from './entry-urls';
import { runLighthouse, type Throttling, type Vitals } from './lighthouse';
import { median, medianOf } from './median';

/** A measured page: an entry URL, or the plain document (`plain.ts`). */
export type Measured = Omit<EntryUrl, 'journey'>;

/** A build that is being served, for visitors who chose a language at an earlier visit. */
export interface LabelledBuild {
  readonly label: string;
  /** The app's, which visitors open. */
  readonly origin: string;
  /** The sandbox lender's, which needs no certificate. */
  readonly lenderOrigin: string;
  /** Default: English. */
  readonly language?: Language;
}

/** Medians of all runs of one page; times in ms. A figure that was not requested is missing. */
export interface Figures {
  readonly build: string;
  readonly name: string;
  readonly path: string;
  readonly simulated?: Vitals;
  readonly real?: Vitals;
  /** Until the content with data was painted, with throttled network and processor. */
  readonly content?: number;
  /** Durations of the tasks over 50 ms between first paint and content, of the visit whose content came in the middle. */
  readonly longTasks?: readonly number[];
  /** Calls, files and script bytes before the content. */
  readonly calls?: number;
  readonly files?: number;
  readonly scriptBytes?: number;
  /** Sequential rounds of requests before the content: the length of the longest chain. */
  readonly depth?: number;
}

/** Result of one run. */
export interface Run {
  readonly simulated?: Vitals;
  readonly real?: Vitals;
  readonly arrival?: Arrival;
}

/** One run: a Lighthouse visit for each throttling; for `real` also a recorded visit until the content. */
export async function runOnce(
  browser: Browser,
  served: LabelledBuild,
  entry: Measured,
  throttlings: readonly Throttling[],
): Promise<Run> {
  const vitals: Partial<Record<Throttling, Vitals>> = {};
  for (const throttling of throttlings) {
    vitals[throttling] = await runLighthouse(await newVisitor(served, entry), throttling);
  }
  if (!throttlings.includes('real')) return vitals;
  const visitor = await newVisitor(served, entry);
  return { ...vitals, arrival: await arriveSlowly(browser, visitor, entry.content) };
}

/** Number of sequential rounds of requests until the content. The same in every run. */
export async function depthOf(browser: Browser, served: LabelledBuild, entry: Measured): Promise<number> {
  const { address, cookies, localStorageEntries } = await newVisitor(served, entry);
  const context = await browser.newContext();
  try {
    await context.addCookies([...cookies]);
    const page = await context.newPage();
    await page.addInitScript(writeLocalStorage, localStorageEntries);
    return (await roundsUntil(page, address, entry.content)).length;
  } finally {
    await context.close();
  }
}

/** Medians of the runs of one page. */
export function figuresOf(
  { label }: LabelledBuild,
  { name, path }: Measured,
  runs: readonly Run[],
  depth: number | undefined,
): Figures {
  const vitals = (throttling: Throttling) =>
    medianVitals(runs.flatMap(({ [throttling]: runVitals }) => (runVitals === undefined ? [] : [runVitals])));
  const [simulated, real] = [vitals('simulated'), vitals('real')];
  const arrival = medianArrival(runs);
  return {
    build: label,
    name,
    path: typeof path === 'string' ? path : name,
    ...(simulated === null ? {} : { simulated }),
    ...(real === null ? {} : { real }),
    ...(arrival === null ? {} : figuresUntilContent(arrival)),
    ...(depth === undefined ? {} : { depth }),
  };
}

/** The recorded visit with the median content time; null if no run has one. */
export function medianArrival(runs: readonly Run[]): Arrival | null {
  const arrivals = runs.flatMap(({ arrival }) => (arrival === undefined ? [] : [arrival]));
  return arrivals.length === 0 ? null : medianOf(arrivals, ({ content }) => content);
}

function figuresUntilContent({ content, longTasks, requests }: Arrival): Partial<Figures> {
  const requestsBeforeContent = requests.filter(({ start, path }) => start < content && !isTelemetry(path));
  const scripts = requestsBeforeContent.filter(({ kind }) => kind === 'script');
  return {
    content,
    longTasks,
    calls: requestsBeforeContent.filter(({ kind }) => kind === 'call').length,
    files: requestsBeforeContent.filter(({ kind }) => kind !== 'call').length,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function medianVitals(allVitals: readonly Vitals[]): Vitals | null {
  if (allVitals.length === 0) return null;
  const medianFor = (key: keyof Vitals) => median(allVitals.map((vitals) => vitals[key]));
  return {
    fcp: medianFor('fcp'),
    lcp: medianFor('lcp'),
    tbt: medianFor('tbt'),
    cls: medianFor('cls'),
    calls: medianFor('calls'),
    files: medianFor('files'),
    scriptBytes: medianFor('scriptBytes'),
  };
}

/** Of a visitor who chose a language: see src/language/document-language.ts. */
const LANGUAGE_COOKIE: Cookie = {
  ...{ name: 'language', value: '', domain: 'localhost', path: '/', expires: -1 },
  ...{ httpOnly: false, secure: false, sameSite: 'Lax' },
};

/** Creates a merchant in the sandbox, and the cookies that sign a browser without a host in and say the language. */
export async function newVisitor(
  { origin, lenderOrigin, language = languages[0].language }: LabelledBuild,
  { persona, path, localStorageEntries }: Measured,
): Promise<Visitor> {
  // A visitor in English has chosen nothing.
  const languageCookies: readonly Cookie[] =
    language === languages[0].language ? [] : [{ ...LANGUAGE_COOKIE, value: language }];
  if (persona === null)
    return { address: `${origin}${String(path)}`, cookies: languageCookies, localStorageEntries: {} };
  const lender = await requests.newContext({ baseURL: lenderOrigin });
  try {
    const merchant = await createMerchant(lenderOrigin, persona);
    const resolvedPath = typeof path === 'string' ? path : await path(merchant);
    await lender.get(merchant.enter('/sandbox/inbox'));
    const { cookies } = await lender.storageState();
    return {
      address: `${origin}${resolvedPath}`,
      cookies: [...cookies, ...languageCookies],
      localStorageEntries: (await localStorageEntries?.(merchant)) ?? {},
    };
  } finally {
    await lender.dispose();
  }
}
