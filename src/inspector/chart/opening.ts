import type { Box, Positions } from './elk-graph';
import type { Size, View } from './view-box';
import { fitted, isSeen } from './view-box';

/** Initial scale of a chart that is too large to be readable as a whole: smaller in a small window. */
const OPENING = { least: 0.57, most: 0.65, width: 1_000 };
const MARGIN = 14;

/** What should be visible initially. */
export interface OpeningHints {
  /** Id of the initial state: always in view. */
  readonly first: string;
  /** Distance from the initial state, by id. */
  readonly ranks: ReadonlyMap<string, number>;
  /** Highlighted states, such as those where most merchants stop. */
  readonly wanted: ReadonlySet<string>;
  /** Covered part of the window, in its pixels. */
  readonly covered: Box | null;
}

/**
 * The whole picture where it is readable; otherwise the part with the start and most of what follows it, nearest first.
 * @param window size of the visible part, in pixels
 */
export function opening(positions: Positions, window: Size, hints: OpeningHints): View {
  const whole = fitted(positions, window);
  const start = positions.cards.get(hints.first);
  const scale = Math.max(OPENING.least, OPENING.most * Math.min(1, window.width / OPENING.width));
  if (whole.scale >= scale || start === undefined) return whole;
  const size = { width: window.width / scale, height: window.height / scale };
  const boxes = [...positions.cards].map(([id, box]) => ({ box, weight: weightOf(id, hints) }));
  let best: View = { x: start.x - MARGIN, y: start.y - MARGIN, scale };
  let most = -1;
  for (const x of sides(positions, 'x', 'width', size.width))
    for (const y of sides(positions, 'y', 'height', size.height)) {
      const view = { x, y, scale };
      if (!isOpen(view, start, window, hints.covered)) continue;
      const score = boxes.reduce(
        (sum, { box, weight }) => (isOpen(view, box, window, hints.covered) ? sum + weight : sum),
        0,
      );
      if (score > most) [best, most] = [view, score];
    }
  return best;
}

const OF_A_STEP = 12;
const OF_A_WISH = 40;

function weightOf(id: string, { ranks, wanted }: OpeningHints): number {
  const rank = ranks.get(id) ?? Number.POSITIVE_INFINITY;
  return 1 + OF_A_STEP / rank ** 2 + (wanted.has(id) ? OF_A_WISH : 0);
}

/** Possible window positions along one axis: with a card at either edge, and not far outside of the picture. */
function sides(
  positions: Positions,
  from: 'x' | 'y',
  along: 'width' | 'height',
  length: number,
): readonly number[] {
  const [least, last] = [0, positions[along] - length].sort((a, b) => a - b);
  const within = (at: number) => Math.round(Math.max(least ?? 0, Math.min(last ?? 0, at)));
  // A picture narrower than the window is centred.
  if (positions[along] <= length) return [(positions[along] - length) / 2];
  const all = [...positions.cards.values()].flatMap((box) => [
    within(box[from] - MARGIN),
    within(box[from] + box[along] + MARGIN - length),
  ]);
  return [...new Set(all)];
}

/** Completely visible and not covered. */
export function isOpen(view: View, box: Box, window: Size, covered: Box | null): boolean {
  if (!isSeen(view, box, window)) return false;
  if (covered === null) return true;
  const right = (box.x + box.width - view.x) * view.scale;
  const bottom = (box.y + box.height - view.y) * view.scale;
  return right <= covered.x || bottom <= covered.y;
}
