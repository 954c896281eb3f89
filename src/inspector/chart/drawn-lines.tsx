import type { Cause } from './chart';
import { countOf, type DrawnCounts, differenceOf, differenceWidth, widthOf } from './drawn-counts';
import type { Box, Point, Positions } from './elk-graph';
import type { Figure, Line } from './figure';
import { roundedPath } from './svg-path';

interface LineProps {
  readonly line: Line;
  readonly positions: Positions;
  readonly isNear: boolean;
  readonly isTaken: boolean;
  readonly counts: DrawnCounts | undefined;
  /** As for `Drawing`. */
  readonly namesOnlyScale: number | null;
}

/** The line of all transitions from one state to another. */
export function LineView({ line, positions, isNear, isTaken, counts, namesOnlyScale }: LineProps) {
  const points = positions.lines.get(line.id)?.points ?? [];
  if (counts !== undefined)
    return <CountedLine line={line} points={points} counts={counts} namesOnlyScale={namesOnlyScale} />;
  const lineStyle = isTaken ? 'taken' : isNear ? 'near' : 'plain';
  return (
    <path
      className={`line is-${lineStyle} is-${causeOf(line)}`}
      d={roundedPath(points)}
      markerEnd={`url(#arrow-${lineStyle})`}
    />
  );
}

/** A line whose width shows its count, or how two selections differ; dashed for zero. */
function CountedLine({
  line,
  points,
  counts,
  namesOnlyScale,
}: Pick<LineProps, 'line' | 'namesOnlyScale'> & { points: readonly Point[]; counts: DrawnCounts }) {
  const count = countOf(counts, line.edges);
  const difference = differenceOf(counts, line.edges);
  const isUsed = count > 0;
  // Of the whole chart from afar, what was never taken is thinner than all that was.
  const minWidthPx = isUsed ? 1.25 : 0.75;
  const width = Math.max(
    counts.differences === undefined ? widthOf(counts, count) : differenceWidth(difference),
    namesOnlyScale === null ? 0 : minWidthPx / namesOnlyScale,
  );
  const dashes =
    isUsed || namesOnlyScale === null ? undefined : `${2 / namesOnlyScale} ${4 / namesOnlyScale}`;
  const look = difference === null ? '' : difference > 0 ? 'more' : 'less';
  return (
    <path
      className={`line ${isUsed ? 'is-used' : 'is-unused'} ${look === '' ? `is-${causeOf(line)}` : `is-${look}`}`}
      style={{ strokeWidth: width, strokeDasharray: dashes }}
      d={roundedPath(points)}
      markerEnd={`url(#arrow-${look || (width > 3 ? 'wide' : 'plain')})`}
    />
  );
}

/** The cause that colours a line: a failure, if one of its transitions is one; otherwise that of the first. */
function causeOf({ edges }: Line): Cause {
  if (edges.some(({ cause }) => cause === 'failure')) return 'failure';
  return edges[0]?.cause ?? 'person';
}

interface NamedTransitionsProps {
  readonly figure: Figure;
  readonly positions: Positions;
  readonly selected: string | null;
}

/** Transitions that are otherwise only named on cards: those from and to the selected state are drawn. */
export function NamedTransitions({ figure, positions, selected }: NamedTransitionsProps) {
  if (selected === null) return null;
  return figure.namedTransitions
    .filter(({ source, target }) => source === selected || target === selected)
    .map(({ source, target }) => {
      const [from, to] = [positions.cards.get(source), positions.cards.get(target)];
      if (from === undefined || to === undefined) return null;
      return (
        <path
          key={`${source} ${target}`}
          className="line is-named"
          d={arcPath(from, to)}
          markerEnd="url(#arrow-near)"
        />
      );
    });
}

/** SVG path of an arc between the edges of two cards; the lines of the layout are straight. */
export function arcPath(from: Box, to: Box): string {
  const [start, end] = [centreOf(from), centreOf(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const control = { x: (start.x + end.x) / 2 - dy * 0.15, y: (start.y + end.y) / 2 + dx * 0.15 };
  const arcStart = edgePoint(from, start, control);
  const arcEnd = edgePoint(to, end, control);
  return `M${arcStart.x} ${arcStart.y}Q${control.x} ${control.y} ${arcEnd.x} ${arcEnd.y}`;
}

function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where the line from the middle of a box (`from`) to a point (`towards`) crosses the edge of the box. */
function edgePoint(box: Box, from: Point, towards: Point): Point {
  const [dx, dy] = [towards.x - from.x, towards.y - from.y];
  const fraction = Math.min(
    1,
    box.width / 2 / Math.max(1, Math.abs(dx)),
    box.height / 2 / Math.max(1, Math.abs(dy)),
  );
  return { x: Math.round(from.x + dx * fraction), y: Math.round(from.y + dy * fraction) };
}
