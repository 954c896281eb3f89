import { type Actor, type AnyStateMachine, createActor } from 'xstate';

import type { JourneyId } from '../../machines/catalogue';
import type { JourneyOutput } from '../../machines/shared/journey';
import { observed } from './observer';
import type { Screens } from './screen';

/** A journey as it is loaded: chart with filled ports, its input, its screens. */
export interface JourneyParts {
  readonly machine: AnyStateMachine;
  readonly input: (opening: { door: string; search: Readonly<Record<string, string>> }) => unknown;
  readonly screens: Screens<AnyStateMachine>;
}

/** A journey that was started by one of its doors. */
export interface RunningJourney {
  readonly id: JourneyId;
  readonly actor: Actor<AnyStateMachine>;
  readonly screens: Screens<AnyStateMachine>;
}

/** Makes the actor of a journey; it does not run before `actor.start()`. */
export function prepareJourney(
  id: JourneyId,
  parts: JourneyParts,
  door: string,
  search: Readonly<Record<string, string>>,
): RunningJourney {
  const actor = createActor(parts.machine, { ...observed(), input: parts.input({ door, search }) });
  return { id, actor, screens: parts.screens };
}

/** URL of the state that a journey is in; null when the state keeps the URL that it finds. */
export function pathOf({ actor }: RunningJourney): string | null {
  for (const meta of Object.values(actor.getSnapshot().getMeta())) {
    if (hasPath(meta)) return meta.path;
  }
  return null;
}

/** Id of the state whose URL this is, as `xstate.route` wants it; null when none of the journey's can be routed to. */
export function routeTo({ actor }: RunningJourney, path: string): string | null {
  for (const node of Object.values(actor.logic.root.states)) {
    if (hasPath(node.meta) && node.meta.path === path && node.config.id !== undefined)
      return `#${node.config.id}`;
  }
  return null;
}

/** The output of a journey that has ended; null while it runs. */
export function outputOf({ actor }: RunningJourney): JourneyOutput | null {
  const { status, output } = actor.getSnapshot();
  return status === 'done' && isOutput(output) ? output : null;
}

function hasPath(meta: unknown): meta is { path: string } {
  return typeof meta === 'object' && meta !== null && 'path' in meta && typeof meta.path === 'string';
}

function isOutput(output: unknown): output is JourneyOutput {
  return typeof output === 'object' && output !== null && 'redirectTo' in output;
}
