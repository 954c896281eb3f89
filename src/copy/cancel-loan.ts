import { cancelLoanCopy } from '#messages/cancel-loan';
import { DAY_MS } from '../../machines/domain/base/calendar-day';

const texts = cancelLoanCopy.coolingOff.timeLeft;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Formats a duration: "1 day 22 h"; below a day "3 h 05 min"; below an hour minutes and seconds, "12:05".
 * @param ms milliseconds
 */
export function cancelTimeLeft(ms: number): string {
  const [days, hours] = [Math.floor(ms / DAY_MS), Math.floor((ms % DAY_MS) / HOUR_MS)];
  if (days > 0) return texts.days(days, hours);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (hours > 0) return texts.hours(hours, twoDigits(minutes));
  return texts.minutes(minutes, twoDigits(Math.floor((ms % MINUTE_MS) / 1_000)));
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
