import type { Journey } from '../catalogue';
import { pathText } from '../chart/chart';

/** Facts of a chart needed for counting. States are named by their path. */
export interface Shape {
  /** It has its own page: opening it leaves the journey before. */
  readonly hasEntryUrls: boolean;
  readonly states: ReadonlySet<string>;
  readonly ends: ReadonlySet<string>;
  /** Failure states. */
  readonly failures: ReadonlySet<string>;
  /** States shown to a person, and final states: the stages of a funnel. */
  readonly stages: ReadonlySet<string>;
}

/** The shape of a journey; null for one that this build does not know. */
export type Shapes = (journey: string) => Shape | null;

/** Naming pattern of failure states (decision 015); only where a person acts, or the journey ends. */
const FAILURE_NAME =
  /(unavailable|unanswered|undecided|unknown|refused|failed|error|rejected|lost|mismatch|exceeded)/i;

/** Whether a state is a failure by its name. */
export function isFailureName(state: string): boolean {
  return FAILURE_NAME.test(state.split('.').at(-1) ?? '');
}

export function shapesOf(journeys: readonly Journey[]): Shapes {
  const shapes = new Map(journeys.map((journey) => [journey.id, shapeOf(journey)]));
  return (journey) => shapes.get(journey) ?? null;
}

function shapeOf({ entryUrls, chart }: Journey): Shape {
  const states = chart.states.filter(({ kind }) => kind !== 'any' && kind !== 'group');
  const stageStates = states.filter(({ kind }) => kind === 'person' || kind === 'end');
  return {
    hasEntryUrls: entryUrls.length > 0,
    states: new Set(states.map(pathText)),
    ends: new Set(states.filter(({ kind }) => kind === 'end').map(pathText)),
    failures: new Set(stageStates.filter(({ name }) => isFailureName(name)).map(pathText)),
    stages: new Set(stageStates.map(pathText)),
  };
}
