import { timeInIndia } from '../../machines/domain/base/dates';
import { formatMonth } from './dates';

/** The percentage that the page shows, without its sign. */
export function spokenRate(percent: number): string {
  return String(Number(percent.toFixed(2)));
}

/** With the month in full: an abbreviation may be read letter by letter. @param time milliseconds */
export function spokenDate(time: number): string {
  return `${timeInIndia(time).day} ${formatMonth(time)}`;
}
