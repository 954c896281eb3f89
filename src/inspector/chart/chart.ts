import { inspectorCopy } from '../../copy/inspector';

/** A chart as plain data, read from the machine. */

/** Who acts next in a state (decision 001); `any` is the chart's root, whose events apply in every state. */
export type StateKind = 'person' | 'service' | 'decision' | 'end' | 'group' | 'any';

/** Cause of a transition. */
export type Cause = 'person' | 'answer' | 'failure' | 'time' | 'decision';

/** An actor that a state runs while it is active. */
export interface Invoked {
  readonly id: string;
  readonly source: string;
  /** `chart` is one of the catalogue's, or one that exists only in its parent. */
  readonly does: 'read' | 'write' | 'chart' | 'call';
  /** Id of the chart, where it is one. */
  readonly chart: string | null;
}

export interface ChartState {
  readonly id: string;
  /** The last part of its path; the chart's id for the root. */
  readonly name: string;
  readonly path: readonly string[];
  /** Id of its parent state; null for top-level states. */
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
  /** `${source.id}|${eventType}|${index}`: the id that the path kit and the live microsteps use. */
  readonly id: string;
  readonly source: string;
  /** Empty for a transition without a target. */
  readonly targets: readonly string[];
  readonly eventType: string;
  /** The event in plain words. */
  readonly event: string;
  readonly cause: Cause;
  readonly guard: string | null;
  /** Source code of the guard; null without a body. */
  readonly rule: string | null;
  readonly actions: readonly string[];
  /** An event that is ignored on purpose. */
  readonly isInert: boolean;
  /** A route: drawn as a mark on the state, not as a line. */
  readonly isDeepLink: boolean;
}

/** Id of the chart's root among its states: an inner state may have the chart's name. */
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

/** `paying.scan` for a state within a state. The chart's root has another name, because a state may have the chart's. */
export function pathText({ path }: ChartState): string {
  return path.length === 0 ? inspectorCopy.chart.anyState : path.join('.');
}
