import { countOf, type DrawnCounts, widthOf } from './drawn-counts';
import type { Box, Places, Point } from './elk-graph';
import type { Figure, Line } from './figure';
import { wayOf } from './way';

interface LineProps {
  readonly line: Line;
  readonly places: Places;
  readonly isNear: boolean;
  readonly isTaken: boolean;
  readonly counts: DrawnCounts | undefined;
  /** See `Drawing`. */
  readonly far: number | null;
}

/** All branches from one state to another. */
export function LineView({ line, places, isNear, isTaken, counts, far }: LineProps) {
  const points = places.lines.get(line.id)?.points ?? [];
  if (counts !== undefined) return <CountedLine line={line} points={points} counts={counts} far={far} />;
  const look = isTaken ? 'taken' : isNear ? 'near' : 'plain';
  return (
    <path
      className={`line is-${look} is-${line.edges[0]?.cause ?? 'person'}`}
      d={wayOf(points)}
      markerEnd={`url(#arrow-${look})`}
    />
  );
}

/** As wide as it was gone; dashed where nobody went. */
function CountedLine({
  line,
  points,
  counts,
  far,
}: Pick<LineProps, 'line' | 'far'> & { points: readonly Point[]; counts: DrawnCounts }) {
  const width = Math.max(widthOf(counts, countOf(counts, line.edges)), far === null ? 0 : 1.25 / far);
  const isUsed = countOf(counts, line.edges) > 0;
  return (
    <path
      className={`line ${isUsed ? 'is-used' : 'is-unused'} is-${line.edges[0]?.cause ?? 'person'}`}
      style={{ strokeWidth: width }}
      d={wayOf(points)}
      markerEnd={`url(#arrow-${width > 3 ? 'wide' : 'plain'})`}
    />
  );
}

interface NamedWaysProps {
  readonly figure: Figure;
  readonly places: Places;
  readonly selected: string | null;
}

/** The ways from and to the selected state that are only named on cards, while it is looked at. */
export function NamedWays({ figure, places, selected }: NamedWaysProps) {
  if (selected === null) return null;
  return figure.named
    .filter(({ source, target }) => source === selected || target === selected)
    .map(({ source, target }) => {
      const [from, to] = [places.cards.get(source), places.cards.get(target)];
      if (from === undefined || to === undefined) return null;
      return (
        <path
          key={`${source} ${target}`}
          className="line is-named"
          d={bow(from, to)}
          markerEnd="url(#arrow-near)"
        />
      );
    });
}

/** From the middle of one card to the edge of another, in a bow: no line of the layout looks like it. */
function bow(from: Box, to: Box): string {
  const [start, end] = [middle(from), middle(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const control = { x: (start.x + end.x) / 2 - dy * 0.15, y: (start.y + end.y) / 2 + dx * 0.15 };
  const out = edge(from, start, control);
  const into = edge(to, end, control);
  return `M${out.x} ${out.y}Q${control.x} ${control.y} ${into.x} ${into.y}`;
}

function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where the way from the middle of a box towards a point leaves it. */
function edge(box: Box, from: Point, towards: Point): Point {
  const [dx, dy] = [towards.x - from.x, towards.y - from.y];
  const part = Math.min(
    1,
    box.width / 2 / Math.max(1, Math.abs(dx)),
    box.height / 2 / Math.max(1, Math.abs(dy)),
  );
  return { x: Math.round(from.x + dx * part), y: Math.round(from.y + dy * part) };
}
