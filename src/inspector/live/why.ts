import type { Asked } from '../../telemetry/inspection/protocol';
import type { Chart, ChartEdge } from '../chart/chart';
import type { Recording } from './recording';

/** What one event did to an actor: the branches of it, in order, and the rules that were asked for each. */
export interface Turn {
  /** Number of the last entry of it. */
  readonly no: number;
  /** Type of the event. */
  readonly event: string;
  readonly transitions: readonly string[];
  readonly asked: readonly Asked[];
}

/** A decision with its rules: which held, which did not, which were not asked any more. */
export interface Decision {
  readonly taken: ChartEdge;
  /** `rule 3 of 5`: its place among the branches of the same event in the same state. */
  readonly rule: number;
  readonly of: number;
  readonly asked: readonly { readonly edge: ChartEdge; readonly answer: Asked }[];
}

/**
 * The turn that brought an actor to where it stood at a moment; turns that left it there are passed over. Null when the
 * recording does not hold it.
 * @param upTo number of the last entry that counts
 */
export function turnBefore(recording: Recording, actor: string, upTo: number): Turn | null {
  let turn: (Turn & { readonly value: string }) | null = null;
  let isClosed = false;
  for (const { no, message } of recording.backwards(actor, upTo)) {
    if (message.type === '@xstate.event' || message.type === '@xstate.actor') {
      isClosed = true;
      continue;
    }
    const value = JSON.stringify(
      message.type === '@app.microstep' ? message.value : valueIn(message.snapshot),
    );
    if (value === undefined) continue;
    // The state before the turn is another one: the turn led here.
    if (isClosed && turn !== null && turn.transitions.length > 0 && turn.value !== value) return turn;
    if (isClosed) turn = null;
    isClosed = false;
    turn ??= { no, event: message.event.type, transitions: [], asked: [], value };
    if (message.type !== '@app.microstep') continue;
    turn = {
      ...turn,
      transitions: [...message.transitions, ...turn.transitions],
      asked: [...(message.asked ?? []), ...turn.asked],
    };
  }
  // Nothing is before it: so it began.
  return turn !== null && turn.transitions.length > 0 ? turn : null;
}

/** The decisions of a turn, in order; steps that had no choice are none. */
export function decisionsOf(
  chart: Chart,
  { transitions, asked }: Pick<Turn, 'transitions' | 'asked'>,
): readonly Decision[] {
  const edgeOf = (id: string) => chart.edges.find((edge) => edge.id === id);
  let rest = asked;
  return transitions.flatMap((id) => {
    const taken = edgeOf(id);
    const end = rest.findIndex(({ edge, holds }) => holds && edge === id);
    if (taken === undefined || end < 0) return [];
    const own = rest.slice(0, end + 1);
    rest = rest.slice(end + 1);
    const beside = chart.edges.filter(
      ({ source, eventType }) => source === taken.source && eventType === taken.eventType,
    );
    return {
      taken,
      rule: beside.indexOf(taken) + 1,
      of: beside.length,
      asked: own.flatMap((answer) => {
        const edge = edgeOf(answer.edge);
        return edge === undefined ? [] : { edge, answer };
      }),
    };
  });
}

function valueIn(snapshot: unknown): unknown {
  return typeof snapshot === 'object' && snapshot !== null ? Reflect.get(snapshot, 'value') : undefined;
}
