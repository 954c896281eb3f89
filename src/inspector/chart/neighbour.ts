import type { Box, Positions } from './elk-graph';

/** Id of the nearest card in the direction of an arrow key; null when there is none. */
export function neighbour(
  { cards }: Pick<Positions, 'cards'>,
  focusedState: string,
  key: string,
): string | null {
  const fromBox = cards.get(focusedState);
  if (fromBox === undefined) return null;
  const isHorizontal = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  let nearest: string | null = null;
  let nearestDistance = Number.POSITIVE_INFINITY;
  for (const [id, box] of cards) {
    const dx = centre(box, 'x', 'width') - centre(fromBox, 'x', 'width');
    const dy = centre(box, 'y', 'height') - centre(fromBox, 'y', 'height');
    const distanceAhead = (isHorizontal ? dx : dy) * sign;
    // Sideways distance counts double: a card straight ahead is preferred.
    const distance = distanceAhead + Math.abs(isHorizontal ? dy : dx) * 2;
    if (id === focusedState || distanceAhead <= 1 || distance >= nearestDistance) continue;
    nearest = id;
    nearestDistance = distance;
  }
  return nearest;
}

function centre(box: Box, start: 'x' | 'y', size: 'width' | 'height'): number {
  return box[start] + box[size] / 2;
}
