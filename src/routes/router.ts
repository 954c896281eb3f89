import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Actor, SnapshotFrom } from 'xstate';

import type { JourneyId } from '../../machines/catalogue';
import type { OpenJourneyId } from '../../machines/doors';
import type { sessionMachine } from '../../machines/session/machine';
import type { App } from '../adapters/app';
import { createBinding } from '../journey/bind';
import type { JourneyParts } from '../journey/running';
import { createAddress } from './address';
import { journeys, publicJourneys } from './journeys';
import { loadAhead, whenPageIsIdle } from './load-ahead';
import { PendingScreen } from './pending-screen';
import { routeTree } from './routes';

interface RouterPorts {
  readonly app: App;
  readonly session: Actor<typeof sessionMachine>;
  /** The first page is on the screen, as it was rendered: from now on it may change. */
  readonly onShown?: () => void;
  /** The browser's, unless a page is rendered without one. */
  readonly history?: RouterHistory;
  /** Calls back once the browser has nothing better to do. */
  readonly whenIdle?: (task: () => void) => void;
}

/** Makes the router over the URL map, with the binding that hosts the journeys. */
export function createAppRouter({
  app,
  session,
  onShown = () => {},
  history = createBrowserHistory(),
  whenIdle = whenPageIsIdle,
}: RouterPorts) {
  const address = createAddress(history, app, () => void router.invalidate());
  const binding = createBinding({
    address,
    load: (journey) => loadJourney(app, journey),
    whenReady: (journey, start) => whenSession(session, journey, start),
  });
  const back = () => {
    const running = binding.running();
    if (running !== null && mayRun(session.getSnapshot(), running.id)) binding.back();
    else if (address.canGoBack()) address.goBack();
    else address.leave(() => address.path() !== '/' && address.go('/', { replace: true }));
  };
  app.bridge.onBack(back);
  loadAhead(binding, (journey) => void journeys[journey](), whenIdle);
  const router = createRouter({
    routeTree,
    history,
    context: { binding, session, app, back, onShown },
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => stringify(search),
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    // The binding scrolls and focuses when a screen changes.
    scrollRestoration: false,
  });
  // React finds the same boundaries in the browser as in the document that the build has rendered.
  router.ssr = { manifest: undefined };
  startAfresh(session, binding.stop, () => {
    binding.close();
    void router.invalidate();
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

async function loadJourney(app: App, journey: JourneyId): Promise<JourneyParts> {
  if (!isOpen(journey)) throw new Error(`${journey} has no door.`);
  return journeys[journey]()(app);
}

function isOpen(journey: JourneyId): journey is OpenJourneyId {
  return journey in journeys;
}

/**
 * A session that ended and is ready again belongs to nobody's old answers: the journey asks anew. Of a merchant whose place
 * another one took nothing goes on meanwhile.
 */
function startAfresh(session: RouterPorts['session'], stop: () => void, reopen: () => void): void {
  let hasEnded = false;
  session.subscribe((snapshot) => {
    if (snapshot.matches('ended') || snapshot.matches('changed')) hasEnded = true;
    if (snapshot.matches('changed')) stop();
    if (!hasEnded || !snapshot.matches('ready')) return;
    hasEnded = false;
    reopen();
  });
}

/** A journey waits for the merchant; a public one only for the host, which may hold credentials. */
function mayRun(session: SnapshotFrom<typeof sessionMachine>, journey: JourneyId): boolean {
  return session.matches('ready') || (publicJourneys.has(journey) && !session.matches('connecting'));
}

function whenSession(session: RouterPorts['session'], journey: JourneyId, start: () => void): () => void {
  if (mayRun(session.getSnapshot(), journey)) {
    start();
    return () => {};
  }
  const following = session.subscribe((snapshot) => {
    if (!mayRun(snapshot, journey)) return;
    following.unsubscribe();
    start();
  });
  return () => following.unsubscribe();
}

function stringify(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
