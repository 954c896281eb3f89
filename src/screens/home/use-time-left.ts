import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 30_000;

/**
 * Milliseconds left until a time, updated every half minute; for display only.
 * @param until milliseconds, by the service's clock
 * @param readAt the service's current time in milliseconds, as far as known: the time of the last read
 */
export function useTimeLeft(until: number, readAt: number): number {
  const totalMs = Math.max(0, until - readAt);
  const [leftMs, setLeftMs] = useState(totalMs);
  useEffect(() => {
    setLeftMs(totalMs);
    // Measured by `Date.now`, which continues while the phone sleeps.
    const endsAt = Date.now() + totalMs;
    const interval = setInterval(() => setLeftMs(Math.max(0, endsAt - Date.now())), UPDATE_INTERVAL_MS);
    return () => clearInterval(interval);
  }, [totalMs]);
  return leftMs;
}
