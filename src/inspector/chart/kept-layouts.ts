import type { ElkNode } from 'elkjs/lib/elk-api.js';

import type { Box, Places, Point } from './elk-graph';

/** File of the build that holds the layouts of all charts, beside the page. */
export const LAYOUTS_FILE = 'inspector-assets/layouts.json';

/** Layouts by the key of what was laid out. */
export type KeptLayouts = Readonly<Record<string, KeptPlaces>>;

/** Places as JSON holds them: a chart's own order of cards and lines. */
export interface KeptPlaces {
  readonly size: readonly [number, number];
  readonly cards: readonly (readonly [string, ...number[]])[];
  readonly lines: readonly (readonly [string, readonly number[], ...number[]])[];
  readonly starts: readonly (readonly number[])[];
}

/** Names a graph by all that the layout depends on: another chart, another text, another option is another key. */
export function layoutKey(graph: ElkNode): string {
  const text = JSON.stringify(graph);
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  return [a, b, text.length].map((part) => (part >>> 0).toString(36)).join('-');
}

/** Places as they are kept: tenths of a pixel are enough. */
export function keepPlaces({ width, height, cards, lines, starts }: Places): KeptPlaces {
  return {
    size: [round(width), round(height)],
    cards: [...cards].map(([id, box]) => [id, ...boxed(box)]),
    lines: [...lines].map(([id, { points, label }]) => [id, points.flatMap(pair), ...boxed(label)]),
    starts: starts.map(({ at, points }) => [...pair(at), ...points.flatMap(pair)]),
  };
}

/** The places again. */
export function placesFrom({ size, cards, lines, starts }: KeptPlaces): Places {
  return {
    width: size[0],
    height: size[1],
    cards: new Map(cards.map(([id, ...box]) => [id, boxFrom(box)])),
    lines: new Map(
      lines.map(([id, points, ...label]) => [id, { points: pointsFrom(points), label: boxFrom(label) }]),
    ),
    starts: starts.map(([x = 0, y = 0, ...points]) => ({ at: { x, y }, points: pointsFrom(points) })),
  };
}

function boxed({ x, y, width, height }: Box): number[] {
  return [x, y, width, height].map(round);
}

function boxFrom([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Box {
  return { x, y, width, height };
}

function pair({ x, y }: Point): number[] {
  return [round(x), round(y)];
}

function pointsFrom(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, at) => ({
    x: numbers[at * 2] ?? 0,
    y: numbers[at * 2 + 1] ?? 0,
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
