import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Milliseconds left of a wait, updated every second; for display only, the chart runs the timer itself.
 * @param total the whole wait, in milliseconds
 */
export function useCountdown(total: number): number {
  const [left, setLeft] = useState(total);
  useEffect(() => {
    setLeft(total);
    // Measured by `Date.now`, which continues while the phone sleeps.
    const end = Date.now() + total;
    const ticking = setInterval(() => setLeft(Math.max(0, end - Date.now())), SECOND_MS);
    return () => clearInterval(ticking);
  }, [total]);
  return left;
}

/** Minutes and seconds, `0:24`; with hours when there are any, `1:05:09`. */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND_MS);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const shown = hours === 0 ? [minutes] : [hours, twoDigits(minutes)];
  return [...shown, twoDigits(seconds % 60)].join(':');
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
