/** The table that leads from a line of the specification to charts, tests, and what those said last. */
import type { AnyStateMachine } from 'xstate';

import { allNodes } from '../kit/internals';
import { requirementsOf } from '../kit/requirements';
import type { Requirement } from '../requirements/requirement';
import type { Fate, JourneyReport } from './journey-report';
import type { FileResult } from './results';

/** Where a chart holds a line. */
export interface Place {
  readonly journey: string;
  readonly kind: 'state' | 'transition';
  readonly label: string;
  readonly fate: Fate;
  /** Whether its journey was walked with held ports. */
  readonly isWalked: boolean;
}

export interface TestOfLine {
  readonly file: string;
  /** What it said last; null when it was not run. */
  readonly result: FileResult | null;
}

/**
 * `held`: by all that name it. `failing`: a test of it failed, or the walks of its journey left a place of it out. `not run`:
 * nothing failed, but a test of it, or the journey of a place, was not run. `open`: held by nothing.
 */
export type LineFate = 'held' | 'failing' | 'not run' | 'open';

export interface RequirementRow {
  readonly id: string;
  readonly text: string;
  readonly places: readonly Place[];
  readonly tests: readonly TestOfLine[];
  readonly fate: LineFate;
}

interface Sources {
  readonly requirements: readonly Requirement[];
  readonly machines: readonly AnyStateMachine[];
  readonly journeys: readonly JourneyReport[];
  readonly results: ReadonlyMap<string, FileResult>;
  /** Whether a test file is there. */
  readonly exists: (file: string) => boolean;
}

/**
 * A row for each line of the specification, in its order.
 * @throws when a chart names a line that is not listed, or a line names a test file that is not there
 */
export function requirementTable(sources: Sources): readonly RequirementRow[] {
  const { requirements, machines, journeys, results, exists } = sources;
  const places = placesOf(requirements, machines, journeys);
  const known = new Set<string>(requirements.map(({ id }) => id));
  const unknown = [...places.keys()].filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`Charts name lines that are not listed: ${unknown.join(', ')}.`);
  const lost = requirements.flatMap(({ heldBy = [] }) => heldBy).filter((file) => !exists(file));
  if (lost.length > 0) throw new Error(`Requirements name tests that are not there: ${lost.join(', ')}.`);
  return requirements.map(({ id, text, heldBy = [] }) => {
    const held = places.get(id) ?? [];
    const walks = held.flatMap(({ journey }) => [
      `tests/paths/${journey}.test.tsx`,
      `tests/paths/${journey}.spec.ts`,
    ]);
    const tests = [...new Set([...walks.filter(exists), ...heldBy])].map((file) => ({
      file,
      result: results.get(file) ?? null,
    }));
    return { id, text, places: held, tests, fate: fateOf(held, tests) };
  });
}

function fateOf(places: readonly Place[], tests: readonly TestOfLine[]): LineFate {
  if (places.length === 0 && tests.length === 0) return 'open';
  const isBroken =
    places.some(({ fate, isWalked }) => isWalked && fate === 'missing') ||
    tests.some(({ result }) => (result?.failed ?? 0) > 0);
  if (isBroken) return 'failing';
  const isRun = places.every(({ isWalked }) => isWalked) && tests.every(({ result }) => result !== null);
  return isRun ? 'held' : 'not run';
}

function placesOf(
  requirements: readonly Requirement[],
  machines: readonly AnyStateMachine[],
  journeys: readonly JourneyReport[],
): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  const put = (id: string, place: Place) => places.set(id, [...(places.get(id) ?? []), place]);
  for (const machine of machines) {
    const journey = journeys.find(({ id }) => id === machine.id);
    const items = [...(journey?.states ?? []), ...(journey?.transitions ?? [])];
    const isWalked = journey?.isWalked === true;
    const fate = (id: string): Fate => items.find((item) => item.id === id)?.fate ?? 'missing';
    for (const { requirement, kind, id, label } of requirementsOf(machine))
      put(requirement, { journey: machine.id, kind, label, fate: fate(id), isWalked });
    for (const { id: requirement, operation } of requirements)
      for (const { id, label } of operation === undefined ? [] : callersOf(machine, operation))
        put(requirement, { journey: machine.id, kind: 'state', label, fate: fate(id), isWalked });
  }
  return places;
}

/** States that make this call: a port bears the name of the contract's operation. */
function callersOf(machine: AnyStateMachine, operation: string) {
  return allNodes(machine)
    .filter(({ invoke }) => invoke.some(({ src }) => src === operation))
    .map(({ id, path }) => ({ id, label: path.join('.') }));
}
