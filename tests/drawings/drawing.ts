import type { Box, Point } from '../../src/inspector/chart/elk-graph';

/** A drawing of a chart, whichever program laid it out. Pixels from the top left. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly {
    readonly source: string;
    readonly target: string;
    readonly points: readonly Point[];
    readonly label: Box;
  }[];
}

/** What makes a drawing hard to read. */
export interface DrawingFigures {
  readonly width: number;
  readonly height: number;
  /** Pairs of lines that cross, each as often as they do. */
  readonly crossings: number;
  /** Labels through which another line goes. */
  readonly coveredLabels: number;
  /** Of all lines together, px. */
  readonly lineLength: number;
}

export function figuresOfDrawing({ width, height, lines }: Drawing): DrawingFigures {
  const segments = lines.map(({ points }) =>
    points.slice(1).map((to, index) => ({ from: points[index] ?? to, to })),
  );
  let crossings = 0;
  let coveredLabels = 0;
  for (const [index, line] of lines.entries()) {
    for (const other of segments.slice(index + 1))
      for (const first of segments[index] ?? [])
        crossings += other.filter((second) => doCross(first, second)).length;
    const isCovered = segments.some(
      (other, otherIndex) =>
        otherIndex !== index && other.some((segment) => goesThrough(segment, line.label)),
    );
    if (isCovered) coveredLabels += 1;
  }
  const lineLength = segments
    .flat()
    .reduce((sum, { from, to }) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
  return { width, height, crossings, coveredLabels, lineLength };
}

interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** Whether two segments cross in their inside; touching and lying on each other do not count. */
function doCross(first: Segment, second: Segment): boolean {
  const side = ({ from, to }: Segment, point: Point) =>
    Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
  return (
    side(first, second.from) * side(first, second.to) < 0 &&
    side(second, first.from) * side(second, first.to) < 0
  );
}

/** A label that is touched by less is still readable, px. */
const LABEL_MARGIN_PX = 2;

function goesThrough(segment: Segment, box: Box): boolean {
  const [left, top] = [box.x + LABEL_MARGIN_PX, box.y + LABEL_MARGIN_PX];
  const [right, bottom] = [box.x + box.width - LABEL_MARGIN_PX, box.y + box.height - LABEL_MARGIN_PX];
  if (right <= left || bottom <= top) return false;
  const isInside = ({ x, y }: Point) => x > left && x < right && y > top && y < bottom;
  const diagonals: readonly Segment[] = [
    { from: { x: left, y: top }, to: { x: right, y: bottom } },
    { from: { x: left, y: bottom }, to: { x: right, y: top } },
  ];
  return (
    isInside(segment.from) || isInside(segment.to) || diagonals.some((diagonal) => doCross(segment, diagonal))
  );
}
