import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * Milliseconds left of a wait, told anew every second; for the eye only, the chart keeps the wait itself.
 * @param total the whole wait, in milliseconds
 */
export function useCountdown(total: number): number {
  const [left, setLeft] = useState(total);
  useEffect(() => {
    setLeft(total);
    // A span of the phone's clock, not a time of day: it goes on while the phone sleeps.
    const end = Date.now() + total;
    const ticking = setInterval(() => setLeft(Math.max(0, end - Date.now())), SECOND);
    return () => clearInterval(ticking);
  }, [total]);
  return left;
}

/** Minutes and seconds: `0:24`. */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
