import type { Positions } from './elk-graph';
import { LINE_HEIGHT, type TextLine } from './figure';

/** Counts that are drawn on a chart: heat of its cards, width of its lines, and the numbers as text. */
export interface DrawnCounts {
  /** By state id. */
  readonly states: ReadonlyMap<string, { readonly heat: number; readonly text: string }>;
  /** By transition id: how often it was taken. */
  readonly branches: ReadonlyMap<string, number>;
  /** The widest line's count. */
  readonly most: number;
}

const MIN_LINE_WIDTH_PX = 1.25;
const MAX_ADDED_WIDTH_PX = 8;
const countFormat = new Intl.NumberFormat('en-IN');

/** How often any of these transitions was taken. */
export function countOf({ branches }: DrawnCounts, edges: readonly { readonly id: string }[]): number {
  return edges.reduce((sum, { id }) => sum + (branches.get(id) ?? 0), 0);
}

/** Width of a line in pixels: its area grows with the count. */
export function widthOf({ most }: DrawnCounts, count: number): number {
  return count === 0
    ? MIN_LINE_WIDTH_PX
    : MIN_LINE_WIDTH_PX + MAX_ADDED_WIDTH_PX * Math.sqrt(count / Math.max(1, most));
}

interface BranchCountsProps {
  readonly lines: readonly TextLine[];
  readonly counts: DrawnCounts | undefined;
  /** Right edge of the plates, and top of the first. */
  readonly right: number;
  readonly y: number;
}

/** Count of each transition, beside the first line of its text; none for zero. */
export function BranchCounts({ lines, counts, right, y }: BranchCountsProps) {
  return lines.map(({ edge }, index) => {
    const isFirst = lines.findIndex((line) => line.edge === edge) === index;
    const count = edge === null || !isFirst ? 0 : (counts?.branches.get(edge) ?? 0);
    if (count === 0) return null;
    const text = countFormat.format(count);
    return <CountPlate key={edge} x={right - plateWidth(text)} y={y + index * LINE_HEIGHT} text={text} />;
  });
}

interface StateCountsProps {
  readonly counts: DrawnCounts;
  readonly positions: Positions;
}

/** Count of each state, on the edge of its card, above the lines that end there. The card itself has it as text. */
export function StateCounts({ counts, positions }: StateCountsProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
    <g className="state-counts" aria-hidden="true">
      {[...counts.states].map(([id, { text }]) => {
        const box = positions.cards.get(id);
        if (box === undefined) return null;
        return <CountPlate key={id} x={box.x + box.width - plateWidth(text) - 6} y={box.y - 8} text={text} />;
      })}
    </g>
  );
}

/** Text on a plate. */
function CountPlate({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  const width = plateWidth(text);
  return (
    <g className="count">
      <rect x={x} y={y} width={width} height="15" rx="7.5" />
      <text x={x + width / 2} y={y + 11} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

function plateWidth(text: string): number {
  return text.length * 6 + 12;
}
