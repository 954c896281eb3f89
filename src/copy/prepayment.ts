import { prepaymentCopy } from '#messages/prepayment';
import { DAY_MS } from '../../machines/domain/base/calendar-day';

const texts = prepaymentCopy.closing.durations;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Formats a duration: "9 days"; below two days "5 h 12 min"; below an hour "12:24 min". @param ms milliseconds */
export function quoteTimeLeft(ms: number): string {
  if (ms >= 2 * DAY_MS) return texts.days(Math.floor(ms / DAY_MS));
  if (ms >= HOUR_MS) return texts.hours(Math.floor(ms / HOUR_MS), Math.floor((ms % HOUR_MS) / MINUTE_MS));
  const seconds = Math.ceil(ms / 1000);
  return texts.minutes(Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0'));
}
