/**
 * How many requests one behind the other stand between an address and its content. Each request is held until the page has
 * asked for all that it can ask for; then all of them are answered together: that is one round. No clock takes part in it, so
 * that a slow machine counts what a quick one counts.
 */
import type { CDPSession, Page } from '@playwright/test';

import { isTelemetry } from '../../speed/arrival';
import type { Content } from '../../speed/entry-urls';

/** What was asked for in each round before the content stood, as paths; the document is the first round. */
export type Rounds = readonly (readonly string[])[];

/** Idle moments of the page, one after the other, in which nothing new is asked for. */
const CALM = 3;
/** Idle moments after which a page that asks for nothing shows its content no more. */
const PATIENCE = 400;

interface Held {
  readonly requestId: string;
  readonly path: string;
}

/** Opens an address round by round. @throws when its content does not come */
export async function roundsUntil(page: Page, address: string, content: Content): Promise<Rounds> {
  const session = await page.context().newCDPSession(page);
  const gate = await holdRequests(session);
  const rounds: string[][] = [];
  try {
    // The document is a round of its own, and no other page is asked anything while it comes.
    session.once('Fetch.requestPaused', () => {
      for (const { requestId, path } of gate.takeHeld()) {
        rounds.push([path]);
        void session.send('Fetch.continueRequest', { requestId });
      }
    });
    await page.goto(address, { waitUntil: 'commit' });
    for (;;) {
      await gate.calm(() => stands(session, content));
      if (await stands(session, content)) return rounds;
      const held = gate.takeHeld();
      if (held.length === 0)
        throw new Error(`${address} asks for nothing more, and does not show its content.`);
      rounds.push(held.map(({ path }) => path));
      for (const { requestId } of held) await session.send('Fetch.continueRequest', { requestId });
    }
  } finally {
    await session.detach();
  }
}

/** All JavaScript among them, as names of the build's files. */
export function scriptsOf(rounds: Rounds): readonly string[] {
  return rounds.flat().flatMap((path) => (path.endsWith('.js') ? [path.slice(1)] : []));
}

interface Gate {
  /** Resolves when nothing is on its way and the page has nothing left to do, or when it is done already. */
  readonly calm: (isDone: () => Promise<boolean>) => Promise<void>;
  readonly takeHeld: () => readonly Held[];
}

async function holdRequests(session: CDPSession): Promise<Gate> {
  /** Asked for and not answered, by the browser's own id. */
  const open = new Set<string>();
  const held = new Map<string, Held>();
  let asked = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!isCounted(request.url)) return;
    asked += 1;
    open.add(requestId);
  });
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    session.on(end, ({ requestId }) => open.delete(requestId));
  // The page may leave the rest of a refusal unread, and the browser never calls it finished.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.status >= 400) open.delete(requestId);
  });
  session.on('Fetch.requestPaused', ({ requestId, networkId, request }) => {
    if (isCounted(request.url) && networkId !== undefined)
      held.set(networkId, { requestId, path: new URL(request.url).pathname });
    else void session.send('Fetch.continueRequest', { requestId });
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  const isOnItsWay = () => [...open].some((id) => !held.has(id));
  return {
    calm: async (isDone) => {
      for (let calm = 0, idle = 0; calm < CALM; ) {
        const before = asked;
        const isPainted = await idleMoment(session);
        const isQuiet = isPainted && asked === before && !isOnItsWay();
        calm = isQuiet ? calm + 1 : 0;
        if (calm < CALM || held.size > 0 || (await isDone())) continue;
        // The page waits for something of its own, such as a frame.
        idle += 1;
        if (idle < PATIENCE) calm = 0;
      }
    },
    takeHeld: () => {
      const taken = [...held.values()];
      held.clear();
      return taken;
    },
  };
}

/** Pictures in an address and what is told beside the page are no part of its way. */
function isCounted(url: string): boolean {
  return url.startsWith('http') && !isTelemetry(new URL(url).pathname);
}

/**
 * Resolves when the page has done what it can do: true when it has been painted, or waits for a sheet before it can be. The app's files
 * may be asked for after the first paint only. The browser reports requests and this answer in the order in which they happen: what
 * was asked for before the page was idle is known by then.
 */
async function idleMoment(session: CDPSession): Promise<boolean> {
  const expression = `new Promise((done) =>
    requestIdleCallback(() => setTimeout(() => {
      const sheets = [...document.querySelectorAll('link[rel~="stylesheet"]')];
      done(performance.getEntriesByType('paint').length > 0 || sheets.some(({ sheet }) => sheet === null));
    }), { timeout: 50 }))`;
  // A page that is just being replaced has no answer.
  const answer = await session.send('Runtime.evaluate', { expression, awaitPromise: true }).catch(() => null);
  return answer?.result.value === true;
}

/** The content is in the document, and no sheet that is still missing keeps it from being painted. */
async function stands(session: CDPSession, { selector, text }: Content): Promise<boolean> {
  const expression = `(() => {
    const shown = document.querySelector(${JSON.stringify(selector)});
    if (shown?.checkVisibility() !== true || !${text}.test(shown.textContent)) return false;
    const sheets = [...document.querySelectorAll('link[rel~="stylesheet"]')];
    return sheets.every(({ sheet, media }) => sheet !== null || !matchMedia(media).matches);
  })()`;
  const answer = await session.send('Runtime.evaluate', { expression }).catch(() => null);
  return answer?.result.value === true;
}
