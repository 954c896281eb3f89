import { timeLeftCopy } from '#messages/home';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Formats a duration, a minute that has begun counted as whole: "1 day 4 hours", "4 hours 10 minutes", "10 minutes". @param ms milliseconds */
export function coolingOffTimeLeft(ms: number): string {
  const totalMinutes = Math.ceil(ms / MINUTE_MS);
  const days = Math.floor(totalMinutes / DAY_MINUTES);
  const hours = Math.floor((totalMinutes % DAY_MINUTES) / HOUR_MINUTES);
  const minutes = totalMinutes % HOUR_MINUTES;
  if (days > 0) return timeLeftCopy.days(days, hours);
  return hours > 0 ? timeLeftCopy.hours(hours, minutes) : timeLeftCopy.minutes(minutes);
}
