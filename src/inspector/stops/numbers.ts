import { stopsCopy } from '../../copy/inspector-stops';

const countFormat = new Intl.NumberFormat('en-IN');

/** `1,204`. */
export function formatCount(count: number): string {
  return countFormat.format(count);
}

/** A share from 0 to 1 as `8 %` or `0.4 %`; `0 %` for zero. */
export function formatPercent(share: number): string {
  const percent = share * 100;
  return `${percent === 0 || percent >= 1 ? Math.round(percent) : percent.toFixed(1)} %`;
}

/** A difference of shares, −1 to 1, in percentage points: `+3.2`, `−12.0` or `0.0`. */
export function formatPoints(difference: number): string {
  const points = Math.abs(difference * 100).toFixed(1);
  const sign = points === '0.0' ? '' : difference < 0 ? '−' : '+';
  return `${sign}${points}`;
}

/** A duration in ms as `0.4 s`, `12 s`, `3 min 5 s` or `2 h 10 min`. */
export function formatDuration(ms: number): string {
  if (ms < 10_000) return `${(Math.round(ms / 100) / 10).toString()} s`;
  const seconds = Math.round(ms / 1_000);
  if (seconds < 60) return `${seconds} s`;
  const [minutes, restSeconds] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes < 60) return restSeconds === 0 ? `${minutes} min` : `${minutes} min ${restSeconds} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A duration in ms; a dash where it is unknown. */
export function formatStay(ms: number | null): string {
  return ms === null ? stopsCopy.none : formatDuration(ms);
}
