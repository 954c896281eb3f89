import type { Journey } from '../catalogue';
import { pathText } from '../chart/chart';

/** What counting needs to know of a chart. States are named by their path; states with inner states are left out. */
export interface Shape {
  /** The journey has pages of its own: opening it leaves the journey before. */
  readonly hasEntryUrls: boolean;
  readonly states: ReadonlySet<string>;
  /** Final states. */
  readonly ends: ReadonlySet<string>;
  /** Failure states, see `isFailureName`. */
  readonly failures: ReadonlySet<string>;
  /** States shown to a person, and final states: the stages of a funnel. */
  readonly stages: ReadonlySet<string>;
}

/** Returns the shape of a journey; null for a journey that this build of the inspector does not have. */
export type Shapes = (journey: string) => Shape | null;

/** Naming pattern of failure states (decision 015). It is applied only to states where a person acts, and to final states. */
const FAILURE_NAME =
  /(unavailable|unanswered|undecided|unknown|refused|failed|error|rejected|lost|mismatch|exceeded)/i;

/** Whether a state is a failure by its name. */
export function isFailureName(state: string): boolean {
  return FAILURE_NAME.test(state.split('.').at(-1) ?? '');
}

export function shapesOf(journeys: readonly Journey[]): Shapes {
  const shapes = shapesById(journeys);
  return (journey) => shapes.get(journey) ?? null;
}

/** The shapes by the ids of their journeys: as data, for a worker. */
export function shapesById(journeys: readonly Journey[]): ReadonlyMap<string, Shape> {
  return new Map(journeys.map((journey) => [journey.id, shapeOf(journey)]));
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
