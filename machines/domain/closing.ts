import { indianDay, parseCalendarDay } from './calendar-day';
import type { Foreclosure } from './foreclosure';

/** A quote, and when it was read. Milliseconds. */
export interface Quote {
  readonly foreclosure: Foreclosure;
  /** By the service's clock. */
  readonly readAt: number;
  /** How far the service's clock is ahead of the phone's: a countdown goes by the service's. */
  readonly clockAhead: number;
}

/** The lender quotes at most so many days ahead (assumed by the contract). */
const DAYS_AHEAD = 7;

/** A quote that came when it had run out already is asked for again after this long, not at once (ms). */
const LEAST_WAIT = 30_000;

const DAY = 86_400_000;

/** What closing early spares against paying every instalment to the end, in paise; null when it spares nothing. */
export function savingOf({ remainingPayable, total }: Foreclosure): number | null {
  return remainingPayable > total ? remainingPayable - total : null;
}

/** What the lender lets off in a settlement, against closing in full, in paise; null when it lets nothing off. */
export function letOffOf({ total, settlement }: Foreclosure): number | null {
  return settlement !== null && total > settlement.amount ? total - settlement.amount : null;
}

/** Days in India after today that a quote can be asked for, `YYYY-MM-DD`, each with a time in it (ms). */
export function quoteDays(now: number): readonly { readonly date: string; readonly at: number }[] {
  return Array.from({ length: DAYS_AHEAD }, (_, index) => {
    const at = now + (index + 1) * DAY;
    return { date: isoDay(at), at };
  });
}

/** A time of this day in India (`YYYY-MM-DD`), to show it by (ms); null when it is no day. */
export function timeOfDay(date: string | null): number | null {
  const day = parseCalendarDay(date ?? '');
  // Noon by UTC is the same day in India.
  return day === null ? null : Date.UTC(day.year, day.month - 1, day.day, 12);
}

/** When a promise of the lender runs out, by the service's clock (ms); null when it names no end. */
export function endOfPromise(validUntil: number | null, readAt: number): number | null {
  return validUntil === null ? null : Math.max(validUntil, readAt + LEAST_WAIT);
}

function isoDay(time: number): string {
  const { year, month, day } = indianDay(time);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
