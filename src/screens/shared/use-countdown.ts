import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Milliseconds left of a wait, updated every second. For display only: the chart has the timer that ends the wait.
 * @param totalMs the whole wait
 */
export function useCountdown(totalMs: number): number {
  const [leftMs, setLeftMs] = useState(totalMs);
  useEffect(() => {
    setLeftMs(totalMs);
    // `Date.now` goes on while the phone sleeps; the interval does not.
    const endsAt = Date.now() + totalMs;
    const timer = setInterval(() => setLeftMs(Math.max(0, endsAt - Date.now())), SECOND_MS);
    return () => clearInterval(timer);
  }, [totalMs]);
  return leftMs;
}

/** A duration in minutes and seconds, `0:24`, from one hour on with hours, `1:05:09`; rounded up to seconds. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND_MS);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const parts = hours === 0 ? [minutes] : [hours, twoDigits(minutes)];
  return [...parts, twoDigits(seconds % 60)].join(':');
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
