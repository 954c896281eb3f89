import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

import { DAY_MS, INDIA_OFFSET_MINUTES } from './calendar-day';

dayjs.extend(utc);

/**
 * A dayjs UTC object whose fields show India's local time. dayjs's own `utcOffset(330)` is not used: it computes through the
 * phone's time zone, and would shift India's midnight by that zone's daylight saving.
 */
function inIndia(time: number) {
  return dayjs.utc(time).add(INDIA_OFFSET_MINUTES, 'minute');
}

/** Day, month (0 to 11), year, hour and minute of a time in India. @param time milliseconds */
export function timeInIndia(time: number) {
  const local = inIndia(time);
  return {
    day: local.date(),
    month: local.month(),
    year: local.year(),
    hour: local.hour(),
    minute: local.minute(),
  };
}

/** Whole calendar days in India between two times in milliseconds; negative when `end` is before `start`. */
export function calendarDaysBetween(start: number, end: number): number {
  // By arithmetic: home asks it of each instalment, and six dayjs objects each took 29 ms of its first render at 4 x CPU.
  const dayNumber = (time: number) => Math.floor((time + INDIA_OFFSET_MINUTES * 60_000) / DAY_MS);
  return dayNumber(end) - dayNumber(start);
}
