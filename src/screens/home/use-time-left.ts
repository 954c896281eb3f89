import { useEffect, useState } from 'react';

const TICK = 30_000;

/**
 * Milliseconds left until a time of the service's clock, updated every half minute; for display only.
 * @param until and @param readAt milliseconds, by the service's clock; `readAt` is about now
 */
export function useTimeLeft(until: number, readAt: number): number {
  const total = Math.max(0, until - readAt);
  const [left, setLeft] = useState(total);
  useEffect(() => {
    setLeft(total);
    // Measured by `Date.now`, which continues while the phone sleeps.
    const end = Date.now() + total;
    const ticking = setInterval(() => setLeft(Math.max(0, end - Date.now())), TICK);
    return () => clearInterval(ticking);
  }, [total]);
  return left;
}
