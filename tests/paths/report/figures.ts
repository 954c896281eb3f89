/** Formatting of figures. */
import type { Tally } from '../kit/coverage/report';

const number = new Intl.NumberFormat('en-IN');

/** A number in Indian format. */
export function count(value: number): string {
  return number.format(value);
}

/** Rounded down, so that 100 % means all; a dash when there is nothing to cover. */
export function share({ covered, total }: Tally): string {
  if (total === 0) return '–';
  const value = Math.floor((covered * 1000) / total) / 10;
  return `${Number.isInteger(value) ? value : value.toFixed(1)} %`;
}
