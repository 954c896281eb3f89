/** Counts that are drawn on a chart: heat of its cards, width of its lines, and the numbers in words. */
export interface DrawnCounts {
  /** By state id. */
  readonly states: ReadonlyMap<string, { readonly heat: number; readonly text: string }>;
  /** By branch id: how often it was gone. */
  readonly branches: ReadonlyMap<string, number>;
  /** The widest line's count. */
  readonly most: number;
}

const THIN = 1.25;
const WIDEST = 8;
const numbers = new Intl.NumberFormat('en-IN');

/** How often any of these branches was gone. */
export function countOf({ branches }: DrawnCounts, edges: readonly { readonly id: string }[]): number {
  return edges.reduce((sum, { id }) => sum + (branches.get(id) ?? 0), 0);
}

/** Width of a line in pixels: its area grows with the count. */
export function widthOf({ most }: DrawnCounts, count: number): number {
  return count === 0 ? THIN : THIN + WIDEST * Math.sqrt(count / Math.max(1, most));
}

/** A number beside a line or a card's text, on a plate of its own. */
export function CountPlate({
  x,
  y,
  text,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}) {
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

export function plateWidth(text: string): number {
  return text.length * 6 + 12;
}

export function numberText(count: number): string {
  return numbers.format(count);
}
