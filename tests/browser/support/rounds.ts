/**
 * Counts the sequential rounds of requests between a URL and its content. Each request is paused until the page has sent all
 * that it can send; then all of them are answered together: that is one round. No clock is involved, so slow and fast machines
 * count the same.
 */
import type { CDPSession, Page } from '@playwright/test';

import { isTelemetry } from '../../speed/arrival';
import type { Content } from '../../speed/entry-urls';

/** The paths requested in each round before the content was shown; the document is the first round. */
export type Rounds = readonly (readonly string[])[];

/** Consecutive idle moments of the page without a new request. */
const QUIET_MOMENTS = 3;
/** Idle moments after which a page without open requests is considered stuck. */
const MAX_IDLE_MOMENTS = 400;

interface PausedRequest {
  readonly requestId: string;
  readonly path: string;
}

/** Further rounds that are answered after the content is shown, so that its optional parts are shown, too. */
const OPTIONAL_ROUNDS = 3;

/** Opens a URL round by round, and shows the optional parts that come after its content. @throws when its content is not shown */
export async function roundsUntil(page: Page, address: string, content: Content): Promise<Rounds> {
  const session = await page.context().newCDPSession(page);
  const gate = await holdRequests(session);
  const rounds: string[][] = [];
  try {
    // The document is a round of its own; no other request is open while it loads.
    session.once('Fetch.requestPaused', () => {
      for (const { requestId, path } of gate.takePaused()) {
        rounds.push([path]);
        void session.send('Fetch.continueRequest', { requestId });
      }
    });
    await page.goto(address, { waitUntil: 'commit' });
    for (;;) {
      await gate.waitUntilIdle(() => isContentShown(session, content));
      if (await isContentShown(session, content)) break;
      const paused = gate.takePaused();
      if (paused.length === 0)
        throw new Error(`${address} sends no more requests, and does not show its content.`);
      rounds.push(paused.map(({ path }) => path));
      for (const { requestId } of paused) await session.send('Fetch.continueRequest', { requestId });
    }
    for (let round = 0; round < OPTIONAL_ROUNDS; round += 1) {
      for (const { requestId } of gate.takePaused())
        await session.send('Fetch.continueRequest', { requestId });
      await gate.waitUntilIdle(async () => true);
    }
    return rounds;
  } finally {
    await session.detach();
  }
}

/** File names of the scripts that were requested. */
export function scriptsOf(rounds: Rounds): readonly string[] {
  return rounds.flat().flatMap((path) => (path.endsWith('.js') ? [path.slice(1)] : []));
}

interface Gate {
  /** Resolves when the page is idle and a request is paused or `isDone` is true; gives up after many idle rounds without either. */
  readonly waitUntilIdle: (isDone: () => Promise<boolean>) => Promise<void>;
  readonly takePaused: () => readonly PausedRequest[];
}

async function holdRequests(session: CDPSession): Promise<Gate> {
  /** Network ids of the requests that have no answer yet. */
  const openIds = new Set<string>();
  const paused = new Map<string, PausedRequest>();
  let requestCount = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!isCounted(request.url)) return;
    requestCount += 1;
    openIds.add(requestId);
  });
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    session.on(end, ({ requestId }) => openIds.delete(requestId));
  // The page leaves the body of an error unread, and reads that of a preloaded call only when its journey is loaded; until then the
  // browser does not report the request as finished.
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Fetch') openIds.delete(requestId);
  });
  session.on('Fetch.requestPaused', ({ requestId, networkId, request }) => {
    if (isCounted(request.url) && networkId !== undefined)
      paused.set(networkId, { requestId, path: new URL(request.url).pathname });
    else void session.send('Fetch.continueRequest', { requestId });
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  const isInFlight = () => [...openIds].some((id) => !paused.has(id));
  return {
    waitUntilIdle: async (isDone) => {
      for (let quietMoments = 0, idle = 0; quietMoments < QUIET_MOMENTS; ) {
        const countBefore = requestCount;
        const isPainted = await idleMoment(session);
        const isQuiet = isPainted && requestCount === countBefore && !isInFlight();
        quietMoments = isQuiet ? quietMoments + 1 : 0;
        if (quietMoments < QUIET_MOMENTS || paused.size > 0 || (await isDone())) continue;
        // The page waits for something of its own, such as a frame.
        idle += 1;
        if (idle < MAX_IDLE_MOMENTS) quietMoments = 0;
      }
    },
    takePaused: () => {
      const requests = [...paused.values()];
      paused.clear();
      return requests;
    },
  };
}

/** Excludes data URLs and telemetry. */
function isCounted(url: string): boolean {
  return url.startsWith('http') && !isTelemetry(new URL(url).pathname);
}

/**
 * Resolves at the next idle moment of the page: true when it has been painted, or waits for a style sheet. The app's files
 * may be requested after the first paint only. The browser reports requests and this answer in the order in which they happen:
 * requests sent before the page was idle are known by then.
 */
async function idleMoment(session: CDPSession): Promise<boolean> {
  const expression = `new Promise((done) =>
    requestIdleCallback(() => setTimeout(() => {
      const sheets = [...document.querySelectorAll('link[rel~="stylesheet"]')];
      done(performance.getEntriesByType('paint').length > 0 || sheets.some(({ sheet }) => sheet === null));
    }), { timeout: 50 }))`;
  // While the page is being replaced, there is no answer.
  const answer = await session.send('Runtime.evaluate', { expression, awaitPromise: true }).catch(() => null);
  return answer?.result.value === true;
}

/** The content is in the document, and no missing style sheet blocks its painting. */
async function isContentShown(session: CDPSession, { selector, text }: Content): Promise<boolean> {
  const expression = `(() => {
    const shown = document.querySelector(${JSON.stringify(selector)});
    if (shown?.checkVisibility() !== true || !${text}.test(shown.textContent)) return false;
    const sheets = [...document.querySelectorAll('link[rel~="stylesheet"]')];
    return sheets.every(({ sheet, media }) => sheet !== null || !matchMedia(media).matches);
  })()`;
  const answer = await session.send('Runtime.evaluate', { expression }).catch(() => null);
  return answer?.result.value === true;
}
