import type { Box, Positions } from './elk-graph';
import { READABLE_SCALE } from './measure';
import type { Size, View } from './view-box';
import { fitted, isVisible } from './view-box';

const MARGIN_PX = 14;

/** Decides what is visible initially. */
export interface InitialViewHints {
  /** Id of the state that is always visible: the selected or active one, otherwise the initial state. */
  readonly startState: string;
  /** Distance from the start state, by state id; 1 for itself, none for a state to which no lines lead from it. */
  readonly ranks: ReadonlyMap<string, number>;
  /** Ids of highlighted states, such as those where most merchants stop. */
  readonly highlighted: ReadonlySet<string>;
  /** Part at the bottom right of the window that is kept free for the overview map, in pixels of the window; null: none. */
  readonly covered: Box | null;
}

/**
 * The initial view: the whole drawing where all of its text is readable; otherwise, at the smallest readable scale, the part with the start
 * state and as many states as possible, where states near to it and highlighted states count more.
 * @param viewport size of the window's canvas, in pixels
 */
export function initialView(positions: Positions, viewport: Size, hints: InitialViewHints): View {
  const wholeView = fitted(positions, viewport);
  const scale = READABLE_SCALE;
  const start = startBox(positions, hints.startState);
  if (wholeView.scale >= scale || start === undefined) return wholeView;
  const size = { width: viewport.width / scale, height: viewport.height / scale };
  const boxes = [...positions.cards].map(([id, box]) => ({ box, weight: weightOf(id, hints) }));
  let bestView: View = { x: start.x - MARGIN_PX, y: start.y - MARGIN_PX, scale };
  let bestScore = -1;
  for (const x of candidateOffsets(positions, 'x', 'width', size.width))
    for (const y of candidateOffsets(positions, 'y', 'height', size.height)) {
      const view = { x, y, scale };
      if (!isUncovered(view, start, viewport, hints.covered)) continue;
      const score = boxes.reduce(
        (sum, { box, weight }) => (isUncovered(view, box, viewport, hints.covered) ? sum + weight : sum),
        0,
      );
      if (score > bestScore) [bestView, bestScore] = [view, score];
    }
  return bestView;
}

/** The box of a card, with the dot of its chart's start, if it leads there. */
function startBox({ cards, starts }: Positions, state: string): Box | undefined {
  const card = cards.get(state);
  if (card === undefined) return undefined;
  const dot = starts.find(({ points }) => {
    const end = points[points.length - 1];
    return (
      end !== undefined &&
      Math.abs(end.x - Math.max(card.x, Math.min(card.x + card.width, end.x))) < 2 &&
      Math.abs(end.y - Math.max(card.y, Math.min(card.y + card.height, end.y))) < 2
    );
  })?.at;
  if (dot === undefined) return card;
  const [x, y] = [Math.min(card.x, dot.x - DOT_PX), Math.min(card.y, dot.y - DOT_PX)];
  return { x, y, width: card.x + card.width - x, height: card.y + card.height - y };
}

/** Half of the dot of a start. */
const DOT_PX = 6;

/** Additional weight of a state near to the start state, and of a highlighted one; any state has a weight of 1. */
const NEAR_START_WEIGHT = 12;
const HIGHLIGHT_WEIGHT = 40;

function weightOf(id: string, { ranks, highlighted }: InitialViewHints): number {
  const rank = ranks.get(id) ?? Number.POSITIVE_INFINITY;
  return 1 + NEAR_START_WEIGHT / rank ** 2 + (highlighted.has(id) ? HIGHLIGHT_WEIGHT : 0);
}

/** Offsets of the view to try along one axis: those with a card at either edge, limited to the drawing. */
function candidateOffsets(
  positions: Positions,
  start: 'x' | 'y',
  dimension: 'width' | 'height',
  length: number,
): readonly number[] {
  const [minOffset, maxOffset] = [0, positions[dimension] - length].sort((a, b) => a - b);
  const clamped = (offset: number) => Math.round(Math.max(minOffset ?? 0, Math.min(maxOffset ?? 0, offset)));
  // A drawing smaller than the window is centred.
  if (positions[dimension] <= length) return [(positions[dimension] - length) / 2];
  const offsets = [...positions.cards.values()].flatMap((box) => [
    clamped(box[start] - MARGIN_PX),
    clamped(box[start] + box[dimension] + MARGIN_PX - length),
  ]);
  return [...new Set(offsets)];
}

/** Whether a box is completely visible and not covered. */
function isUncovered(view: View, box: Box, viewport: Size, covered: Box | null): boolean {
  if (!isVisible(view, box, viewport)) return false;
  if (covered === null) return true;
  const right = (box.x + box.width - view.x) * view.scale;
  const bottom = (box.y + box.height - view.y) * view.scale;
  return right <= covered.x || bottom <= covered.y;
}
