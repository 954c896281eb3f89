import ElkConstructor, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';

import { arrows, type Floor, floors } from './architecture-graph';

/** Sizes in SVG pixels. Every text fits its box in any font: nothing is measured, so the drawing is the same on every machine. */
const WIDTH = 206;
const HEIGHT = 56;
const MARGIN = 24;
/** Room for the line below the picture. */
const LEGEND = 34;
/** How round the corners of an arrow are. */
const CORNER = 7;

const layout = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.partitioning.activate': 'true',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.thoroughness': '60',
};

/** The floors and their imports as an SVG file, for a light page and a dark one. */
export async function drawArchitecture(): Promise<string> {
  const graph: ElkNode = {
    id: 'architecture',
    layoutOptions: layout,
    children: floors.map(({ title, row }) => ({
      id: title,
      width: WIDTH,
      height: HEIGHT,
      layoutOptions: { 'elk.partitioning.partition': String(row) },
    })),
    edges: arrows().map(({ from, to }) => ({
      id: `${from.title} -> ${to.title}`,
      sources: [from.title],
      targets: [to.title],
    })),
  };
  const { children = [], edges = [], width = 0, height = 0 } = await new ElkConstructor().layout(graph);
  const size = [Math.ceil(width) + 2 * MARGIN, Math.ceil(height) + 2 * MARGIN + LEGEND];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}" role="img">
<title>The floors of the project, and which floor imports which</title>
<style>
  svg { --page: #f4f3ee; --text: #16211c; --quiet: #56615b; --line: #7b8580; --app: #fff; --machines: #dff0e7; --contract: #dfe8f6; --beside: #f7e9d3 }
  @media (prefers-color-scheme: dark) {
    svg { --page: #151a18; --text: #eef2ef; --quiet: #a9b4ae; --line: #7f8b85; --app: #242b28; --machines: #17402f; --contract: #1d3453; --beside: #46361a }
  }
  .page { fill: var(--page) }
  .box { stroke: var(--line) }
  .app { fill: var(--app) } .machines { fill: var(--machines) } .contract { fill: var(--contract) } .beside { fill: var(--beside) }
  .arrow { fill: none; stroke: var(--line); stroke-width: 1.5; marker-end: url(#head) }
  .head { fill: var(--line) }
  text { text-anchor: middle; fill: var(--quiet); font: 11.5px system-ui, sans-serif }
  .title { fill: var(--text); font: 600 13px ui-monospace, monospace }
</style>
<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker>
<rect class="page" width="${size[0]}" height="${size[1]}" rx="16"/>
<g transform="translate(${MARGIN} ${MARGIN})">
${edges.map(drawnArrow).join('\n')}
${children.map(drawnBox).join('\n')}
</g>
<text x="${at((size[0] ?? 0) / 2)}" y="${(size[1] ?? 0) - MARGIN + 2}">An arrow means “imports”. Not drawn: imports to which other arrows lead already. Nothing imports upwards.</text>
</svg>
`;
}

function drawnBox({ id, x = 0, y = 0 }: ElkNode): string {
  const { title, text, part }: Floor = floorOf(id);
  const middle = at(x + WIDTH / 2);
  return `<rect class="box ${part}" x="${at(x)}" y="${at(y)}" width="${WIDTH}" height="${HEIGHT}" rx="9"/>
<text class="title" x="${middle}" y="${at(y + 24)}">${title.replace('<', '&lt;')}</text><text x="${middle}" y="${at(y + 43)}">${text}</text>`;
}

function drawnArrow({ sections = [] }: ElkExtendedEdge): string {
  const paths = sections.map(({ startPoint, bendPoints = [], endPoint }) => {
    const bends = bendPoints.map((bend, index) => {
      const before = towards(bend, bendPoints[index - 1] ?? startPoint);
      const after = towards(bend, bendPoints[index + 1] ?? endPoint);
      return `L${point(before)}Q${point(bend)} ${point(after)}`;
    });
    return `M${point(startPoint)}${bends.join('')}L${point(endPoint)}`;
  });
  return `<path class="arrow" d="${paths.join('')}"/>`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From a bend a little towards the next one. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function point({ x, y }: Point): string {
  return `${at(x)} ${at(y)}`;
}

/** One decimal is enough for the eye. */
function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function floorOf(title: string): Floor {
  const floor = floors.find((one) => one.title === title);
  if (floor === undefined) throw new Error(`There is no floor ${title}.`);
  return floor;
}
