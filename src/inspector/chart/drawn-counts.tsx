import type { Positions } from './elk-graph';
import { COUNT_WIDTH_PX, LINE_HEIGHT_PX, type TextLine } from './figure';

/** Counts to draw on a chart: the heat of the cards, the width of the lines, and the numbers as text. */
export interface DrawnCounts {
  /** By state id. */
  readonly states: ReadonlyMap<string, DrawnState>;
  /** How often each transition was taken, by its id. */
  readonly transitions: ReadonlyMap<string, number>;
  /** The highest count of one transition; 0 where two selections are compared. The line of several transitions, which has their sum, may be wider. */
  readonly maxCount: number;
  /** Where two selections are compared: the clear differences by transition id. They make the width and the number of a line. */
  readonly differences?: ReadonlyMap<string, DrawnDifference>;
}

export interface DrawnState {
  /** Colour of the card, 0 (none) to 4. */
  readonly heat: number;
  /** On the card's edge; nothing is drawn where it is empty. */
  readonly text: string;
  /** What screen readers hear; the text where there is none. */
  readonly label?: string;
  /** The number rests on so few that it says little. */
  readonly isVague?: boolean;
  /** A class of the card, which has the heat of a difference. */
  readonly look?: string;
}

interface DrawnDifference {
  /** −1 to 1. */
  readonly share: number;
  readonly text: string;
}

const MIN_LINE_WIDTH_PX = 1.25;
const MAX_ADDED_WIDTH_PX = 8;
const countFormat = new Intl.NumberFormat('en-IN');

/** How often these transitions were taken together. */
export function countOf({ transitions }: DrawnCounts, edges: readonly { readonly id: string }[]): number {
  return edges.reduce((sum, { id }) => sum + (transitions.get(id) ?? 0), 0);
}

/** Width of a line in pixels: it grows with the square root of the count. */
export function widthOf({ maxCount }: DrawnCounts, count: number): number {
  return count === 0
    ? MIN_LINE_WIDTH_PX
    : MIN_LINE_WIDTH_PX + MAX_ADDED_WIDTH_PX * Math.sqrt(count / Math.max(1, maxCount));
}

/** A difference of this share, or more, is drawn as the widest line. */
const WIDEST_DIFFERENCE = 0.5;

/** The largest difference of these transitions; null where none is clear. */
export function differenceOf(
  { differences }: DrawnCounts,
  edges: readonly { readonly id: string }[],
): number | null {
  const shares = edges.flatMap(({ id }) => differences?.get(id)?.share ?? []);
  return shares.sort((a, b) => Math.abs(b) - Math.abs(a))[0] ?? null;
}

/** Width of a line in pixels: it grows with the square root of the difference. */
export function differenceWidth(difference: number | null): number {
  const share = Math.min(1, Math.abs(difference ?? 0) / WIDEST_DIFFERENCE);
  return MIN_LINE_WIDTH_PX + MAX_ADDED_WIDTH_PX * Math.sqrt(share);
}

interface EdgeCountsProps {
  readonly lines: readonly TextLine[];
  readonly counts: DrawnCounts | undefined;
  /** x of the right edge of the counts, y of the top of the first, in pixels. */
  readonly right: number;
  readonly y: number;
}

/**
 * The count of each transition, beside the first line of its text; a count of zero is not drawn. A count that is wider than its room
 * goes beyond `right`, so that it does not cover the text.
 */
export function EdgeCounts({ lines, counts, right, y }: EdgeCountsProps) {
  return lines.map(({ edge }, index) => {
    const isFirst = lines.findIndex((line) => line.edge === edge) === index;
    if (edge === null || !isFirst || counts === undefined) return null;
    const text = transitionText(counts, edge);
    if (text === null) return null;
    const x = right - Math.min(COUNT_WIDTH_PX, plateWidth(text));
    return <CountPlate key={edge} x={x} y={y + index * LINE_HEIGHT_PX} text={text} />;
  });
}

/** The number of a transition; null for zero, and where two selections have no clear difference. */
function transitionText({ transitions, differences }: DrawnCounts, edge: string): string | null {
  if (differences !== undefined) return differences.get(edge)?.text ?? null;
  const count = transitions.get(edge) ?? 0;
  return count === 0 ? null : countFormat.format(count);
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
        if (box === undefined || text === '') return null;
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
