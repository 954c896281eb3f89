import type { ElkNode } from 'elkjs/lib/elk-api.js';

import type { Box, Point, Positions } from './elk-graph';

/** File of the build with the layouts of all charts. */
export const LAYOUTS_FILE = 'inspector-assets/layouts.json';

/** Stored layouts by the key of their graph, see `layoutKey`. */
export type LayoutCache = Readonly<Record<string, StoredPositions>>;

/**
 * Positions as JSON. `cards`: id and box. `lines`: id, coordinates of the corners, box of the label. `starts`: coordinates.
 */
export interface StoredPositions {
  readonly size: readonly [number, number];
  readonly cards: readonly (readonly [string, ...number[]])[];
  readonly lines: readonly (readonly [string, readonly number[], ...number[]])[];
  readonly starts: readonly (readonly number[])[];
}

/** Hash of a graph: equal graphs have the same layout. */
export function layoutKey(graph: ElkNode): string {
  const text = JSON.stringify(graph);
  let [hashA, hashB] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    hashA = Math.imul(hashA ^ code, 2654435761);
    hashB = Math.imul(hashB ^ code, 1597334677);
  }
  return [hashA, hashB, text.length].map((number) => (number >>> 0).toString(36)).join('-');
}

/** Converts positions for storage, rounded to tenths of a pixel. */
export function toStoredPositions({ width, height, cards, lines, starts }: Positions): StoredPositions {
  return {
    size: [round(width), round(height)],
    cards: [...cards].map(([id, box]) => [id, ...boxNumbers(box)]),
    lines: [...lines].map(([id, { points, label }]) => [
      id,
      points.flatMap(pointNumbers),
      ...boxNumbers(label),
    ]),
    starts: starts.map(({ at, points }) => [...pointNumbers(at), ...points.flatMap(pointNumbers)]),
  };
}

/** Reads stored positions. */
export function fromStoredPositions({ size, cards, lines, starts }: StoredPositions): Positions {
  return {
    width: size[0],
    height: size[1],
    cards: new Map(cards.map(([id, ...box]) => [id, readBox(box)])),
    lines: new Map(
      lines.map(([id, points, ...label]) => [id, { points: readPoints(points), label: readBox(label) }]),
    ),
    starts: starts.map(([x = 0, y = 0, ...points]) => ({ at: { x, y }, points: readPoints(points) })),
  };
}

function boxNumbers({ x, y, width, height }: Box): number[] {
  return [x, y, width, height].map(round);
}

function readBox([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Box {
  return { x, y, width, height };
}

function pointNumbers({ x, y }: Point): number[] {
  return [round(x), round(y)];
}

function readPoints(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[index * 2] ?? 0,
    y: numbers[index * 2 + 1] ?? 0,
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
