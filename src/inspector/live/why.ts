import type { EvaluatedGuard } from '../../telemetry/inspection/protocol';
import type { Chart, ChartEdge } from '../chart/chart';
import type { Recording } from './recording';

/** One event of an actor: its transitions, in order, and the guards evaluated for each. */
export interface Turn {
  /** Number of its last entry. */
  readonly no: number;
  /** Type of the event. */
  readonly event: string;
  readonly transitions: readonly string[];
  readonly asked: readonly EvaluatedGuard[];
}

/** A decision with its guards: which held, which did not, and which were not evaluated. */
export interface Decision {
  readonly taken: ChartEdge;
  /** `rule 3 of 5`: its position among the transitions of the same event in the same state. */
  readonly rule: number;
  readonly of: number;
  readonly asked: readonly { readonly edge: ChartEdge; readonly answer: EvaluatedGuard }[];
}

/**
 * The event that led an actor to its state at an entry; events that did not change it are skipped. Null when it is not
 * recorded.
 * @param upTo number of the last included entry
 */
export function turnBefore(recording: Recording, actor: string, upTo: number): Turn | null {
  let turn: (Turn & { readonly value: string }) | null = null;
  let isBeforeEvent = false;
  for (const { no, message } of recording.backwards(actor, upTo)) {
    if (message.type === '@xstate.event' || message.type === '@xstate.actor') {
      isBeforeEvent = true;
      continue;
    }
    const value = JSON.stringify(
      message.type === '@app.microstep' ? message.value : valueIn(message.snapshot),
    );
    if (value === undefined) continue;
    // The state before was another one: this event led here.
    if (isBeforeEvent && turn !== null && turn.transitions.length > 0 && turn.value !== value) return turn;
    if (isBeforeEvent) turn = null;
    isBeforeEvent = false;
    turn ??= { no, event: message.event.type, transitions: [], asked: [], value };
    if (message.type !== '@app.microstep') continue;
    turn = {
      ...turn,
      transitions: [...message.transitions, ...turn.transitions],
      asked: [...(message.asked ?? []), ...turn.asked],
    };
  }
  // There is nothing before it: the start.
  return turn !== null && turn.transitions.length > 0 ? turn : null;
}

/** The decisions of an event, in order; steps without a choice are left out. */
export function decisionsOf(
  chart: Chart,
  { transitions, asked }: Pick<Turn, 'transitions' | 'asked'>,
): readonly Decision[] {
  const edgeOf = (id: string) => chart.edges.find((edge) => edge.id === id);
  let remaining = asked;
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
      rule: alternatives.indexOf(taken) + 1,
      of: alternatives.length,
      asked: guardsOfStep.flatMap((answer) => {
        const edge = edgeOf(answer.edge);
        return edge === undefined ? [] : { edge, answer };
      }),
    };
  });
}

function valueIn(snapshot: unknown): unknown {
  return typeof snapshot === 'object' && snapshot !== null ? Reflect.get(snapshot, 'value') : undefined;
}
