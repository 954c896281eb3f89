import type { Box, Positions } from './elk-graph';
import type { Size, View } from './view-box';
import { fitted, isVisible } from './view-box';

/**
 * Initial scale of a chart that is too large to be readable as a whole: `max` in a window of `fullWidthPx` or more, less in a
 * narrower one, but not below `min`.
 */
const INITIAL_SCALE = { min: 0.57, max: 0.65, fullWidthPx: 1_000 };
const MARGIN_PX = 14;

/** Decides what is visible initially. */
export interface InitialViewHints {
  /** Id of the initial state, which is always visible. */
  readonly initialState: string;
  /** Distance from the initial state, by state id. */
  readonly ranks: ReadonlyMap<string, number>;
  /** Ids of highlighted states, such as those where most merchants stop. */
  readonly highlighted: ReadonlySet<string>;
  /** Part of the window that the overview map covers, in pixels of the window; null: none. */
  readonly covered: Box | null;
}

/**
 * The initial view: the whole drawing where it is readable; otherwise the part with the initial state and as many states as
 * possible, where states near to it and highlighted states count more.
 * @param viewport size of the window's canvas, in pixels
 */
export function initialView(positions: Positions, viewport: Size, hints: InitialViewHints): View {
  const wholeView = fitted(positions, viewport);
  const start = positions.cards.get(hints.initialState);
  const scale = Math.max(
    INITIAL_SCALE.min,
    INITIAL_SCALE.max * Math.min(1, viewport.width / INITIAL_SCALE.fullWidthPx),
  );
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

/** Additional weight of a state near to the initial one, and of a highlighted one; any state has a weight of 1. */
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
export function isUncovered(view: View, box: Box, viewport: Size, covered: Box | null): boolean {
  if (!isVisible(view, box, viewport)) return false;
  if (covered === null) return true;
  const right = (box.x + box.width - view.x) * view.scale;
  const bottom = (box.y + box.height - view.y) * view.scale;
  return right <= covered.x || bottom <= covered.y;
}
