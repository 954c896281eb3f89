import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Actor, SnapshotFrom } from 'xstate';

import type { JourneyId } from '../../machines/catalogue';
import type { RoutableJourneyId } from '../../machines/entry-urls';
import type { sessionMachine } from '../../machines/session/machine';
import type { App } from '../adapters/app';
import { createBinding } from '../journey/bind';
import type { LoadedJourney } from '../journey/running-journey';
import { dismissModal } from '../ui/overlays/dismiss-modal';
import { createAddress } from './address';
import { journeys, publicJourneys } from './journeys';
import { PendingScreen } from './pending-screen';
import { routeTree } from './routes';
import { whenPageIsIdle } from './when-page-is-idle';

interface RouterDependencies {
  readonly app: App;
  readonly session: Actor<typeof sessionMachine>;
  /** Called after each page is rendered: from then on, journeys may change the page. */
  readonly onPageRendered?: () => void;
  /** Default: the browser's history. */
  readonly history?: RouterHistory;
  /** Runs a task when the browser is idle. */
  readonly whenIdle?: (task: () => void) => void;
}

/** Creates the router of the URL map, and the binding that runs the journeys. */
export function createAppRouter({
  app,
  session,
  onPageRendered = () => {},
  history = createBrowserHistory(),
  whenIdle = whenPageIsIdle,
}: RouterDependencies) {
  const address = createAddress(history, app, () => void router.invalidate());
  const binding = createBinding({
    address,
    load: (journey) => loadJourney(app, journey),
    whenReady: (journey, start) => startWhenAllowed(session, journey, start),
  });
  const back = () => {
    const running = binding.running();
    if (running !== null && mayStart(session.getSnapshot(), running.id)) binding.back();
    else if (address.canGoBack()) address.goBack();
    else address.leave(() => address.path() !== '/' && address.go('/', { replace: true }));
  };
  // A page's own back button cannot be reached while a modal is open, but the phone's can.
  app.bridge.onBack(() => {
    if (!dismissModal()) back();
  });
  // Not part of a first screen: its code is loaded when the page is idle. Without it, the next journey is loaded when it is opened.
  whenIdle(() =>
    import('./preload-next-journeys').then(
      ({ preloadNextJourneys }) =>
        preloadNextJourneys(binding, (journey) => void journeys[journey](), whenIdle),
      () => {},
    ),
  );
  const router = createRouter({
    routeTree,
    history,
    context: { binding, session, app, back, onPageRendered },
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => queryOf(search),
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    // `useFocusOnHeading` scrolls and focuses when a screen changes.
    scrollRestoration: false,
  });
  // Makes the router render the same Suspense boundaries as in the prerendered document.
  router.ssr = { manifest: undefined };
  reopenAfterSessionEnd(session, binding.stop, () => {
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

async function loadJourney(app: App, journey: JourneyId): Promise<LoadedJourney> {
  if (!hasRoute(journey)) throw new Error(`${journey} has no entry URL.`);
  return journeys[journey]()(app);
}

function hasRoute(journey: JourneyId): journey is RoutableJourneyId {
  return journey in journeys;
}

/**
 * Reopens the page when the session is ready again after its end, so that the journey loads all data again. Stops the journey at once
 * when another merchant has signed in.
 */
function reopenAfterSessionEnd(
  session: RouterDependencies['session'],
  stop: () => void,
  reopen: () => void,
): void {
  let hasEnded = false;
  session.subscribe((snapshot) => {
    if (snapshot.matches('ended') || snapshot.matches('changed')) hasEnded = true;
    if (snapshot.matches('changed')) stop();
    if (!hasEnded || !snapshot.matches('ready')) return;
    hasEnded = false;
    reopen();
  });
}

/** A journey starts when the merchant is known; a public one as soon as the host, which may have credentials, is connected. */
function mayStart(session: SnapshotFrom<typeof sessionMachine>, journey: JourneyId): boolean {
  return session.matches('ready') || (publicJourneys.has(journey) && !session.matches('connecting'));
}

/** Starts a journey as soon as the session allows it. Returns a function that cancels the wait. */
function startWhenAllowed(
  session: RouterDependencies['session'],
  journey: JourneyId,
  start: () => void,
): () => void {
  if (mayStart(session.getSnapshot(), journey)) {
    start();
    return () => {};
  }
  const subscription = session.subscribe((snapshot) => {
    if (!mayStart(snapshot, journey)) return;
    subscription.unsubscribe();
    start();
  });
  return () => subscription.unsubscribe();
}

function queryOf(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
