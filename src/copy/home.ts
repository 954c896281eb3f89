import { timeLeftCopy } from '#messages/home';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats a duration: "1 day 4 hours", "4 hours 10 minutes", "10 minutes". @param ms milliseconds */
export function coolingOffTimeLeft(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.ceil((ms % HOUR_MS) / MINUTE_MS);
  if (days > 0) return timeLeftCopy.days(days, hours);
  return hours > 0 ? timeLeftCopy.hours(hours, minutes) : timeLeftCopy.minutes(minutes);
}
