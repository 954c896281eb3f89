import { type Actor, type AnyActorRef, type AnyStateMachine, createActor } from 'xstate';

import type { JourneyId } from '../../machines/catalogue';
import type { JourneyOutput } from '../../machines/shared/journey';
import { inspectOptions } from './observer';
import type { Screens } from './screen';

/** A loaded journey: its chart with actors provided, its input, its screens. */
export interface LoadedJourney {
  readonly machine: AnyStateMachine;
  readonly input: (opening: JourneyEntry) => unknown;
  readonly screens: Screens<AnyStateMachine>;
}

/** How a journey is opened: its entry URL as in the catalogue, and the values of its params. */
export interface JourneyEntry {
  /** `/termloan/cancel-loan/$loanId` */
  readonly entryUrl: string;
  /** Values of `$loanId` and the like, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
}

/** A journey opened by one of its entry URLs. */
export interface RunningJourney {
  readonly id: JourneyId;
  readonly actor: Actor<AnyStateMachine>;
  readonly screens: Screens<AnyStateMachine>;
  readonly params: JourneyEntry['params'];
  /** Number of the visit. A preview and the journey that is started from it have the same. */
  readonly visitId: number;
}

/**
 * Creates the actor of a journey, without starting it.
 * @param isPreview the actor is never started, and not reported to observers
 */
export function prepareJourney(
  id: JourneyId,
  loaded: LoadedJourney,
  opening: JourneyEntry,
  visitId: number,
  isPreview = false,
): RunningJourney {
  const inspection = isPreview ? {} : inspectOptions();
  const actor = createActor(loaded.machine, { ...inspection, input: loaded.input(opening) });
  return { id, actor, screens: loaded.screens, params: opening.params, visitId };
}

/** Fills the params of a path such as `/pay/$linkId`. */
export function fillPath(entryUrl: string, params: JourneyEntry['params']): string {
  return entryUrl.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Params of a journey's paths: of the URL that opened it, and those in `context.pathParams`. */
export function paramsOf({ actor, params }: RunningJourney): JourneyEntry['params'] {
  const { context } = actor.getSnapshot();
  return hasPathParams(context) ? { ...params, ...context.pathParams } : params;
}

/** URL of the current state; null for a state without one. */
export function pathOf(journey: RunningJourney): string | null {
  for (const meta of Object.values(journey.actor.getSnapshot().getMeta())) {
    if (hasPath(meta)) return fillPath(meta.path, paramsOf(journey));
  }
  return null;
}

/** Target of `xstate.route` for this URL; null when no top-level state with an id has it. */
export function routeTo(journey: RunningJourney, path: string): string | null {
  const params = paramsOf(journey);
  for (const { meta, config } of Object.values(journey.actor.logic.root.states)) {
    if (hasPath(meta) && fillPath(meta.path, params) === path && config.id !== undefined)
      return `#${config.id}`;
  }
  return null;
}

/** A write is in flight, in the journey or in a chart that it invokes. */
export function isCommitting({ actor }: Pick<RunningJourney, 'actor'>): boolean {
  const snapshot = actor.getSnapshot();
  if (snapshot.hasTag('committing')) return true;
  return Object.values<AnyActorRef | undefined>(snapshot.children).some((child) => {
    const childSnapshot: unknown = child?.getSnapshot();
    return hasTags(childSnapshot) && childSnapshot.hasTag('committing');
  });
}

/** The output of a journey that has ended; null while it runs. */
export function outputOf({ actor }: RunningJourney): JourneyOutput | null {
  const { status, output } = actor.getSnapshot();
  return status === 'done' && isOutput(output) ? output : null;
}

/** Whether a snapshot is of a chart: a promise has no tags. */
function hasTags(snapshot: unknown): snapshot is { hasTag: (tag: string) => boolean } {
  return typeof snapshot === 'object' && snapshot !== null && 'hasTag' in snapshot;
}

function hasPath(meta: unknown): meta is { path: string } {
  return typeof meta === 'object' && meta !== null && 'path' in meta && typeof meta.path === 'string';
}

function hasPathParams(context: unknown): context is { pathParams: JourneyEntry['params'] } {
  return typeof context === 'object' && context !== null && 'pathParams' in context;
}

function isOutput(output: unknown): output is JourneyOutput {
  return typeof output === 'object' && output !== null && 'redirectTo' in output;
}

/** Whether no param of an opened URL differs from the running journey: another payment, link or loan is another visit. */
export function hasSameParams(current: JourneyEntry['params'], opened: JourneyEntry['params']): boolean {
  return Object.entries(opened).every(([name, value]) => current[name] === value);
}
