import { type Actor, type AnyActorRef, type AnyStateMachine, createActor } from 'xstate';

import type { JourneyId } from '../../machines/catalogue';
import type { JourneyOutput } from '../../machines/shared/journey';
import { observed } from './observer';
import type { Screens } from './screen';

/** A journey as it is loaded: chart with filled ports, its input, its screens. */
export interface JourneyParts {
  readonly machine: AnyStateMachine;
  readonly input: (opening: Opening) => unknown;
  readonly screens: Screens<AnyStateMachine>;
}

/** How a journey is opened: its door as the catalogue spells it, and what the URL filled in. */
export interface Opening {
  /** `/termloan/cancel-loan/$loanId` */
  readonly door: string;
  /** What stands in the place of `$loanId`, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
}

/** A journey that was started by one of its doors. */
export interface RunningJourney {
  readonly id: JourneyId;
  readonly actor: Actor<AnyStateMachine>;
  readonly screens: Screens<AnyStateMachine>;
  readonly params: Opening['params'];
  /** The same for a journey that waits and for the same one as it then runs. */
  readonly visit: number;
}

/**
 * Makes the actor of a journey; it does not run before `actor.start()`.
 * @param isPreview it never will: nobody is told of it
 */
export function prepareJourney(
  id: JourneyId,
  parts: JourneyParts,
  opening: Opening,
  visit: number,
  isPreview = false,
): RunningJourney {
  const watching = isPreview ? {} : observed();
  const actor = createActor(parts.machine, { ...watching, input: parts.input(opening) });
  return { id, actor, screens: parts.screens, params: opening.params, visit };
}

/** The URL of a door: `/pay/$linkId` with its params filled in. */
export function fillPath(door: string, params: Opening['params']): string {
  return door.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** What fills a journey's paths: the URL that it was opened by, and what it came to know since (`context.pathParams`). */
export function paramsOf({ actor, params }: RunningJourney): Opening['params'] {
  const { context } = actor.getSnapshot();
  return hasPathParams(context) ? { ...params, ...context.pathParams } : params;
}

/** URL of the state that a journey is in; null when the state keeps the URL that it finds. */
export function pathOf(journey: RunningJourney): string | null {
  for (const meta of Object.values(journey.actor.getSnapshot().getMeta())) {
    if (hasPath(meta)) return fillPath(meta.path, paramsOf(journey));
  }
  return null;
}

/** Id of the state whose URL this is, as `xstate.route` wants it; null when none of the journey's can be routed to. */
export function routeTo(journey: RunningJourney, path: string): string | null {
  const params = paramsOf(journey);
  for (const { meta, config } of Object.values(journey.actor.logic.root.states)) {
    if (hasPath(meta) && fillPath(meta.path, params) === path && config.id !== undefined)
      return `#${config.id}`;
  }
  return null;
}

/** A write is on its way, the journey's own or one of a chart that it invokes: neither is cut off. */
export function isCommitting({ actor }: Pick<RunningJourney, 'actor'>): boolean {
  const snapshot = actor.getSnapshot();
  if (snapshot.hasTag('committing')) return true;
  return Object.values<AnyActorRef | undefined>(snapshot.children).some((child) => {
    const of: unknown = child?.getSnapshot();
    return hasTags(of) && of.hasTag('committing');
  });
}

/** The output of a journey that has ended; null while it runs. */
export function outputOf({ actor }: RunningJourney): JourneyOutput | null {
  const { status, output } = actor.getSnapshot();
  return status === 'done' && isOutput(output) ? output : null;
}

/** Of a chart: a promise has no tags. (XState's own question would be bytes in every door.) */
function hasTags(of: unknown): of is { hasTag: (tag: string) => boolean } {
  return typeof of === 'object' && of !== null && 'hasTag' in of;
}

function hasPath(meta: unknown): meta is { path: string } {
  return typeof meta === 'object' && meta !== null && 'path' in meta && typeof meta.path === 'string';
}

function hasPathParams(context: unknown): context is { pathParams: Opening['params'] } {
  return typeof context === 'object' && context !== null && 'pathParams' in context;
}

function isOutput(output: unknown): output is JourneyOutput {
  return typeof output === 'object' && output !== null && 'redirectTo' in output;
}

/** Another payment, link or loan is another visit of the same journey; a door that names none is a step of this one. */
export function isSameVisit(known: Opening['params'], named: Opening['params']): boolean {
  return Object.entries(named).every(([name, value]) => known[name] === value);
}
