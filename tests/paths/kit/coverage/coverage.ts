/** Counts which states and transitions of the inventory running actors have covered. */
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { microstepOf, restingStatesOf } from '../model/internals';
import { type Inventory, inventory } from '../model/inventory';

export interface CoverItem {
  readonly id: string;
  readonly label: string;
  readonly covered: boolean;
}

/** Coverage of one journey; plain data that can be serialised and merged. */
export interface CoveragePart {
  readonly id: string;
  readonly states: readonly CoverItem[];
  readonly transitions: readonly CoverItem[];
  /** Both sides of every guard, from the graph of the journey (kit/coverage/guards.ts). */
  readonly guards?: readonly CoverItem[];
  /** Pairs of consecutive transitions (kit/generators/pairs.ts). */
  readonly pairs?: readonly CoverItem[];
}

export interface Coverage {
  /** Pass this to `createActor({ inspect })` or to `runPath({ inspect })`. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Adds coverage that was counted elsewhere, for example in a browser. Unknown ids are ignored. */
  add(
    machineId: string,
    seen: { readonly states: readonly string[]; readonly transitions: readonly string[] },
  ): void;
  parts(): CoveragePart[];
}

/** Counts for these machines; actors of other machines are ignored. */
export function createCoverage(machines: readonly AnyStateMachine[]): Coverage {
  const journeys = new Map(machines.map((machine) => [machine.id, coverageCollector(inventory(machine))]));
  return {
    inspect(event) {
      const step = microstepOf(event);
      if (step !== undefined) journeys.get(step.machineId)?.add(step.states, step.transitions);
      const resting = restingStatesOf(event);
      if (resting !== undefined) journeys.get(resting.machineId)?.add(resting.states, []);
    },
    add(machineId, { states, transitions }) {
      const journey = journeys.get(machineId);
      if (journey === undefined) throw new Error(`Coverage does not know the journey "${machineId}".`);
      journey.add(states, transitions);
    },
    parts: () => [...journeys.values()].map((journey) => journey.part()),
  };
}

/** Merges parts by journey. @throws when parts are of different versions of a chart */
export function mergeCoverage(parts: readonly CoveragePart[]): CoveragePart[] {
  const merged = new Map<string, CoveragePart>();
  for (const part of parts) {
    const previous = merged.get(part.id);
    merged.set(part.id, previous === undefined ? part : mergeTwo(previous, part));
  }
  return [...merged.values()].sort((a, b) => a.id.localeCompare(b.id));
}

function coverageCollector(all: Inventory) {
  const states = new Set<string>();
  const transitions = new Set<string>();
  return {
    add(seenStates: readonly string[], seenTransitions: readonly string[]) {
      for (const id of seenStates) states.add(id);
      for (const id of seenTransitions) transitions.add(id);
    },
    part: (): CoveragePart => ({
      id: all.id,
      states: all.states.map(({ id, label }) => ({ id, label, covered: states.has(id) })),
      transitions: all.transitions.map(({ id, label }) => ({ id, label, covered: transitions.has(id) })),
    }),
  };
}

function mergeTwo(a: CoveragePart, b: CoveragePart): CoveragePart {
  return {
    id: a.id,
    states: mergeItems(a.id, a.states, b.states),
    transitions: mergeItems(a.id, a.transitions, b.transitions),
    ...mergeOptional('guards', a, b),
    ...mergeOptional('pairs', a, b),
  };
}

/** Merges items that not every part has. When only one part has them, they are returned unchanged. */
function mergeOptional(name: 'guards' | 'pairs', a: CoveragePart, b: CoveragePart): Partial<CoveragePart> {
  const [first, second] = [a[name], b[name]];
  if (first === undefined || second === undefined) {
    const reported = first ?? second;
    return reported === undefined ? {} : { [name]: reported };
  }
  return { [name]: mergeItems(a.id, first, second) };
}

function mergeItems(journey: string, a: readonly CoverItem[], b: readonly CoverItem[]): CoverItem[] {
  const ids = (items: readonly CoverItem[]) => items.map((item) => item.id).join('\n');
  if (ids(a) !== ids(b))
    throw new Error(`Parts of "${journey}" are of different charts: delete the old ones.`);
  return a.map((item, index) => ({ ...item, covered: item.covered || b[index]?.covered === true }));
}
