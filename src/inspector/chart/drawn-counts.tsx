import type { Positions } from './elk-graph';
import { LINE_HEIGHT_PX, type TextLine } from './figure';

/** Counts to draw on a chart: the heat of the cards, the width of the lines, and the numbers as text. */
export interface DrawnCounts {
  /** By state id. `isVague`: the number rests on so few that it says little. */
  readonly states: ReadonlyMap<
    string,
    { readonly heat: number; readonly text: string; readonly isVague?: boolean }
  >;
  /** How often each transition was taken, by its id. */
  readonly branches: ReadonlyMap<string, number>;
  /** The count that is drawn as the widest line. */
  readonly maxCount: number;
}

const MIN_LINE_WIDTH_PX = 1.25;
const MAX_ADDED_WIDTH_PX = 8;
const countFormat = new Intl.NumberFormat('en-IN');

/** How often these transitions were taken together. */
export function countOf({ branches }: DrawnCounts, edges: readonly { readonly id: string }[]): number {
  return edges.reduce((sum, { id }) => sum + (branches.get(id) ?? 0), 0);
}

/** Width of a line in pixels: it grows with the square root of the count. */
export function widthOf({ maxCount }: DrawnCounts, count: number): number {
  return count === 0
    ? MIN_LINE_WIDTH_PX
    : MIN_LINE_WIDTH_PX + MAX_ADDED_WIDTH_PX * Math.sqrt(count / Math.max(1, maxCount));
}

interface EdgeCountsProps {
  readonly lines: readonly TextLine[];
  readonly counts: DrawnCounts | undefined;
  /** x of the right edge of the counts, y of the top of the first, in pixels. */
  readonly right: number;
  readonly y: number;
}

/** The count of each transition, beside the first line of its text; a count of zero is not drawn. */
export function EdgeCounts({ lines, counts, right, y }: EdgeCountsProps) {
  return lines.map(({ edge }, index) => {
    const isFirst = lines.findIndex((line) => line.edge === edge) === index;
    const count = edge === null || !isFirst ? 0 : (counts?.branches.get(edge) ?? 0);
    if (count === 0) return null;
    const text = countFormat.format(count);
    return <CountPlate key={edge} x={right - plateWidth(text)} y={y + index * LINE_HEIGHT_PX} text={text} />;
  });
}

interface StateCountsProps {
  readonly counts: DrawnCounts;
  readonly positions: Positions;
}

/** The count of each state, on the edge of its card. Hidden from screen readers: the card's label has it too. */
export function StateCounts({ counts, positions }: StateCountsProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it has no focusable elements.
    <g className="state-counts" aria-hidden="true">
      {[...counts.states].map(([id, { text, isVague = false }]) => {
        const box = positions.cards.get(id);
        if (box === undefined) return null;
        const x = box.x + box.width - plateWidth(text) - 6;
        return <CountPlate key={id} x={x} y={box.y - 8} text={text} isVague={isVague} />;
      })}
    </g>
  );
}

interface CountPlateProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isVague?: boolean;
}

/** A number on a rounded plate. */
function CountPlate({ x, y, text, isVague = false }: CountPlateProps) {
  const width = plateWidth(text);
  return (
    <g className={isVague ? 'count is-vague' : 'count'}>
      <rect x={x} y={y} width={width} height="15" rx="7.5" />
      <text x={x + width / 2} y={y + 11} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

function plateWidth(text: string): number {
  return text.length * 6.7 + 12;
}
