import { describe, expect, it } from 'vitest';

import { dueLabel, nextDue } from '../../machines/domain/due';

const at = (text: string) => Date.parse(`${text}+05:30`);

function loanDue(nextDueDate: string | null, totalDue = 241_500, nextInstalmentDate: string | null = null) {
  return {
    totalDue,
    nextDueDate: nextDueDate === null ? null : at(nextDueDate),
    nextInstalmentDate: nextInstalmentDate === null ? null : at(nextInstalmentDate),
  };
}

describe('dueLabel', () => {
  it.each([
    // due, now, label
    ['2026-11-21T10:00', '2026-11-20T23:59:59', "Tomorrow's Instalment"],
    ['2026-11-21T10:00', '2026-11-21T00:00:00', 'Due Today'],
    ['2026-11-21T10:00', '2026-11-21T23:59:59', 'Due Today'],
    ['2026-11-21T23:59:59', '2026-11-22T00:00:00', 'Due Since 1 days'],
    ['2026-11-21T00:00', '2026-11-20T00:00:00', "Tomorrow's Instalment"],
    ['2026-11-21T00:00', '2026-11-19T23:59:59', 'Next instalment on 21 Nov, 2026'],
    // Month and year end.
    ['2026-12-01T00:00', '2026-11-30T23:30:00', "Tomorrow's Instalment"],
    ['2026-11-30T12:00', '2026-12-12T00:00:00', 'Due Since 12 days'],
    ['2027-01-01T00:00', '2026-12-31T18:00:00', "Tomorrow's Instalment"],
    // Leap day, and the year without one.
    ['2028-02-29T09:00', '2028-02-28T22:00:00', "Tomorrow's Instalment"],
    ['2028-03-01T09:00', '2028-02-28T22:00:00', 'Next instalment on 1 Mar, 2028'],
    ['2027-03-01T09:00', '2027-02-28T22:00:00', "Tomorrow's Instalment"],
    ['2028-02-28T09:00', '2028-03-01T00:00:00', 'Due Since 2 days'],
  ])('due %s, at %s: %s', (due, now, label) => {
    expect(dueLabel(loanDue(due), at(now))).toBe(label);
  });

  it("counts India's days while UTC is still on the day before", () => {
    // 00:30 in India is 19:00 of the day before in UTC.
    expect(dueLabel(loanDue('2026-11-21T10:00'), Date.parse('2026-11-20T19:00Z'))).toBe('Due Today');
    expect(dueLabel(loanDue('2026-11-21T10:00'), Date.parse('2026-11-21T18:30Z'))).toBe('Due Since 1 days');
  });

  it('is not overdue when nothing is owed: the instalment after it counts', () => {
    const paid = loanDue('2026-11-20T10:00', 0, '2026-11-27T10:00');
    expect(dueLabel(paid, at('2026-11-21T09:00'))).toBe('Next instalment on 27 Nov, 2026');
    expect(dueLabel(paid, at('2026-11-26T09:00'))).toBe("Tomorrow's Instalment");
    expect(dueLabel(loanDue('2026-11-20T10:00', 0), at('2026-11-21T09:00'))).toBe(
      'Next instalment on 20 Nov, 2026',
    );
  });

  it('is the due date while that is to come, whatever instalment follows it', () => {
    const loan = loanDue('2026-11-21T10:00', 241_500, '2026-11-28T10:00');
    expect(dueLabel(loan, at('2026-11-21T09:00'))).toBe('Due Today');
    expect(dueLabel(loan, at('2026-11-19T09:00'))).toBe('Next instalment on 21 Nov, 2026');
  });

  it('falls back to the next instalment, and says nothing without any date', () => {
    expect(dueLabel(loanDue(null, 0, '2026-11-21T10:00'), at('2026-11-21T09:00'))).toBe('Due Today');
    expect(dueLabel(loanDue(null), at('2026-11-21T09:00'))).toBeNull();
    expect(nextDue(loanDue(null), at('2026-11-21T09:00'))).toBeNull();
  });
});
