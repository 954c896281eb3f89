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

/** Minutes and seconds, `0:24`; with the hours when there are some, `1:05:09`. */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const shown = hours === 0 ? [minutes] : [hours, twoDigits(minutes)];
  return [...shown, twoDigits(seconds % 60)].join(':');
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
