/** Walks everywhere the samples lead and writes down the map. */
import type { AnyStateMachine } from 'xstate';
import { changedBetween, endOf } from './ends';
import { createModel, type Model, type ModelOptions, type Position } from './model';

export interface ExploreOptions<M extends AnyStateMachine> extends ModelOptions<M> {
  /** Most abstract places to visit; 5,000 unless told. */
  readonly limit?: number;
}

export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly transitions: readonly string[];
  readonly states: readonly string[];
  /**
   * How this very step ended, and what it changed: the place that it leads to stands for all that the abstraction holds
   * for the same, and may have been reached by another step.
   */
  readonly end: string;
  readonly changes: readonly string[];
}

export interface Place {
  readonly key: string;
  readonly position: Position;
  readonly edges: readonly Edge[];
}

export interface GraphStart {
  readonly name: string;
  readonly key: string;
  readonly transitions: readonly string[];
  readonly states: readonly string[];
}

export interface Graph<M extends AnyStateMachine> {
  readonly model: Model<M>;
  readonly starts: readonly GraphStart[];
  readonly places: ReadonlyMap<string, Place>;
  /** Answers that no branch took: something was dropped on the floor there. */
  readonly ignored: readonly string[];
}

/** Explores a chart breadth first, in the order of starts and samples: the same every time. */
export function explore<M extends AnyStateMachine>(machine: M, options: ExploreOptions<M>): Graph<M> {
  const { limit = 5000 } = options;
  const model = createModel(machine, options);
  const places = new Map<string, Place & { readonly edges: Edge[] }>();
  const queue: (Place & { readonly edges: Edge[] })[] = [];
  const ignored = new Set<string>();

  const visit = (position: Position): void => {
    if (places.has(position.key)) return;
    if (places.size >= limit) throw new Error(tooMany(machine.id, limit, places));
    const place = { key: position.key, position, edges: [] };
    places.set(position.key, place);
    queue.push(place);
  };

  const starts = model.starts.map(({ name }) => {
    const { position, transitions, states } = model.begin(name);
    visit(position);
    return { name, key: position.key, transitions, states };
  });

  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    for (const { label, move } of model.offers(place.position)) {
      const { position, transitions, states } = model.apply(place.position, move);
      if (transitions.length === 0) {
        // A timer that only counts while its guard holds may end without anything.
        if (move.kind === 'after') continue;
        ignored.add(`${label} in ${JSON.stringify(place.position.snapshot.value)}`);
        continue;
      }
      visit(position);
      place.edges.push({
        from: place.key,
        to: position.key,
        label,
        transitions,
        states,
        end: endOf(position.snapshot),
        changes: changedBetween(place.position.snapshot, position.snapshot),
      });
    }
  }
  return { model, starts, places, ignored: [...ignored] };
}

function tooMany(id: string, limit: number, places: ReadonlyMap<string, Place>): string {
  const counts = new Map<string, number>();
  for (const { position } of places.values()) {
    const value = JSON.stringify(position.snapshot.value);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const worst = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 3);
  const most = worst.map(([value, count]) => `${value} ${count} times`).join(', ');
  return `"${id}" has more than ${limit} places. Make abstract(context) smaller, or raise the limit. Most seen: ${most}.`;
}
