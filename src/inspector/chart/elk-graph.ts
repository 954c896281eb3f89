import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';

import type { Card, Figure } from './figure';

/** A place in the picture, in pixels from its top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything stands. */
export interface Places {
  readonly width: number;
  readonly height: number;
  readonly cards: ReadonlyMap<string, Box>;
  /** By the line's id: its corners, and its label. */
  readonly lines: ReadonlyMap<string, { readonly points: readonly Point[]; readonly label: Box }>;
  /** The dots that name the first states, with the way to them. */
  readonly starts: readonly { readonly at: Point; readonly points: readonly Point[] }[];
}

/** Options are not inherited by nested graphs: each state with states inside repeats them. */
const inEveryGraph = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  // The places that are given below say which way is down: from the first state on.
  'elk.layered.cycleBreaking.strategy': 'INTERACTIVE',
  'elk.layered.considerModelOrder.strategy': 'NONE',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
};

const inTheWhole = {
  ...inEveryGraph,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
};

const START_DOT = 10;

/** What elkjs lays out. */
export function elkGraph(figure: Figure, ranks: ReadonlyMap<string, number>): ElkNode {
  const edges: ElkExtendedEdge[] = figure.lines.map(({ id, source, target, width, height }) => ({
    id,
    sources: [source],
    targets: [target],
    labels: [
      {
        id: `${id} label`,
        text: id,
        width,
        height,
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  }));
  const level = (cards: readonly Card[]): ElkNode[] =>
    cards.flatMap((card, index) => {
      const { state, width, height, children } = card;
      const at = { x: index * 40, y: (ranks.get(state.id) ?? 0) * 200 };
      const node: ElkNode = { id: state.id, width, height, ...at };
      if (children.length > 0) {
        node.children = level(children);
        node.layoutOptions = {
          ...inEveryGraph,
          'elk.padding': `[top=${height + 16},left=18,bottom=18,right=18]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${width + 24},${height})`,
        };
      }
      if (!state.isInitial) return [node];
      const start = `${state.id} start`;
      edges.push({ id: start, sources: [`${start} dot`], targets: [state.id] });
      return [{ id: `${start} dot`, width: START_DOT, height: START_DOT, x: at.x, y: at.y - 100 }, node];
    });
  const children = level(figure.cards);
  return { id: 'chart', layoutOptions: inTheWhole, children, edges };
}

/** Steps from the first states, by the lines: what cannot be reached comes first. */
export function ranksOf({ cards, lines }: Figure): ReadonlyMap<string, number> {
  const all = cards.flatMap(withInner);
  const ranks = new Map<string, number>();
  let front = all.filter(({ state }) => state.isInitial || state.kind === 'any').map(({ state }) => state.id);
  for (let rank = 1; front.length > 0; rank += 1) {
    for (const id of front) ranks.set(id, rank);
    const reached = lines.filter(({ source }) => front.includes(source)).map(({ target }) => target);
    front = [...new Set(reached)].filter((id) => !ranks.has(id));
  }
  return ranks;
}

function withInner(card: Card): Card[] {
  return [card, ...card.children.flatMap(withInner)];
}

/** Reads the places off elkjs' answer. */
export function readPlaces(laidOut: ElkNode): Places {
  const cards = new Map<string, Box>();
  const visit = (node: ElkNode): void => {
    const { x = 0, y = 0, width = 0, height = 0 } = node;
    cards.set(node.id, { x, y, width, height });
    for (const child of node.children ?? []) visit(child);
  };
  for (const child of laidOut.children ?? []) visit(child);
  const lines = new Map<string, { points: readonly Point[]; label: Box }>();
  const starts: { at: Point; points: readonly Point[] }[] = [];
  for (const edge of laidOut.edges ?? []) {
    const points = (edge.sections ?? []).flatMap(corners);
    const dot = cards.get(`${edge.id} dot`);
    if (dot !== undefined) {
      starts.push({ at: { x: dot.x + dot.width / 2, y: dot.y + dot.height / 2 }, points });
      cards.delete(`${edge.id} dot`);
      continue;
    }
    const { x = 0, y = 0, width = 0, height = 0 } = edge.labels?.[0] ?? {};
    lines.set(edge.id, { points, label: { x, y, width, height } });
  }
  return { width: laidOut.width ?? 0, height: laidOut.height ?? 0, cards, lines, starts };
}

function corners({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): Point[] {
  return [startPoint, ...bendPoints, endPoint];
}
