import type { Box, Point, Positions } from './elk-graph';
import type { Card, Figure } from './figure';

const GAP = 40;
const PER_ROW = 5;

/** Fallback layout for charts on which elkjs fails: rows by rank, straight lines, labels in their middle. */
export function plainPositions(figure: Figure, ranks: ReadonlyMap<string, number>): Positions {
  const cards = new Map<string, Box>();
  const place = (all: readonly Card[], left: number, top: number): { width: number; height: number } => {
    const sorted = [...all].sort((a, b) => (ranks.get(a.state.id) ?? 0) - (ranks.get(b.state.id) ?? 0));
    let y = top;
    let widest = 0;
    for (let at = 0; at < sorted.length; at += PER_ROW) {
      let x = left;
      let tallest = 0;
      for (const card of sorted.slice(at, at + PER_ROW)) {
        const inner = place(card.children, x + GAP / 2, y + card.height + GAP / 2);
        const width = Math.max(card.width, inner.width + GAP);
        const height = card.height + (card.children.length > 0 ? inner.height + GAP : 0);
        cards.set(card.state.id, { x, y, width, height });
        x += width + GAP;
        tallest = Math.max(tallest, height);
      }
      widest = Math.max(widest, x - left - GAP);
      y += tallest + GAP * 2;
    }
    return { width: widest, height: Math.max(0, y - top - GAP * 2) };
  };
  const size = place(figure.cards, GAP, GAP);
  const lines = new Map(
    figure.lines.map(({ id, source, target, width, height }) => {
      const points = [middle(cards.get(source)), middle(cards.get(target))];
      const centre = { x: average(points, 'x'), y: average(points, 'y') };
      return [id, { points, label: { x: centre.x - width / 2, y: centre.y - height / 2, width, height } }];
    }),
  );
  return { width: size.width + GAP * 2, height: size.height + GAP * 2, cards, lines, starts: [] };
}

function middle(box: Box | undefined): Point {
  return box === undefined ? { x: 0, y: 0 } : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function average(points: readonly Point[], axis: 'x' | 'y'): number {
  return points.reduce((sum, point) => sum + point[axis], 0) / points.length;
}
