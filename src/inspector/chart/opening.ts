import type { Box, Places } from './elk-graph';
import type { Size, View } from './view-box';
import { fitted, isSeen } from './view-box';

/** The scale at which a chart opens that is too large to be read as a whole: smaller in a small window. */
const OPENING = { least: 0.57, most: 0.65, width: 1_000 };
const MARGIN = 14;

/** What should be seen first. */
export interface Wish {
  /** Id of the first state: always in view. */
  readonly first: string;
  /** Steps from the first state, by id. */
  readonly ranks: ReadonlyMap<string, number>;
  /** States that are more than a step of the way: where most stop, say. */
  readonly wanted: ReadonlySet<string>;
  /** Part of the window that something lies over, in its pixels. */
  readonly covered: Box | null;
}

/**
 * The whole picture where it can be read; else the part that holds the start and most of what follows it, nearest first.
 * @param window the size of what is seen, in pixels
 */
export function opening(places: Places, window: Size, wish: Wish): View {
  const whole = fitted(places, window);
  const start = places.cards.get(wish.first);
  const scale = Math.max(OPENING.least, OPENING.most * Math.min(1, window.width / OPENING.width));
  if (whole.scale >= scale || start === undefined) return whole;
  const size = { width: window.width / scale, height: window.height / scale };
  const boxes = [...places.cards].map(([id, box]) => ({ box, weight: weightOf(id, wish) }));
  let best: View = { x: start.x - MARGIN, y: start.y - MARGIN, scale };
  let most = -1;
  for (const x of sides(places, 'x', 'width', size.width))
    for (const y of sides(places, 'y', 'height', size.height)) {
      const view = { x, y, scale };
      if (!isOpen(view, start, window, wish.covered)) continue;
      const score = boxes.reduce(
        (sum, { box, weight }) => (isOpen(view, box, window, wish.covered) ? sum + weight : sum),
        0,
      );
      if (score > most) [best, most] = [view, score];
    }
  return best;
}

const OF_A_STEP = 12;
const OF_A_WISH = 40;

function weightOf(id: string, { ranks, wanted }: Wish): number {
  const rank = ranks.get(id) ?? Number.POSITIVE_INFINITY;
  return 1 + OF_A_STEP / rank ** 2 + (wanted.has(id) ? OF_A_WISH : 0);
}

/** Where the window may stand along one axis: with a card at either of its sides, and not far out of the picture. */
function sides(
  places: Places,
  from: 'x' | 'y',
  along: 'width' | 'height',
  length: number,
): readonly number[] {
  const [least, last] = [0, places[along] - length].sort((a, b) => a - b);
  const within = (at: number) => Math.round(Math.max(least ?? 0, Math.min(last ?? 0, at)));
  // A picture that is narrower than the window stands in its middle.
  if (places[along] <= length) return [(places[along] - length) / 2];
  const all = [...places.cards.values()].flatMap((box) => [
    within(box[from] - MARGIN),
    within(box[from] + box[along] + MARGIN - length),
  ]);
  return [...new Set(all)];
}

/** Seen whole, with nothing over it. */
export function isOpen(view: View, box: Box, window: Size, covered: Box | null): boolean {
  if (!isSeen(view, box, window)) return false;
  if (covered === null) return true;
  const right = (box.x + box.width - view.x) * view.scale;
  const bottom = (box.y + box.height - view.y) * view.scale;
  return right <= covered.x || bottom <= covered.y;
}
