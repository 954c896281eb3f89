/** The whole report as plain data: what the page, the JSON and the JUnit file are written from. */
import { chromium, heldPorts, isEnough, requirementsHeld } from '../thresholds';
import type { JourneyReport } from './journey-report';
import type { Mutants } from './mutants';
import type { RequirementRow } from './requirement-table';
import type { Failure } from './results';

export interface Report {
  /** When it was written, ISO 8601. */
  readonly at: string;
  readonly journeys: readonly JourneyReport[];
  readonly requirements: readonly RequirementRow[];
  readonly failures: readonly Failure[];
  /** Parts of charts as they were before a change: left out, and worth a new walk. */
  readonly stale: readonly string[];
  /** Null when the check has not run here. */
  readonly mutants: Mutants | null;
  /** What falls short of the thresholds, a line each, ready to be read. */
  readonly shortfalls: readonly string[];
}

/** What is said of a journey that nobody walked. */
export const NOT_WALKED = 'not walked with held ports';

/** What falls short of thresholds.ts, by journey. */
export function shortfallsOf(
  journeys: readonly JourneyReport[],
  requirements: readonly RequirementRow[],
): readonly string[] {
  const open = requirements.filter(({ fate }) => fate === 'open');
  const isHeld = isEnough(requirements.length - open.length, requirements.length, requirementsHeld);
  return [
    ...journeys.flatMap(shortfallsOfJourney),
    ...(isHeld
      ? []
      : open.map(({ id, text }) => `specification: ${id} is held by no chart and no test: ${text}`)),
  ];
}

function shortfallsOfJourney(journey: JourneyReport): readonly string[] {
  const { id, held, isWalked, states, transitions, missingGuards, wronglyBeyond } = journey;
  if (!isWalked) return [`${id}: ${NOT_WALKED}`];
  const at = (fate: string, items: JourneyReport['states']) =>
    items.filter((item) => item.fate === fate).map(({ label }) => label);
  const isLow = (tally: { readonly covered: number; readonly total: number } | undefined, percent: number) =>
    tally !== undefined && !isEnough(tally.covered, tally.total, percent);
  const say = (is: boolean, labels: readonly string[], what: string) =>
    is ? labels.map((label) => `${id}: ${what}: ${label}`) : [];
  return [
    ...say(isLow(held.states, heldPorts.states), at('missing', states), 'state not entered'),
    ...say(isLow(held.transitions, heldPorts.transitions), at('missing', transitions), 'not taken'),
    ...say(isLow(held.guards, heldPorts.guards), missingGuards, 'not seen'),
    ...say(isLow(journey.chromium?.states, chromium.states), at('held', states), 'not entered in Chromium'),
    ...say(
      isLow(journey.chromium?.transitions, chromium.transitions),
      at('held', transitions),
      'not taken in Chromium',
    ),
    ...say(true, wronglyBeyond, 'listed as beyond Chromium, yet taken or unknown'),
  ];
}
