/** The report as plain data: the source of the page, the JSON and the JUnit file. */

import type { OutsideReport } from '../../support/reports/outside-report';
import type { MutantReport } from '../chart-mutants/test-mutants';
import { chromium, isEnough, requirementsVerified, stubbedPortThresholds } from '../thresholds';
import type { WalkedFaults } from './fault-walks';
import type { JourneyReport } from './journey-report';
import type { Mutants } from './mutants';
import type { RequirementRow } from './requirement-table';
import type { Failure, SlowTest } from './results';
import type { RecordedRun } from './trend';

export interface Report {
  /** When it was written, ISO 8601. */
  readonly at: string;
  readonly scope: RunScope;
  readonly journeys: readonly JourneyReport[];
  readonly requirements: readonly RequirementRow[];
  readonly failures: readonly Failure[];
  /** Ignored coverage parts of older versions of charts: walk those journeys again. */
  readonly stale: readonly string[];
  /** Null when the mutation run has not run here. */
  readonly mutants: Mutants | null;
  /** Empty when no mutant of a chart was tried here. */
  readonly chartMutants: readonly MutantReport[];
  /** Null when no walk with fault injection was made here. */
  readonly walkedFaults: WalkedFaults | null;
  /** Empty when no judge from outside has run here. */
  readonly outside: readonly OutsideReport[];
  /** The slowest tests of the last results, the slowest first. */
  readonly slowest: readonly SlowTest[];
  /** Earlier runs, the oldest first. */
  readonly trend: readonly RecordedRun[];
  /** Shortfalls against the thresholds, one line each. */
  readonly shortfalls: readonly string[];
}

/** Shortfall of a journey that was not walked. */
export const NOT_WALKED = 'not walked with stubbed ports';

/** Which tests ran in Chromium: by day all without the tag `@night`, at night all. */
export type RunScope = 'day' | 'night';

/** Shortfalls against thresholds.ts, by journey. By day, Chromium is only required to open each journey. */
export function shortfallsOf(
  journeys: readonly JourneyReport[],
  requirements: readonly RequirementRow[],
  scope: RunScope,
): readonly string[] {
  const open = requirements.filter(({ fate }) => fate === 'open');
  const isVerified = isEnough(requirements.length - open.length, requirements.length, requirementsVerified);
  return [
    ...journeys.flatMap((journey) => shortfallsOfJourney(journey, scope)),
    ...(isVerified
      ? []
      : open.map(({ id, text }) => `specification: ${id} is verified by no chart and no test: ${text}`)),
  ];
}

function shortfallsOfJourney(journey: JourneyReport, scope: RunScope): readonly string[] {
  const { id, held, isWalked, states, transitions, missingGuards, wronglyBeyond } = journey;
  if (!isWalked) return [`${id}: ${NOT_WALKED}`];
  const labelsOf = (fate: string, items: JourneyReport['states']) =>
    items.filter((item) => item.fate === fate).map(({ label }) => label);
  const isLow = (tally: { readonly covered: number; readonly total: number } | undefined, percent: number) =>
    tally !== undefined && !isEnough(tally.covered, tally.total, percent);
  const linesIf = (isShort: boolean, labels: readonly string[], what: string) =>
    isShort ? labels.map((label) => `${id}: ${what}: ${label}`) : [];
  return [
    ...linesIf(
      isLow(held.states, stubbedPortThresholds.states),
      labelsOf('missing', states),
      'state not entered',
    ),
    ...linesIf(
      isLow(held.transitions, stubbedPortThresholds.transitions),
      labelsOf('missing', transitions),
      'not taken',
    ),
    ...linesIf(isLow(held.guards, stubbedPortThresholds.guards), missingGuards, 'not seen'),
    ...(journey.chromium?.states.covered === 0 ? [`${id}: not opened in Chromium`] : []),
    ...linesIf(
      scope === 'night' && isLow(journey.chromium?.states, chromium.states),
      labelsOf('held', states),
      'not entered in Chromium',
    ),
    ...linesIf(
      scope === 'night' && isLow(journey.chromium?.transitions, chromium.transitions),
      labelsOf('held', transitions),
      'not taken in Chromium',
    ),
    ...linesIf(true, wronglyBeyond, 'listed as beyond Chromium, yet taken or unknown'),
  ];
}
