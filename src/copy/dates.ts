import { dateMessages } from '#messages/dates';
import { timeInIndia } from '../../machines/domain/base/dates';

/** Date as spec 9 shows it, `D MMM, YYYY`, in India's time zone. @param time milliseconds */
export function formatDate(time: number): string {
  const { day, month, year } = timeInIndia(time);
  return dateMessages.date(day, month, year);
}

/** Day and time of day, `D MMM, h:mm a`, in India's time zone. @param time milliseconds */
export function formatDayAndTime(time: number): string {
  const { day, month } = timeInIndia(time);
  return `${dateMessages.dayOfMonth(day, month)}, ${timeOfDay(time)}`;
}

/** Date and time of day, `D MMM, YYYY, h:mm a`, in India's time zone: for documents that are stored. @param time milliseconds */
export function formatDateAndTime(time: number): string {
  return `${formatDate(time)}, ${timeOfDay(time)}`;
}

/** A month of India's calendar, `MMMM YYYY`. @param time milliseconds */
export function formatMonth(time: number): string {
  const { month, year } = timeInIndia(time);
  return dateMessages.month(month, year);
}

function timeOfDay(time: number): string {
  const { hour, minute } = timeInIndia(time);
  return dateMessages.timeOfDay(hour, String(minute).padStart(2, '0'));
}
