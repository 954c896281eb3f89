export type Direction = 'forward' | 'back';

let direction: Direction | null = null;

/** Notes which way the merchant's last tap leads, before its event is sent. */
export function noteDirection(next: Direction): void {
  direction = next;
}

/** Which way the merchant came to a screen that is shown now; null for what a page shows first, which does not move. */
export function lastDirection(): Direction | null {
  return direction;
}
