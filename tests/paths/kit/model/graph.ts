/** Builds the graph of all positions that the samples can reach. */
import type { AnyStateMachine } from 'xstate';
import { changedBetween, endOf } from './ends';
import { createModel, type Model, type ModelOptions, type Position } from './journey-logic';

export interface ExploreOptions<M extends AnyStateMachine> extends ModelOptions<M> {
  /** Maximum number of nodes; 5,000 by default. */
  readonly limit?: number;
}

export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly transitions: readonly string[];
  readonly states: readonly string[];
  /**
   * State after this step (`endOf`), and the keys of the context that it changed. They need not fit the position of node `to`: a
   * node represents all positions that `abstract` treats as equal, and has the position of the step that reached it first.
   */
  readonly end: string;
  readonly changes: readonly string[];
}

export interface GraphNode {
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
  readonly nodes: ReadonlyMap<string, GraphNode>;
  /** Samples whose event the chart dropped, with the state: no branch took it. */
  readonly ignored: readonly string[];
}

/** Explores a chart breadth first, in the order of starts and samples: deterministic. */
export function explore<M extends AnyStateMachine>(machine: M, options: ExploreOptions<M>): Graph<M> {
  const { limit = 5000 } = options;
  const model = createModel(machine, options);
  const nodes = new Map<string, GraphNode & { readonly edges: Edge[] }>();
  const queue: (GraphNode & { readonly edges: Edge[] })[] = [];
  const ignored = new Set<string>();

  const visit = (position: Position): void => {
    if (nodes.has(position.key)) return;
    if (nodes.size >= limit) throw new Error(tooMany(machine.id, limit, nodes));
    const node = { key: position.key, position, edges: [] };
    nodes.set(position.key, node);
    queue.push(node);
  };

  const starts = model.starts.map(({ name }) => {
    const { position, transitions, states } = model.begin(name);
    visit(position);
    return { name, key: position.key, transitions, states };
  });

  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const { label, move } of model.offers(node.position)) {
      const { position, transitions, states } = model.apply(node.position, move);
      if (transitions.length === 0) {
        // A guarded timer may be due without taking a branch.
        if (move.kind === 'after') continue;
        ignored.add(`${label} in ${JSON.stringify(node.position.snapshot.value)}`);
        continue;
      }
      visit(position);
      node.edges.push({
        from: node.key,
        to: position.key,
        label,
        transitions,
        states,
        end: endOf(position.snapshot),
        changes: changedBetween(node.position.snapshot, position.snapshot),
      });
    }
  }
  return { model, starts, nodes, ignored: [...ignored] };
}

function tooMany(id: string, limit: number, nodes: ReadonlyMap<string, GraphNode>): string {
  const counts = new Map<string, number>();
  for (const { position } of nodes.values()) {
    const value = JSON.stringify(position.snapshot.value);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const mostFrequent = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 3);
  const mostText = mostFrequent.map(([value, count]) => `${value} ${count} times`).join(', ');
  return `"${id}" has more than ${limit} nodes. Make abstract(context) smaller, or raise the limit. Most seen: ${mostText}.`;
}
