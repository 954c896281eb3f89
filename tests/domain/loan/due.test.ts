import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { dueInfo } from '../../../machines/domain/loan/due';
import { dueHeading, dueLabel, dueLine, oldestUnpaid } from '../../../src/copy/due';
import { plainSpaces } from '../../support/plain-spaces';

/** India, west of it, and far east of it: the phone's zone must have no effect. */
const zones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'];

const at = (text: string) => Date.parse(`${text}+05:30`);
const maybe = (text: string | null) => (text === null ? null : at(text));

interface Given {
  readonly due: string | null;
  readonly now: string;
  readonly created?: string | null;
  readonly owed?: number;
  readonly next?: string | null;
  readonly weekly?: boolean;
}

function infoOf({ due, now, created = null, owed = 241_500, next = null, weekly = false }: Given) {
  const loan = {
    totalDue: owed,
    nextDueDate: maybe(due),
    nextInstalmentDate: maybe(next),
    createTime: maybe(created),
    isWeekly: weekly,
  };
  const info = dueInfo(loan, at(now));
  const late = info && oldestUnpaid(info);
  return (
    info && {
      ...info,
      heading: plainSpaces(dueHeading(info)),
      text: info.line && plainSpaces(dueLine(info.line)),
      label: plainSpaces(dueLabel(info)),
      oldestUnpaidText: late && plainSpaces(late),
    }
  );
}

/** Heading, text line, other label. */
function dueTexts(given: Given): readonly (string | null | undefined)[] {
  const info = infoOf(given);
  return [info?.heading, info?.text, info?.label];
}

describe.each(zones)('on a phone in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    // Around midnight in India.
    ['2026-11-21T10:00', '2026-11-20T23:59:59', 'Due Tomorrow', 'Tomorrow', "Tomorrow's Instalment"],
    ['2026-11-21T10:00', '2026-11-20T00:00:00', 'Due Tomorrow', 'Tomorrow', "Tomorrow's Instalment"],
    ['2026-11-21T10:00', '2026-11-21T00:00:00', 'Dues Till Today', 'Today', 'Due Today'],
    ['2026-11-21T10:00', '2026-11-21T23:59:59', 'Dues Till Today', 'Today', 'Due Today'],
    ['2026-11-21T00:00', '2026-11-20T23:59:59', 'Due Tomorrow', 'Tomorrow', "Tomorrow's Instalment"],
    [
      '2026-11-21T00:00',
      '2026-11-19T23:59:59',
      'Due on 21 Nov, 2026',
      null,
      'Next instalment on 21 Nov, 2026',
    ],
    // Month and year ends.
    ['2026-12-01T00:00', '2026-11-30T23:30:00', 'Due Tomorrow', 'Tomorrow', "Tomorrow's Instalment"],
    ['2027-01-01T00:00', '2026-12-31T18:00:00', 'Due Tomorrow', 'Tomorrow', "Tomorrow's Instalment"],
    ['2027-01-05T09:00', '2026-12-31T18:00:00', 'Due on 5 Jan, 2027', null, 'Next instalment on 5 Jan, 2027'],
    // Leap day, and the year without one.
    ['2028-02-29T09:00', '2028-02-28T22:00:00', 'Due Tomorrow', 'Tomorrow', "Tomorrow's Instalment"],
    ['2028-03-01T09:00', '2028-02-28T22:00:00', 'Due on 1 Mar, 2028', null, 'Next instalment on 1 Mar, 2028'],
    ['2027-03-01T09:00', '2027-02-28T22:00:00', 'Due Tomorrow', 'Tomorrow', "Tomorrow's Instalment"],
    ['2028-02-29T09:00', '2028-02-29T00:30:00', 'Dues Till Today', 'Today', 'Due Today'],
  ])('due %s, at %s: %s, %s, %s', (due, now, heading, text, label) => {
    expect(dueTexts({ due, now })).toEqual([heading, text, label]);
  });

  it.each([
    // created, due, now: banner days from the loan's creation, label days from the due date
    ['2026-11-01T12:00', '2026-11-21T23:59:59', '2026-11-22T00:00:00', 21, 1],
    ['2026-09-30T23:59:59', '2026-11-30T12:00', '2026-12-12T00:00:00', 73, 12],
    ['2028-01-31T00:00', '2028-02-28T09:00', '2028-03-01T00:00:00', 30, 2],
    ['2027-01-31T00:00', '2027-02-28T09:00', '2027-03-01T00:00:00', 29, 1],
  ])('created %s, due %s, at %s: since %i and %i days', (created, due, now, fromCreation, fromDue) => {
    expect(dueTexts({ created, due, now })).toEqual([
      `Due Since ${fromCreation} days`,
      'Dues Till Today',
      `Due Since ${fromDue} days`,
    ]);
  });

  it.each([
    // A weekly loan's text line follows the next instalment date: while an earlier one is overdue, and when both are one day.
    ['2026-11-13T10:00', '2026-11-20T10:00', '2026-11-20T00:00:00', 'Due Since 30 days', 'Today'],
    ['2026-11-13T10:00', '2026-11-20T10:00', '2026-11-19T23:59:59', 'Due Since 29 days', 'Tomorrow'],
    ['2026-11-13T10:00', '2026-11-20T10:00', '2026-11-18T12:00:00', 'Due Since 28 days', '20 Nov, 2026'],
    ['2026-11-20T10:00', '2026-11-27T10:00', '2026-11-20T12:00:00', 'Dues Till Today', '27 Nov, 2026'],
    ['2026-11-20T10:00', '2026-11-20T10:00', '2026-11-20T12:00:00', 'Dues Till Today', 'Today'],
    ['2026-11-20T10:00', '2026-11-20T10:00', '2026-11-19T12:00:00', 'Due Tomorrow', 'Tomorrow'],
    ['2026-11-20T10:00', '2026-11-20T10:00', '2026-11-17T12:00:00', 'Due on 20 Nov, 2026', '20 Nov, 2026'],
    ['2026-11-20T10:00', '2026-11-27T10:00', '2026-11-17T12:00:00', 'Due on 20 Nov, 2026', '27 Nov, 2026'],
    ['2026-11-20T10:00', null, '2026-11-20T12:00:00', 'Dues Till Today', 'Today'],
    // After the last instalment there is no next one.
    ['2026-11-13T10:00', '2026-11-13T10:00', '2026-11-20T00:00:00', 'Due Since 30 days', null],
    ['2026-11-13T10:00', null, '2026-11-20T00:00:00', 'Due Since 30 days', null],
  ])('weekly, due %s, next %s, at %s: %s, %s', (due, next, now, heading, text) => {
    const [said, line] = dueTexts({ due, next, now, weekly: true, created: '2026-10-21T09:00' });
    expect([said, line]).toEqual([heading, text]);
  });

  it.each([
    [8, false],
    [7, true],
    [1, true],
    [0, false],
    [-1, false],
  ])('%i days before the due date is one of its last seven: %s', (days, expected) => {
    // Over the end of February in a leap year, at both ends of India's day.
    for (const hour of ['00:00:00', '23:59:59']) {
      const day = new Date(Date.UTC(2028, 2, 3) - days * 86_400_000).toISOString().slice(0, 10);
      const info = infoOf({ due: '2028-03-03T10:00', now: `${day}T${hour}` });
      expect([info?.daysLeft, info?.isInLastWeek]).toEqual([days, expected]);
    }
  });

  it('is not overdue when nothing is owed: the next instalment counts', () => {
    const settled = { due: '2026-11-20T10:00', owed: 0, next: '2026-11-27T10:00' };
    expect(dueTexts({ ...settled, now: '2026-11-21T09:00' })[0]).toBe('Due on 27 Nov, 2026');
    expect(dueTexts({ ...settled, now: '2026-11-26T09:00' })[0]).toBe('Due Tomorrow');
    expect(dueTexts({ ...settled, now: '2026-11-20T09:00' })[0]).toBe('Dues Till Today');
    expect(dueTexts({ ...settled, next: null, now: '2026-11-21T09:00' })[0]).toBe('Due on 20 Nov, 2026');
  });
});

it('is the first day on which something is unpaid, with the same day count as the label', () => {
  const info = infoOf({ due: '2026-11-13T23:59:59', now: '2026-11-23T09:00', created: '2026-10-09T09:00' });
  expect([info?.heading, info?.label, info?.oldestUnpaidText]).toEqual([
    'Due Since 45 days',
    'Due Since 10 days',
    'Oldest unpaid: 13 Nov, 2026, 10 days late',
  ]);
  expect(infoOf({ due: '2026-11-22T10:00', now: '2026-11-23T09:00' })?.oldestUnpaidText).toBe(
    'Oldest unpaid: 22 Nov, 2026, 1 day late',
  );
  expect(infoOf({ due: '2026-11-23T10:00', now: '2026-11-23T09:00' })?.oldestUnpaidText).toBeNull();
});

it('does not show a past instalment as the next one while the due date is past and nothing is owed', () => {
  const settled = { due: '2026-11-20T10:00', owed: 0, now: '2026-11-23T09:00' };
  expect(dueTexts({ ...settled, next: '2026-12-20T10:00' })).toEqual([
    'Due on 20 Dec, 2026',
    null,
    'Next instalment on 20 Dec, 2026',
  ]);
  expect(dueTexts({ ...settled, next: '2026-11-20T10:00' })[0]).toBe('Due on 20 Nov, 2026');
});

it('is the due date while it is in the future, whatever instalment follows', () => {
  const later = { due: '2026-11-21T10:00', next: '2026-11-28T10:00' };
  expect(dueTexts({ ...later, now: '2026-11-21T09:00' })[2]).toBe('Due Today');
  expect(dueTexts({ ...later, now: '2026-11-19T09:00' })[2]).toBe('Next instalment on 21 Nov, 2026');
});

it('counts from the due date when the creation time is missing', () => {
  expect(dueTexts({ due: '2026-11-10T10:00', now: '2026-11-20T09:00' })[0]).toBe('Due Since 10 days');
});

it('falls back to the next instalment, and shows nothing without any date', () => {
  const now = '2026-11-21T09:00';
  expect(dueTexts({ due: null, owed: 0, next: '2026-11-21T10:00', now })[2]).toBe('Due Today');
  expect(infoOf({ due: null, now })).toBeNull();
});
