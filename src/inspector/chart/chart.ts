import { inspectorCopy } from '../../copy/inspector';
import type { CountLimit } from './counted-values';

/** The types of a chart as plain data, which `read-chart.ts` reads from a machine. */

/** Who acts next in a state. `group` has inner states; `any` is the root, whose events apply in every state. */
export type StateKind = 'person' | 'service' | 'decision' | 'end' | 'group' | 'any';

/** Cause of a transition. */
export type Cause = 'person' | 'answer' | 'failure' | 'time' | 'decision';

/** A duration that may grow, in ms, and its text, such as `2–20 s`. */
export interface Duration {
  readonly min: number;
  readonly max: number;
  readonly text: string;
}

/** The waits of a timer that stops by itself. */
export interface Waits extends Duration {
  /** How often it waits. */
  readonly times: number;
  /** The sum of its waits, in ms. */
  readonly totalMs: number;
}

/** The time after which a transition is taken. */
export interface Delay extends Duration {
  /** As the chart names it; null for a number without a name. */
  readonly name: string | null;
  /** Key of the count in the context that it grows with; null for one that does not grow. */
  readonly count: string | null;
  /** Up to which count it is waited again; null without a limit. */
  readonly limit: CountLimit | null;
}

/** An actor that a state runs while it is active. */
export interface Invoked {
  readonly id: string;
  readonly source: string;
  /** A load is `read`, a submission `write`; `chart` is any other chart, `call` any other actor. */
  readonly effect: 'read' | 'write' | 'chart' | 'call';
  /** Id of the chart; null for an actor that is no chart. */
  readonly chart: string | null;
  /** How long (ms) and how often it waits; null for an actor that is no timer. */
  readonly waits: Waits | null;
}

export interface ChartState {
  readonly id: string;
  /** The last part of `path`; the chart's id for the root. */
  readonly name: string;
  readonly path: readonly string[];
  /** Id of the parent state; null for top-level states. */
  readonly parent: string | null;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly kind: StateKind;
  readonly isInitial: boolean;
  readonly description: string;
  readonly url: string | null;
  readonly tags: readonly string[];
  readonly invokes: readonly Invoked[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
}

export interface ChartEdge {
  /** `${source.id}|${eventType}|${index}`, as in the path tests and in the recorded microsteps; for the root, with the chart's id. */
  readonly id: string;
  /** Id of a state, `ANY_STATE` for the root. */
  readonly source: string;
  /** Empty for a transition without a target. */
  readonly targets: readonly string[];
  readonly eventType: string;
  /** Readable name of the event. */
  readonly event: string;
  readonly cause: Cause;
  /** The time after which it is taken; null for any other transition, and where the time depends on data. */
  readonly delay: Delay | null;
  /** Readable text of the guard, with constant params: `isPage(kyc)`. */
  readonly guard: string | null;
  /** What its delay and its guard do with a count in the context, such as `holds while polls < 20`. */
  readonly counting: readonly string[];
  /** Source code of the guard; null where it is no plain function, or too long. */
  readonly rule: string | null;
  readonly actions: readonly string[];
  /** No target and no actions: the event is ignored on purpose. */
  readonly isInert: boolean;
  /** A route: the state can be opened by its URL. Not drawn. */
  readonly isDeepLink: boolean;
}

/** Id of the root in `Chart.states`: not the chart's id, because an inner state may have the same name. */
export const ANY_STATE = '(any state)';

export interface Chart {
  readonly id: string;
  readonly states: readonly ChartState[];
  readonly edges: readonly ChartEdge[];
}

/** The state of this id. */
export function stateOf(chart: Chart, id: string): ChartState | undefined {
  return chart.states.find((state) => state.id === id);
}

/** Path of a state as text, such as `paying.scan`; for the root, a label. */
export function pathText({ path }: ChartState): string {
  return path.length === 0 ? inspectorCopy.chart.anyState : path.join('.');
}
