import type { TriedTransition } from '../../telemetry/inspection/protocol';
import type { Chart, ChartEdge } from '../chart/chart';
import { valueIn } from './entries';
import type { Recording } from './recording';

/** An event of an actor: the transitions that it caused, in order, and the guards that were evaluated. */
export interface Macrostep {
  /** Number of the last entry of the event. */
  readonly no: number;
  /** Type of the event. */
  readonly event: string;
  readonly transitions: readonly string[];
  readonly evaluatedGuards: readonly TriedTransition[];
}

/** A transition that was taken, with the guards that were evaluated to choose it. */
export interface Decision {
  readonly taken: ChartEdge;
  /** Shown as `rule 3 of 5`: the position of the taken transition among those of the same event in the same state. */
  readonly ruleNumber: number;
  readonly ruleCount: number;
  readonly guardResults: readonly { readonly edge: ChartEdge; readonly result: TriedTransition }[];
}

/**
 * The event that led an actor to its state at an entry; events that did not change the state are skipped. Null when that
 * event is not recorded.
 * @param upTo number of the last included entry
 */
export function macrostepThatLedTo(recording: Recording, actor: string, upTo: number): Macrostep | null {
  let macrostep: (Macrostep & { readonly value: string }) | null = null;
  let hasPassedEvent = false;
  for (const { no, message } of recording.entriesBackwards(actor, upTo)) {
    hasPassedEvent ||= message.type === '@xstate.event' || message.type === '@xstate.actor';
    const value = JSON.stringify(valueIn(message));
    if (value === undefined) continue;
    // The state before the event was another one, so this event led to the state.
    if (hasPassedEvent && macrostep !== null && macrostep.transitions.length > 0 && macrostep.value !== value)
      return macrostep;
    if (hasPassedEvent) macrostep = null;
    // An actor that already ran when it was reported: how it came to this state is not recorded.
    if (message.type === '@xstate.actor') continue;
    hasPassedEvent = false;
    macrostep ??= { no, event: message.event.type, transitions: [], evaluatedGuards: [], value };
    if (message.type !== '@app.microstep') continue;
    macrostep = {
      ...macrostep,
      transitions: [...message.transitions, ...macrostep.transitions],
      evaluatedGuards: [...(message.asked ?? []), ...macrostep.evaluatedGuards],
    };
  }
  // Nothing is stored before this event: it is the actor's start, or the entries before it were removed.
  const valueBefore = JSON.stringify(recording.stateValueBefore(actor));
  return macrostep !== null && macrostep.transitions.length > 0 && macrostep.value !== valueBefore
    ? macrostep
    : null;
}

/** The decisions of an event, in order; transitions without alternatives and without a guard are left out. */
export function decisionsOf(
  chart: Chart,
  { transitions, evaluatedGuards }: Pick<Macrostep, 'transitions' | 'evaluatedGuards'>,
): readonly Decision[] {
  const edgeOf = (id: string) => chart.edges.find((edge) => edge.id === id);
  let remaining = evaluatedGuards;
  return transitions.flatMap((id) => {
    const taken = edgeOf(id);
    const takenIndex = remaining.findIndex(({ edge, holds }) => holds && edge === id);
    if (taken === undefined || takenIndex < 0) return [];
    const guardsOfStep = remaining.slice(0, takenIndex + 1);
    remaining = remaining.slice(takenIndex + 1);
    const alternatives = chart.edges.filter(
      ({ source, eventType }) => source === taken.source && eventType === taken.eventType,
    );
    return {
      taken,
      ruleNumber: alternatives.indexOf(taken) + 1,
      ruleCount: alternatives.length,
      guardResults: guardsOfStep.flatMap((result) => {
        const edge = edgeOf(result.edge);
        return edge === undefined ? [] : { edge, result };
      }),
    };
  });
}
