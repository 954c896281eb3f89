import type { JourneyId } from '../../machines/catalogue';
import type { JourneyOutput } from '../../machines/shared/journey';
import type { Address, Binding } from './binding';
import { unlessMissing } from './missing-code';
import {
  fillPath,
  isCommitting,
  isSameVisit,
  type JourneyParts,
  outputOf,
  paramsOf,
  pathOf,
  prepareJourney,
  type RunningJourney,
  routeTo,
} from './running';

interface BindingPorts {
  /** Rejected with `MissingCode` where the journey's code does not come. */
  readonly load: (journey: JourneyId) => Promise<JourneyParts>;
  readonly address: Address;
  /** Calls back once this journey may ask for anything. Returns the way to stop waiting. */
  readonly whenReady: (journey: JourneyId, start: () => void) => () => void;
}

/** Binds journeys to URLs: the journey is the authority, the URL its projection. */
export function createBinding({ load, address, whenReady }: BindingPorts): Binding {
  const listeners = new Set<() => void>();
  let running: RunningJourney | null = null;
  /** A journey that waits for who is here: it is shown as it will begin, and nothing reaches it. */
  let preview: RunningJourney | null = null;
  let missing: JourneyId | null = null;
  let stopRunning = () => {};
  /** URL that the running journey showed last; waiting states keep it. */
  let shownPath: string | null = null;
  /** Every URL that this visit came to: back to one of them is a step of it, whatever its chart names there by now. */
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

  /** Starts a journey once it may ask for anything. What it begins with, such as what is kept for a merchant, is read then. */
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
      // It runs before it starts: a journey that waits for nothing shows its URL, or ends, while it is being started.
      show(next);
      next.actor.start();
    });
    if (isStarted) return;
    stopRunning = stopWaiting;
    preview = prepare(true);
    for (const listener of listeners) listener();
  }

  /** State -> URL. A journey that shows its first URL replaces the door it was opened by, and so does a commit. */
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

  /** The URL of one of the journey's own pages; a chart may say that the query goes along. */
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

  /** URL -> state, for a journey that runs. What it refuses, the URL takes back. */
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
   * One step back is the journey's own back, and nothing more; after a commit, back stays on the receipt, whatever steps
   * the chart would open. What awaits an answer is not steered, unless it hears a back. True when the journey moved.
   */
  function visit(journey: RunningJourney, path: string, stepsBack: number): boolean {
    const goesBack = stepsBack > 0 && give(journey, { type: 'back' });
    const isCommitted = stepsBack > 0 && journey.actor.getSnapshot().hasTag('committed');
    if ((goesBack && stepsBack === 1) || isCommitted) return goesBack;
    if (outputOf(journey) !== null || pathOf(journey) === path) return goesBack;
    const to = routeTo(journey, path);
    return (to !== null && give(journey, { type: 'xstate.route', to })) || goesBack;
  }

  /** Sends what the journey can take now; false for anything else. */
  function give(journey: RunningJourney, event: { type: 'back' } | { type: string; to: string }): boolean {
    const snapshot = journey.actor.getSnapshot();
    // XState would take a route at the root of the chart, and abort the call; a back, only where a wait itself hears it.
    if (snapshot.hasTag('pending') && event.type !== 'back') return false;
    if (isCommitting(journey) || !snapshot.can(event)) return false;
    journey.actor.send(event);
    return true;
  }

  /**
   * Writes the URL of where the journey stands. After a back that left the URL's page where it was, it is pushed: the
   * history is as it was before. A state without a URL that a move led to keeps the one that the browser shows.
   */
  function takeBack(journey: RunningJourney, isBack: boolean, hasMoved = false): void {
    const path = pathOf(journey) ?? (hasMoved ? address.path() : shownPath);
    if (path === null) return;
    const isAsBefore = path === shownPath;
    shownPath = path;
    write(journey, path, !(isBack && isAsBefore));
  }

  /** A write is on its way: the journey is left only after its answer. */
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
        const path = fillPath(opening.door, opening.params);
        const isOwnStep = stepsBack > 0 && visitPaths.has(path);
        if (running.id === journey && (isOwnStep || isSameVisit(paramsOf(running), opening.params))) {
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
