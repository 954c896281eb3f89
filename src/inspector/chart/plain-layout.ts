import type { Box, Point, Positions } from './elk-graph';
import type { Card, Figure } from './figure';

const GAP_PX = 40;
const CARDS_PER_ROW = 5;

/**
 * Fallback layout for charts on which elkjs fails: cards in rows, sorted by rank; straight lines with the label in the
 * middle.
 */
export function plainPositions(figure: Figure, ranks: ReadonlyMap<string, number>): Positions {
  const cards = new Map<string, Box>();
  const placeCards = (
    cardsToPlace: readonly Card[],
    left: number,
    top: number,
  ): { width: number; height: number } => {
    const sorted = [...cardsToPlace].sort(
      (a, b) => (ranks.get(a.state.id) ?? 0) - (ranks.get(b.state.id) ?? 0),
    );
    let y = top;
    let widest = 0;
    for (let rowStart = 0; rowStart < sorted.length; rowStart += CARDS_PER_ROW) {
      let x = left;
      let tallest = 0;
      for (const card of sorted.slice(rowStart, rowStart + CARDS_PER_ROW)) {
        const inner = placeCards(card.children, x + GAP_PX / 2, y + card.height + GAP_PX / 2);
        const width = Math.max(card.width, inner.width + GAP_PX);
        const height = card.height + (card.children.length > 0 ? inner.height + GAP_PX : 0);
        cards.set(card.state.id, { x, y, width, height });
        x += width + GAP_PX;
        tallest = Math.max(tallest, height);
      }
      widest = Math.max(widest, x - left - GAP_PX);
      y += tallest + GAP_PX * 2;
    }
    return { width: widest, height: Math.max(0, y - top - GAP_PX * 2) };
  };
  const size = placeCards(figure.cards, GAP_PX, GAP_PX);
  const lines = new Map(
    figure.lines.map(({ id, source, target, width, height }) => {
      const points = [centreOf(cards.get(source)), centreOf(cards.get(target))];
      const centre = { x: average(points, 'x'), y: average(points, 'y') };
      return [id, { points, label: { x: centre.x - width / 2, y: centre.y - height / 2, width, height } }];
    }),
  );
  return { width: size.width + GAP_PX * 2, height: size.height + GAP_PX * 2, cards, lines, starts: [] };
}

function centreOf(box: Box | undefined): Point {
  return box === undefined ? { x: 0, y: 0 } : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function average(points: readonly Point[], axis: 'x' | 'y'): number {
  return points.reduce((sum, point) => sum + point[axis], 0) / points.length;
}
