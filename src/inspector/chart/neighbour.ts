import type { Box, Positions } from './elk-graph';

/** The nearest card in the direction of an arrow key; null without one. */
export function neighbour({ cards }: Pick<Positions, 'cards'>, from: string, key: string): string | null {
  const here = cards.get(from);
  if (here === undefined) return null;
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, box] of cards) {
    const dx = centre(box, 'x', 'width') - centre(here, 'x', 'width');
    const dy = centre(box, 'y', 'height') - centre(here, 'y', 'height');
    const ahead = (isAcross ? dx : dy) * sign;
    // The direction counts more than the sideways distance.
    const distance = ahead + Math.abs(isAcross ? dy : dx) * 2;
    if (id === from || ahead <= 1 || distance >= least) continue;
    best = id;
    least = distance;
  }
  return best;
}

function centre(box: Box, start: 'x' | 'y', size: 'width' | 'height'): number {
  return box[start] + box[size] / 2;
}
