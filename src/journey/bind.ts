import type { JourneyId } from '../../machines/catalogue';
import type { JourneyOutput } from '../../machines/shared/journey';
import type { Address, Binding } from './binding';
import { nullIfNotLoaded } from './code-not-loaded';
import {
  fillPath,
  hasSameParams,
  isCommitting,
  type LoadedJourney,
  outputOf,
  paramsOf,
  pathOf,
  prepareJourney,
  type RunningJourney,
  routeTo,
} from './running-journey';

interface BindingDependencies {
  /** Loads a journey; rejects with `CodeNotLoaded` when its code cannot be loaded. */
  readonly load: (journey: JourneyId) => Promise<LoadedJourney>;
  readonly address: Address;
  /** Calls `start` as soon as the session allows the journey to make calls. Returns a function that cancels the wait. */
  readonly whenReady: (journey: JourneyId, start: () => void) => () => void;
}

/** Binds journeys to URLs: the journey's state decides, and the URL follows it. */
export function createBinding({ load, address, whenReady }: BindingDependencies): Binding {
  const listeners = new Set<() => void>();
  let running: RunningJourney | null = null;
  /** A journey that waits for the session: its first screen is shown, but it is not started and handles no events. */
  let preview: RunningJourney | null = null;
  /** The journey whose code could not be loaded. */
  let journeyNotLoaded: JourneyId | null = null;
  let stopRunning = () => {};
  /** URL that the running journey wrote last; it stays in a state without a URL of its own. */
  let shownPath: string | null = null;
  /** All URLs that the running journey wrote: going back to one of them never starts the journey again. */
  const visitPaths = new Set<string>();
  let lastIndex = address.index();
  let isApplyingUrl = false;
  let isGoingBack = false;
  let navigationCount = 0;

  function setRunning(next: RunningJourney | null, notLoaded: JourneyId | null = null): void {
    running = next;
    preview = null;
    journeyNotLoaded = notLoaded;
    for (const listener of listeners) listener();
  }

  function stopJourney(): void {
    stopRunning();
    stopRunning = () => {};
    shownPath = null;
    visitPaths.clear();
    setRunning(null);
  }

  /** Starts a journey as soon as it may make calls. Its input, such as values of the merchant record, is read again then: that of the preview may be out of date. */
  function start(id: JourneyId, prepare: (isPreview: boolean) => RunningJourney): void {
    let isStarted = false;
    const stopWaiting = whenReady(id, () => {
      isStarted = true;
      const next = prepare(false);
      const subscription = next.actor.subscribe(() => writeUrlOfState(next));
      stopRunning = () => {
        subscription.unsubscribe();
        next.actor.stop();
      };
      // Before `start()`: within that call, a journey whose first state is not pending writes its URL or ends.
      setRunning(next);
      next.actor.start();
    });
    if (isStarted) return;
    stopRunning = stopWaiting;
    preview = prepare(true);
    for (const listener of listeners) listener();
  }

  /**
   * State -> URL. Pushes the URL of the current state. Replaces the history entry for the first URL of a journey and for a committed
   * state.
   */
  function writeUrlOfState(journey: RunningJourney): void {
    if (journey !== running || isApplyingUrl) return;
    const output = outputOf(journey);
    if (output !== null) {
      finish(output);
      return;
    }
    const path = pathOf(journey);
    if (path === null) return;
    const replace = shownPath === null || journey.actor.getSnapshot().hasTag('committed');
    shownPath = path;
    setUrl(journey, path, replace);
  }

  /** Sets the URL of one of the journey's own pages; with `meta.keepsQuery` of the chart, the query stays. */
  function setUrl({ actor }: RunningJourney, path: string, replace: boolean): void {
    visitPaths.add(path);
    const keepsQuery = actor.logic.root.meta?.keepsQuery === true;
    if (path !== address.path()) address.go(path, { replace, keepsQuery });
  }

  function finish({ redirectTo, committed = false }: JourneyOutput): void {
    const replace = shownPath === null || committed || isGoingBack;
    if (redirectTo !== 'goBack') go(redirectTo, replace);
    else if (address.canGoBack()) address.goBack();
    else address.leave(() => go('/', replace));
  }

  function go(to: string, replace: boolean): void {
    if (to === address.path()) address.reopen();
    else address.go(to, { replace });
  }

  /** URL -> state, for a running journey. Where the chart does not accept the step, the URL is restored. */
  function applyUrl(journey: RunningJourney, path: string, stepsBack: number): void {
    isApplyingUrl = true;
    isGoingBack = stepsBack > 0;
    const hasMoved = navigate(journey, path, stepsBack);
    isApplyingUrl = false;
    if (outputOf(journey) === null) restoreUrl(journey, isGoingBack, hasMoved);
    else writeUrlOfState(journey);
    isGoingBack = false;
  }

  /**
   * Sends the events of a URL change to the journey. Going back first sends `back`, if the journey accepts it. After one accepted step, or
   * in a committed state, nothing else is sent for it: going back leaves a committed state only by its own `back`. Every other change routes
   * to the state of the URL. A pending state accepts no route, and `back` only where it handles `back` itself.
   * @returns whether the journey accepted an event
   */
  function navigate(journey: RunningJourney, path: string, stepsBack: number): boolean {
    const wentBack = stepsBack > 0 && sendIfAccepted(journey, { type: 'back' });
    const isCommitted = stepsBack > 0 && journey.actor.getSnapshot().hasTag('committed');
    if ((wentBack && stepsBack === 1) || isCommitted) return wentBack;
    if (outputOf(journey) !== null || pathOf(journey) === path) return wentBack;
    const to = routeTo(journey, path);
    return (to !== null && sendIfAccepted(journey, { type: 'xstate.route', to })) || wentBack;
  }

  /** Sends an event if the journey accepts it now; false when it was not sent. */
  function sendIfAccepted(
    journey: RunningJourney,
    event: { type: 'back' } | { type: string; to: string },
  ): boolean {
    const snapshot = journey.actor.getSnapshot();
    // The root of the chart handles `xstate.route`, so that event would leave a pending state and abort its call.
    if (snapshot.hasTag('pending') && event.type !== 'back') return false;
    if (isCommitting(journey) || !snapshot.can(event)) return false;
    journey.actor.send(event);
    return true;
  }

  /**
   * Sets the URL of the current state again. After a step back that the journey did not accept, the URL is pushed, so that the history
   * has its former length. If the journey moved to a state without a URL, the URL that the browser shows stays.
   */
  function restoreUrl(journey: RunningJourney, isBack: boolean, hasMoved = false): void {
    const path = pathOf(journey) ?? (hasMoved ? address.path() : shownPath);
    if (path === null) return;
    const isUnchanged = path === shownPath;
    shownPath = path;
    setUrl(journey, path, !(isBack && isUnchanged));
  }

  /** While a write of the running journey is in flight, the journey is not left. */
  function isWriteInFlight(): boolean {
    return running !== null && outputOf(running) === null && isCommitting(running);
  }

  /** Counts a URL change. `isLatest` is false once another one follows; `stepsBack` is 0 unless the merchant went back. */
  function countNavigation(): { readonly stepsBack: number; readonly isLatest: () => boolean } {
    navigationCount += 1;
    const ownCount = navigationCount;
    const index = address.index();
    const stepsBack = Math.max(0, lastIndex - index);
    lastIndex = index;
    return { stepsBack, isLatest: () => ownCount === navigationCount };
  }

  return {
    preload: async (journey) => void (await load(journey)),
    async open({ journey, ...opening }) {
      const { stepsBack, isLatest } = countNavigation();
      if (running !== null && outputOf(running) === null) {
        const path = fillPath(opening.entryUrl, opening.params);
        const isUrlOfVisit = stepsBack > 0 && visitPaths.has(path);
        if (running.id === journey && (isUrlOfVisit || hasSameParams(paramsOf(running), opening.params))) {
          applyUrl(running, path, stepsBack);
          return;
        }
        if (isWriteInFlight()) {
          restoreUrl(running, stepsBack > 0);
          return;
        }
      }
      stopJourney();
      const loaded = await nullIfNotLoaded(load(journey));
      if (!isLatest()) return;
      if (loaded === null) setRunning(null, journey);
      else {
        const visitId = navigationCount;
        start(journey, (isPreview) => prepareJourney(journey, loaded, opening, visitId, isPreview));
      }
    },
    close() {
      const { stepsBack } = countNavigation();
      if (running !== null && isWriteInFlight()) restoreUrl(running, stepsBack > 0);
      else stopJourney();
    },
    back() {
      if (address.canGoBack()) {
        address.goBack();
        return;
      }
      isGoingBack = true;
      running?.actor.send({ type: 'back' });
      isGoingBack = false;
    },
    stop: stopJourney,
    running: () => running ?? preview,
    journeyNotLoaded: () => journeyNotLoaded,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
