import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

import { INDIA_OFFSET_MINUTES } from './calendar-day';

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
  return inIndia(end).startOf('day').diff(inIndia(start).startOf('day'), 'day');
}
