import type { Point } from './elk-graph';

const CORNER_RADIUS_PX = 8;

/** SVG path along points, with rounded corners. */
export function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const previous = points[index - 1];
      const next = points[index + 1];
      if (previous === undefined) return `M${point.x} ${point.y}`;
      if (next === undefined) return `L${point.x} ${point.y}`;
      const cornerStart = pointTowards(point, previous);
      const cornerEnd = pointTowards(point, next);
      return `L${cornerStart.x} ${cornerStart.y}Q${point.x} ${point.y} ${cornerEnd.x} ${cornerEnd.y}`;
    })
    .join('');
}

/** The point on the way to another point where a rounded corner starts: at most half of the distance. */
function pointTowards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const fraction = length === 0 ? 0 : Math.min(CORNER_RADIUS_PX, length / 2) / length;
  return { x: round(from.x + (to.x - from.x) * fraction), y: round(from.y + (to.y - from.y) * fraction) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
