import type { JourneyId } from '../../machines/catalogue';
import type { JourneyOutput } from '../../machines/shared/journey';
import type { Address, Binding } from './binding';
import { unlessMissing } from './code-not-loaded';
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

interface BindingPorts {
  /** Rejected with `CodeNotLoaded` where the journey's code does not come. */
  readonly load: (journey: JourneyId) => Promise<LoadedJourney>;
  readonly address: Address;
  /** Calls back once this journey may make calls: at once, or when the session knows the merchant. Returns a function that cancels the wait. */
  readonly whenReady: (journey: JourneyId, start: () => void) => () => void;
}

/** Binds journeys to URLs: the journey is the authority, the URL its projection. */
export function createBinding({ load, address, whenReady }: BindingPorts): Binding {
  const listeners = new Set<() => void>();
  let running: RunningJourney | null = null;
  /** A journey whose start waits for the session: its first screen is shown, it takes no events. */
  let preview: RunningJourney | null = null;
  let missing: JourneyId | null = null;
  let stopRunning = () => {};
  /** URL that the running journey wrote last; a state without a URL of its own keeps it. */
  let shownPath: string | null = null;
  /** All URLs of this visit: back to one of them stays within the journey, even where its chart no longer has a state for that URL. */
  const visitPaths = new Set<string>();
  let lastIndex = address.index();
  let isSteering = false;
  let isGoingBack = false;
  let opened = 0;

  function show(next: RunningJourney | null, without: JourneyId | null = null): void {
    running = next;
    preview = null;
    missing = without;
    for (const listener of listeners) listener();
  }

  function stop(): void {
    stopRunning();
    stopRunning = () => {};
    shownPath = null;
    visitPaths.clear();
    show(null);
  }

  /** Starts a journey once it may make calls. Its input, such as what is stored for a merchant, is read at that moment. */
  function start(id: JourneyId, prepare: (isPreview: boolean) => RunningJourney): void {
    let isStarted = false;
    const stopWaiting = whenReady(id, () => {
      isStarted = true;
      const next = prepare(false);
      const following = next.actor.subscribe(() => project(next));
      stopRunning = () => {
        following.unsubscribe();
        next.actor.stop();
      };
      // Set as running before `start()`: a journey without a pending first state writes its URL, or ends, within that call.
      show(next);
      next.actor.start();
    });
    if (isStarted) return;
    stopRunning = stopWaiting;
    preview = prepare(true);
    for (const listener of listeners) listener();
  }

  /** State -> URL. The first URL of a journey replaces the entry URL in the history, and so does a committed state. */
  function project(journey: RunningJourney): void {
    if (journey !== running || isSteering) return;
    const output = outputOf(journey);
    if (output !== null) {
      finish(output);
      return;
    }
    const path = pathOf(journey);
    if (path === null) return;
    const replace = shownPath === null || journey.actor.getSnapshot().hasTag('committed');
    shownPath = path;
    write(journey, path, replace);
  }

  /** Writes the URL of one of the journey's own pages; `meta.keepsQuery` of the chart keeps the query. */
  function write({ actor }: RunningJourney, path: string, replace: boolean): void {
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

  /** URL -> state, for a running journey. Where the chart refuses the step, the URL is set back. */
  function steer(journey: RunningJourney, path: string, stepsBack: number): void {
    isSteering = true;
    isGoingBack = stepsBack > 0;
    const hasMoved = visit(journey, path, stepsBack);
    isSteering = false;
    if (outputOf(journey) === null) takeBack(journey, isGoingBack, hasMoved);
    else project(journey);
    isGoingBack = false;
  }

  /**
   * One step back in the history sends `back` and nothing else. In a committed state, back stays on the receipt. A pending state
   * takes no route, and `back` only where the state itself handles it. True when the journey moved.
   */
  function visit(journey: RunningJourney, path: string, stepsBack: number): boolean {
    const goesBack = stepsBack > 0 && give(journey, { type: 'back' });
    const isCommitted = stepsBack > 0 && journey.actor.getSnapshot().hasTag('committed');
    if ((goesBack && stepsBack === 1) || isCommitted) return goesBack;
    if (outputOf(journey) !== null || pathOf(journey) === path) return goesBack;
    const to = routeTo(journey, path);
    return (to !== null && give(journey, { type: 'xstate.route', to })) || goesBack;
  }

  /** Sends an event if the journey accepts it now; false when it was not sent. */
  function give(journey: RunningJourney, event: { type: 'back' } | { type: string; to: string }): boolean {
    const snapshot = journey.actor.getSnapshot();
    // `xstate.route` is handled at the root of the chart, so it would leave a pending state and abort its call.
    if (snapshot.hasTag('pending') && event.type !== 'back') return false;
    if (isCommitting(journey) || !snapshot.can(event)) return false;
    journey.actor.send(event);
    return true;
  }

  /**
   * Writes the URL of the present state. After a back that the journey did not follow, the URL is pushed, so that the history is
   * as before. A state without a URL that was entered by this step keeps the URL that the browser shows.
   */
  function takeBack(journey: RunningJourney, isBack: boolean, hasMoved = false): void {
    const path = pathOf(journey) ?? (hasMoved ? address.path() : shownPath);
    if (path === null) return;
    const isAsBefore = path === shownPath;
    shownPath = path;
    write(journey, path, !(isBack && isAsBefore));
  }

  /** A write is in flight: the journey is not left before its answer. */
  function mustStay(): boolean {
    return running !== null && outputOf(running) === null && isCommitting(running);
  }

  function arrive(): { readonly stepsBack: number; readonly isLatest: () => boolean } {
    opened += 1;
    const mine = opened;
    const index = address.index();
    const stepsBack = Math.max(0, lastIndex - index);
    lastIndex = index;
    return { stepsBack, isLatest: () => mine === opened };
  }

  return {
    preload: async (journey) => void (await load(journey)),
    async open({ journey, ...opening }) {
      const { stepsBack, isLatest } = arrive();
      if (running !== null && outputOf(running) === null) {
        const path = fillPath(opening.entryUrl, opening.params);
        const isOwnStep = stepsBack > 0 && visitPaths.has(path);
        if (running.id === journey && (isOwnStep || hasSameParams(paramsOf(running), opening.params))) {
          steer(running, path, stepsBack);
          return;
        }
        if (mustStay()) {
          takeBack(running, stepsBack > 0);
          return;
        }
      }
      stop();
      const parts = await unlessMissing(load(journey));
      if (!isLatest()) return;
      if (parts === null) show(null, journey);
      else {
        const visit = opened;
        start(journey, (isPreview) => prepareJourney(journey, parts, opening, visit, isPreview));
      }
    },
    close() {
      const { stepsBack } = arrive();
      if (running !== null && mustStay()) takeBack(running, stepsBack > 0);
      else stop();
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
    stop,
    running: () => running ?? preview,
    missing: () => missing,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
