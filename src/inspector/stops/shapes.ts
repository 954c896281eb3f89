import type { Journey } from '../catalogue';
import { pathText } from '../chart/chart';

/** What must be known of a chart to count what happened in it. States are named by their path. */
export interface Shape {
  /** It has a page of its own: where it opens, the journey before it is left. */
  readonly hasEntryUrls: boolean;
  readonly states: ReadonlySet<string>;
  readonly ends: ReadonlySet<string>;
  /** States in which something went wrong. */
  readonly failures: ReadonlySet<string>;
  /** States that a person sees, and the ends: the steps of a funnel. */
  readonly stages: ReadonlySet<string>;
}

/** The shape of a journey; null for one that this build does not know. */
export type Shapes = (journey: string) => Shape | null;

/** How this house names what went wrong (decision 015); only where a person waits, or the journey ends. */
const FAILURE =
  /(unavailable|unanswered|undecided|unknown|refused|failed|error|rejected|lost|mismatch|exceeded)/i;

/** Whether a state's name says that something went wrong there. */
export function isFailureName(state: string): boolean {
  return FAILURE.test(state.split('.').at(-1) ?? '');
}

export function shapesOf(journeys: readonly Journey[]): Shapes {
  const shapes = new Map(journeys.map((journey) => [journey.id, shapeOf(journey)]));
  return (journey) => shapes.get(journey) ?? null;
}

function shapeOf({ entryUrls, chart }: Journey): Shape {
  const states = chart.states.filter(({ kind }) => kind !== 'any' && kind !== 'group');
  const waits = states.filter(({ kind }) => kind === 'person' || kind === 'end');
  return {
    hasEntryUrls: entryUrls.length > 0,
    states: new Set(states.map(pathText)),
    ends: new Set(states.filter(({ kind }) => kind === 'end').map(pathText)),
    failures: new Set(waits.filter(({ name }) => isFailureName(name)).map(pathText)),
    stages: new Set(waits.map(pathText)),
  };
}
