/** Table of the lines of the specification, with their charts, their tests and the last results. */
import type { AnyStateMachine } from 'xstate';

import { allNodes } from '../kit/model/internals';
import { requirementsOf } from '../kit/model/requirements';
import type { Requirement } from '../requirements/requirement';
import type { Fate, JourneyReport } from './journey-report';
import type { FileResult } from './results';

/** State or transition that serves a line. */
export interface ChartItem {
  readonly journey: string;
  readonly kind: 'state' | 'transition';
  readonly label: string;
  readonly fate: Fate;
  /** Whether its journey was walked with stubbed ports. */
  readonly isWalked: boolean;
}

export interface RequirementTest {
  readonly file: string;
  /** Last result; null when it was not run. */
  readonly result: FileResult | null;
}

/**
 * The names are in report.json and must not change. `held`: verified. `failing`: a test of it failed, or the walks of its journey
 * missed a state or transition of it. `not run`: nothing failed, but a test or a journey of it was not run. `open`: no chart
 * and no test serves it.
 */
export type RequirementStatus = 'held' | 'failing' | 'not run' | 'open';

export interface RequirementRow {
  readonly id: string;
  readonly text: string;
  readonly places: readonly ChartItem[];
  readonly tests: readonly RequirementTest[];
  readonly fate: RequirementStatus;
}

interface Sources {
  readonly requirements: readonly Requirement[];
  readonly machines: readonly AnyStateMachine[];
  readonly journeys: readonly JourneyReport[];
  readonly results: ReadonlyMap<string, FileResult>;
  /** Whether a test file exists. */
  readonly exists: (file: string) => boolean;
}

/**
 * A row for each line of the specification, in its order.
 * @throws when a chart names an unknown line, or a line names a test file that does not exist
 */
export function requirementTable(sources: Sources): readonly RequirementRow[] {
  const { requirements, machines, journeys, results, exists } = sources;
  const places = chartItemsOf(requirements, machines, journeys);
  const ids = new Set<string>(requirements.map(({ id }) => id));
  const unknown = [...places.keys()].filter((id) => !ids.has(id));
  if (unknown.length > 0) throw new Error(`Charts name lines that are not listed: ${unknown.join(', ')}.`);
  const missingTests = requirements
    .flatMap(({ verifiedBy = [] }) => verifiedBy)
    .filter((file) => !exists(file));
  if (missingTests.length > 0)
    throw new Error(`Requirements name tests that are not there: ${missingTests.join(', ')}.`);
  return requirements.map(({ id, text, verifiedBy = [] }) => {
    const chartItems = places.get(id) ?? [];
    const walks = chartItems.flatMap(({ journey }) => [
      `tests/paths/${journey}.test.tsx`,
      `tests/paths/${journey}.spec.ts`,
    ]);
    const tests = [...new Set([...walks.filter(exists), ...verifiedBy])].map((file) => ({
      file,
      result: results.get(file) ?? null,
    }));
    return { id, text, places: chartItems, tests, fate: fateOf(chartItems, tests) };
  });
}

function fateOf(places: readonly ChartItem[], tests: readonly RequirementTest[]): RequirementStatus {
  if (places.length === 0 && tests.length === 0) return 'open';
  const isBroken =
    places.some(({ fate, isWalked }) => isWalked && fate === 'missing') ||
    tests.some(({ result }) => (result?.failed ?? 0) > 0);
  if (isBroken) return 'failing';
  const isRun = places.every(({ isWalked }) => isWalked) && tests.every(({ result }) => result !== null);
  return isRun ? 'held' : 'not run';
}

function chartItemsOf(
  requirements: readonly Requirement[],
  machines: readonly AnyStateMachine[],
  journeys: readonly JourneyReport[],
): ReadonlyMap<string, readonly ChartItem[]> {
  const places = new Map<string, ChartItem[]>();
  const add = (id: string, place: ChartItem) => places.set(id, [...(places.get(id) ?? []), place]);
  for (const machine of machines) {
    const journey = journeys.find(({ id }) => id === machine.id);
    const items = [...(journey?.states ?? []), ...(journey?.transitions ?? [])];
    const isWalked = journey?.isWalked === true;
    const fate = (id: string): Fate => items.find((item) => item.id === id)?.fate ?? 'missing';
    for (const { requirement, kind, id, label } of requirementsOf(machine))
      add(requirement, { journey: machine.id, kind, label, fate: fate(id), isWalked });
    for (const { id: requirement, operation } of requirements)
      for (const { id, label } of operation === undefined ? [] : callersOf(machine, operation))
        add(requirement, { journey: machine.id, kind: 'state', label, fate: fate(id), isWalked });
  }
  return places;
}

/** States that make this call: a port has the name of the operation in the contract. */
function callersOf(machine: AnyStateMachine, operation: string) {
  return allNodes(machine)
    .filter(({ invoke }) => invoke.some(({ src }) => src === operation))
    .map(({ id, path }) => ({ id, label: path.join('.') }));
}
