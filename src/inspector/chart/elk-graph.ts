import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';

import { groupBy } from '../group-by';
import type { Card, Figure } from './figure';

/** A rectangle in the drawing, in pixels from the top left of the drawing. */
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

/** Size of the drawing, and positions of all its elements, in pixels. */
export interface Positions {
  readonly width: number;
  readonly height: number;
  readonly cards: ReadonlyMap<string, Box>;
  /** The corners and the label of each line, by its id. */
  readonly lines: ReadonlyMap<string, { readonly points: readonly Point[]; readonly label: Box }>;
  /** The dot of each initial state, with the corners of its line. */
  readonly starts: readonly { readonly at: Point; readonly points: readonly Point[] }[];
}

/** Layout options of elkjs. A nested graph does not inherit them, so each state with inner states repeats them. */
const commonOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.separateConnectedComponents': 'false',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  // Cycles are broken by the positions in the input graph, so that lines lead away from the initial state.
  'elk.layered.cycleBreaking.strategy': 'INTERACTIVE',
  'elk.layered.considerModelOrder.strategy': 'NONE',
  // The default, 7, draws 80 crossings in all charts, this 64, and 100 draws 58 in twice the time.
  'elk.layered.thoroughness': '30',
  // The smallest drawing of all strategies (a tenth smaller for 50 states), and not slower.
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
};

/** Further options of the outermost graph. */
const rootOptions = {
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
};

const START_DOT_PX = 10;

/** Wanted ratio of width to height of the drawing: that of a wide window. */
const TARGET_ASPECT_RATIO = 1.5;
/** Typical size of a layer, downwards and to the right. */
const LAYER_HEIGHT_PX = 210;
const LAYER_WIDTH_PX = 470;
const CARD_GAP_PX = 40;

/** The direction of the layout: downwards, or to the right where the drawing then comes nearer to the wanted ratio. */
export function directionOf(figure: Figure, ranks: ReadonlyMap<string, number>): 'DOWN' | 'RIGHT' {
  const layers = groupBy(figure.cards, ({ state }) => ranks.get(state.id) ?? 0);
  const widest = Math.max(...[...layers.values()].map((cards) => totalSize(cards, 'width')));
  const tallest = Math.max(...[...layers.values()].map((cards) => totalSize(cards, 'height')));
  const aspectDown = widest / (layers.size * LAYER_HEIGHT_PX);
  const aspectRight = (layers.size * LAYER_WIDTH_PX) / tallest;
  return aspectError(aspectRight) < aspectError(aspectDown) ? 'RIGHT' : 'DOWN';
}

function totalSize(cards: readonly Card[], size: 'width' | 'height'): number {
  return cards.reduce((total, card) => total + card[size] + CARD_GAP_PX, 0);
}

function aspectError(aspect: number): number {
  return Math.abs(Math.log(aspect / TARGET_ASPECT_RATIO));
}

/** The input graph of elkjs. @param ranks see `ranksOf` */
export function elkGraph(figure: Figure, ranks: ReadonlyMap<string, number>): ElkNode {
  const direction = directionOf(figure, ranks);
  const graphOptions = { ...commonOptions, 'elk.direction': direction };
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
  const statesWithIncomingLines = new Set(figure.lines.map(({ target }) => target));
  const nodesOf = (cards: readonly Card[]): ElkNode[] =>
    cards.flatMap((card, index) => {
      const { state, width, height, children } = card;
      const [rankOffset, siblingOffset] = [(ranks.get(state.id) ?? 0) * 200, index * 40];
      const position =
        direction === 'DOWN' ? { x: siblingOffset, y: rankOffset } : { x: rankOffset, y: siblingOffset };
      const dotPosition =
        direction === 'DOWN'
          ? { x: siblingOffset, y: rankOffset - 100 }
          : { x: rankOffset - 100, y: siblingOffset };
      const node: ElkNode = { id: state.id, width, height, ...position };
      // A final state without incoming lines, because it is only named on other cards, comes last.
      if (!state.isInitial && state.kind === 'end' && !statesWithIncomingLines.has(state.id))
        node.layoutOptions = { 'elk.layered.layering.layerConstraint': 'LAST' };
      if (children.length > 0) {
        node.children = nodesOf(children);
        node.layoutOptions = {
          ...graphOptions,
          'elk.padding': `[top=${height + 16},left=18,bottom=18,right=18]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${width + 24},${height})`,
        };
      }
      if (!state.isInitial) return [node];
      const startId = `${state.id} start`;
      edges.push({ id: startId, sources: [`${startId} dot`], targets: [state.id] });
      return [{ id: `${startId} dot`, width: START_DOT_PX, height: START_DOT_PX, ...dotPosition }, node];
    });
  const children = nodesOf(figure.cards);
  return { id: 'chart', layoutOptions: { ...graphOptions, ...rootOptions }, children, edges };
}

/** Distance of each state from the initial states and the root, along the lines; 1 for these. Unreachable states have none. */
export function ranksOf(figure: Figure): ReadonlyMap<string, number> {
  const initialStates = figure.cards
    .flatMap(withDescendants)
    .filter(({ state }) => state.isInitial || state.kind === 'any')
    .map(({ state }) => state.id);
  return ranksFrom(figure, initialStates);
}

/** Distance of each state from some states, along the lines; 1 for those. Unreachable states have none. */
export function ranksFrom({ lines }: Figure, states: readonly string[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  let frontier = states;
  for (let rank = 1; frontier.length > 0; rank += 1) {
    for (const id of frontier) ranks.set(id, rank);
    const nextStates = lines.filter(({ source }) => frontier.includes(source)).map(({ target }) => target);
    frontier = [...new Set(nextStates)].filter((id) => !ranks.has(id));
  }
  return ranks;
}

function withDescendants(card: Card): Card[] {
  return [card, ...card.children.flatMap(withDescendants)];
}

/** Reads the positions from the result of elkjs. */
export function readPositions(laidOut: ElkNode): Positions {
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
