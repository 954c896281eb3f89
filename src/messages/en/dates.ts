import { twelveHours } from '../twelve-hours';

const months = [
  ['Jan', 'January'],
  ['Feb', 'February'],
  ['Mar', 'March'],
  ['Apr', 'April'],
  ['May', 'May'],
  ['Jun', 'June'],
  ['Jul', 'July'],
  ['Aug', 'August'],
  ['Sep', 'September'],
  ['Oct', 'October'],
  ['Nov', 'November'],
  ['Dec', 'December'],
] as const;

/**
 * Dates and times of day. The spaces within are no-break spaces: half of a figure at the end of a line is read as another one.
 * A month is 0 to 11, an hour 0 to 23, minutes have two digits.
 */
export const dateMessages = {
  date: (day: number, month: number, year: number) => `${day}\u00a0${months[month]?.[0]},\u00a0${year}`,
  dayOfMonth: (day: number, month: number) => `${day}\u00a0${months[month]?.[0]}`,
  month: (month: number, year: number) => `${months[month]?.[1]} ${year}`,
  timeOfDay: (hour: number, minutes: string) =>
    `${twelveHours(hour)}:${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`,
} as const;
