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

/**
 * Date as spec 9 shows it, `D MMM, YYYY`, in India's time zone. The spaces in dates, times and rates are no-break spaces: half
 * of a figure at the end of a line is read as another one.
 * @param time milliseconds
 */
export function formatDate(time: number): string {
  return inIndia(time).format('D\u00a0MMM,\u00a0YYYY');
}

/** Day and time of day, `D MMM, h:mm a`, in India's time zone. @param time milliseconds */
export function formatDayAndTime(time: number): string {
  return inIndia(time).format('D\u00a0MMM, h:mm\u00a0a');
}

/** Date and time of day, `D MMM, YYYY, h:mm a`, in India's time zone: for documents that are stored. @param time milliseconds */
export function formatDateAndTime(time: number): string {
  return inIndia(time).format('D\u00a0MMM,\u00a0YYYY, h:mm\u00a0a');
}

/** A month of India's calendar, `MMMM YYYY`. @param time milliseconds */
export function formatMonth(time: number): string {
  return inIndia(time).format('MMMM YYYY');
}

/** Whole calendar days in India between two times in milliseconds; negative when `end` is before `start`. */
export function calendarDaysBetween(start: number, end: number): number {
  return inIndia(end).startOf('day').diff(inIndia(start).startOf('day'), 'day');
}
