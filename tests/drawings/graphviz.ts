/** Drawings by Graphviz' `dot` of the figures that the inspector draws: the same cards and labels, of the same sizes. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import type { Point } from '../../src/inspector/chart/elk-graph';
import type { Card, Figure } from '../../src/inspector/chart/figure';
import { aptInstall } from '../support/apt-get';
import type { Drawing } from './drawing';

const POINTS_PER_INCH = 72;

/** How `dot` draws lines: as curves (its default), or as straight segments. */
export type Splines = 'spline' | 'polyline';

/** Installs Graphviz where it is missing. @throws where Debian's package cannot be had */
export function drawByGraphviz(figure: Figure, splines: Splines): Drawing {
  if (!existsSync('/usr/bin/dot')) aptInstall('graphviz');
  const output = execFileSync('dot', ['-Tjson'], {
    input: dotText(figure, splines),
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return readDrawing(JSON.parse(output), figure);
}

/** The figure in the DOT language. A state with inner states is a cluster; lines to it end at its frame (`compound`). */
export function dotText({ cards, lines }: Figure, splines: Splines): string {
  const inches = (pixels: number) => (pixels / POINTS_PER_INCH).toFixed(3);
  const quote = (text: string) => JSON.stringify(text);
  /** The node at which a line ends in `dot`, which knows no lines to clusters. */
  const nodes = new Map<string, { readonly node: string; readonly cluster: string | null }>();
  const nodesOf = (card: Card): readonly string[] => {
    const { state, width, height, children } = card;
    const own = `${quote(state.id)} [width=${inches(width)} height=${inches(height)}]`;
    const cluster = children.length > 0 ? `cluster ${state.id}` : null;
    nodes.set(state.id, { node: state.id, cluster });
    if (cluster === null) return [own];
    return [`subgraph ${quote(cluster)} {`, own, ...children.flatMap(nodesOf), '}'];
  };
  const drawnCards = cards.flatMap(nodesOf);
  const drawnLines = lines.map(({ id, source, target, width, height }) => {
    const [from, to] = [nodes.get(source), nodes.get(target)];
    const label = `<<TABLE BORDER="0" FIXEDSIZE="TRUE" WIDTH="${Math.ceil(width)}" HEIGHT="${Math.ceil(height)}"><TR><TD></TD></TR></TABLE>>`;
    const frames = [
      // A line between a state and one within it has no frame to end at.
      ...(from?.cluster && !isWithin(cards, source, target) ? [`ltail=${quote(from.cluster)}`] : []),
      ...(to?.cluster && !isWithin(cards, target, source) ? [`lhead=${quote(to.cluster)}`] : []),
    ];
    return `${quote(source)} -> ${quote(target)} [id=${quote(id)} label=${label} ${frames.join(' ')}]`;
  });
  return [
    'digraph chart {',
    `graph [compound=true splines=${splines} nodesep=0.5 ranksep=0.4]`,
    'node [shape=box fixedsize=true label=""]',
    ...drawnCards,
    ...drawnLines,
    '}',
  ].join('\n');
}

function isWithin(cards: readonly Card[], outer: string, inner: string): boolean {
  return cards.some(({ state, children }) =>
    state.id === outer
      ? children.some((child) => child.state.id === inner || isWithin([child], child.state.id, inner))
      : isWithin(children, outer, inner),
  );
}

/** What is read of the output of `dot -Tjson`. */
interface DotOutput {
  /** `0,0,width,height` in points. */
  readonly bb: string;
  readonly edges?: readonly { readonly id: string; readonly pos: string; readonly lp?: string }[];
}

/** Points that are taken of each curve: a crossing of curves is one of segments. */
const SEGMENTS_PER_CURVE = 8;

function readDrawing({ bb, edges = [] }: DotOutput, { lines }: Figure): Drawing {
  const [, , width = 0, height = 0] = bb.split(',').map(Number);
  const byId = new Map(lines.map((line) => [line.id, line]));
  return {
    width,
    height,
    lines: edges.flatMap(({ id, pos, lp = '0,0' }) => {
      const line = byId.get(id);
      if (line === undefined) return [];
      const center = pointOf(lp);
      const label = {
        x: center.x - line.width / 2,
        y: center.y - line.height / 2,
        width: line.width,
        height: line.height,
      };
      return [{ source: line.source, target: line.target, points: curvePoints(pos), label }];
    }),
  };
}

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
}

/** Points along a B-spline of `dot`: `e,x,y` is the arrow's head, then a start and three points for each Bézier curve. */
function curvePoints(pos: string): readonly Point[] {
  const parts = pos.split(/[ ;]+/);
  const head = parts.find((part) => part.startsWith('e,'));
  const control = parts.filter((part) => !/^[es],/.test(part)).map(pointOf);
  const points = control.slice(0, 1);
  for (let index = 0; index + 3 < control.length; index += 3) {
    const curve = control.slice(index, index + 4);
    for (let step = 1; step <= SEGMENTS_PER_CURVE; step += 1)
      points.push(bezierPoint(curve, step / SEGMENTS_PER_CURVE));
  }
  return head === undefined ? points : [...points, pointOf(head.slice(2))];
}

function bezierPoint([first, second, third, fourth]: readonly Point[], at: number): Point {
  const weights = [(1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at ** 2 * (1 - at), at ** 3];
  const sum = (axis: 'x' | 'y') =>
    [first, second, third, fourth].reduce(
      (total, point, index) => total + (point?.[axis] ?? 0) * (weights[index] ?? 0),
      0,
    );
  return { x: sum('x'), y: sum('y') };
}
