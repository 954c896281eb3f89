import { describe, expect, it } from 'vitest';
import { isWorkingDay, workingDaysUntil } from '../../../machines/domain/base/working-days';

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};
const india = (text: string) => Date.parse(`${text}+05:30`);

describe('working days of banks in India', () => {
  it.each([
    ['2026-11-22', 'Sunday'],
    ['2026-11-14', 'second Saturday'],
    ['2026-11-28', 'fourth Saturday'],
    ['2026-01-26', 'Republic Day, a Monday'],
    ['2026-10-02', 'Gandhi Jayanti, a Friday'],
  ])('%s is none: %s', (text) => {
    expect(isWorkingDay(day(text))).toBe(false);
  });

  it.each([
    ['2026-11-26', 'Thursday'],
    ['2026-11-07', 'first Saturday'],
    ['2026-11-21', 'third Saturday'],
    ['2026-08-29', 'fifth Saturday'],
  ])('%s is one: %s', (text) => {
    expect(isWorkingDay(day(text))).toBe(true);
  });

  it('are counted from the day after the issue up to the last day, which counts', () => {
    // Friday 27 Nov 2026: Saturday 28 is the fourth, Sunday 29; Monday, Tuesday and Wednesday count.
    const issued = india('2026-11-27T23:50:00');
    expect(workingDaysUntil(issued, india('2026-11-30T00:10:00'), 3)).toBe(1);
    expect(workingDaysUntil(issued, india('2026-12-02T00:10:00'), 3)).toBe(3);
    expect(workingDaysUntil(issued, india('2026-12-20T00:10:00'), 3)).toBe(3);
  });

  it('are counted over the end of each month, also of the year', () => {
    // From Friday 29 Jan 2027: Saturday 30 is the fifth of its month; then Monday 1 and Tuesday 2 February.
    expect(workingDaysUntil(india('2027-01-29T10:00:00'), india('2027-02-02T20:00:00'), 9)).toBe(3);
    // From Sunday 31 Jan 2027: Monday to Wednesday.
    expect(workingDaysUntil(india('2027-01-31T10:00:00'), india('2027-02-03T20:00:00'), 9)).toBe(3);
    // From Wednesday 30 Dec 2026: Thursday, Friday, and Saturday 2 January, the first of its month.
    expect(workingDaysUntil(india('2026-12-30T10:00:00'), india('2027-01-02T20:00:00'), 9)).toBe(3);
  });

  it('are none when the end is on the day of the issue, or before it', () => {
    expect(workingDaysUntil(india('2026-11-26T10:00:00'), india('2026-11-26T20:00:00'), 3)).toBe(0);
    expect(workingDaysUntil(india('2026-11-26T10:00:00'), india('2026-11-20T20:00:00'), 3)).toBe(0);
  });
});
