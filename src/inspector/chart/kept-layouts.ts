import type { ElkNode } from 'elkjs/lib/elk-api.js';

import type { Box, Point, Positions } from './elk-graph';

/** Build file with the layouts of all charts. */
export const LAYOUTS_FILE = 'inspector-assets/layouts.json';

/** Layouts by the key of their graph. */
export type LayoutCache = Readonly<Record<string, StoredPositions>>;

/** Positions as JSON, in the chart's order of cards and lines. */
export interface StoredPositions {
  readonly size: readonly [number, number];
  readonly cards: readonly (readonly [string, ...number[]])[];
  readonly lines: readonly (readonly [string, readonly number[], ...number[]])[];
  readonly starts: readonly (readonly number[])[];
}

/** Cache key of a graph, from everything that the layout depends on. */
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

/** Positions as stored: tenths of a pixel are enough. */
export function toStoredPositions({ width, height, cards, lines, starts }: Positions): StoredPositions {
  return {
    size: [round(width), round(height)],
    cards: [...cards].map(([id, box]) => [id, ...boxed(box)]),
    lines: [...lines].map(([id, { points, label }]) => [id, points.flatMap(pair), ...boxed(label)]),
    starts: starts.map(({ at, points }) => [...pair(at), ...points.flatMap(pair)]),
  };
}

/** Restores positions. */
export function fromStoredPositions({ size, cards, lines, starts }: StoredPositions): Positions {
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
