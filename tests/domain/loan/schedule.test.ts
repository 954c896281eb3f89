/** The schedule: the next instalment, the current groups, and sums that must match the lender's to be shown. */
import { describe, expect, it } from 'vitest';

import type { Instalment } from '../../../machines/domain/loan/instalment';
import {
  groupCounts,
  isSplitConsistent,
  nextInstalment,
  outstandingAmounts,
  scheduleGroups,
} from '../../../machines/domain/loan/schedule';

const at = (text: string) => Date.parse(`${text}T23:59:59+05:30`);
const line = (
  number: number,
  day: string | null,
  status: Instalment['status'],
  over: Partial<Instalment> = {},
): Instalment => ({
  id: `line-${number}`,
  number,
  dueDate: day === null ? null : at(day),
  amount: 1_000,
  principal: 800,
  interest: 200,
  amountPaid: status === 'PAID' ? 1_000 : 0,
  paidOn: null,
  lateCharge: 0,
  lateChargePaid: 0,
  status,
  ...over,
});

const weekly = [
  line(1, '2026-09-30', 'PAID'),
  line(2, '2026-10-31', 'LATE'),
  line(3, '2026-11-07', 'PARTLY_PAID', { amountPaid: 400 }),
  line(4, '2026-11-30', 'UPCOMING'),
  line(5, '2026-12-07', 'UPCOMING'),
  line(6, null, 'UPCOMING'),
];

describe('the schedule', () => {
  it('the first unpaid instalment is the next one; there is none when all are paid', () => {
    expect(nextInstalment(weekly)?.number).toBe(2);
    expect(nextInstalment(weekly.slice(0, 1))).toBeNull();
  });

  it("is grouped by India's months; the current groups are the open due ones and the next one", () => {
    const groups = scheduleGroups({ instalments: weekly, isMonthly: false }, at('2026-11-20'));
    expect(
      groups.map(({ key, instalments, isCurrentPeriod }) => [key, instalments.length, isCurrentPeriod]),
    ).toEqual([
      ['2026-9', 1, false],
      ['2026-10', 1, true],
      ['2026-11', 2, true],
      ['2026-12', 1, false],
      ['none', 1, false],
    ]);
  });

  it('is grouped by years for a monthly loan', () => {
    const groups = scheduleGroups(
      { instalments: [line(1, '2026-12-31', 'PAID'), line(2, '2027-01-31', 'UPCOMING')], isMonthly: true },
      at('2026-12-31'),
    );
    expect(groups.map(({ key, isYear, isCurrentPeriod }) => [key, isYear, isCurrentPeriod])).toEqual([
      ['2026', true, false],
      ['2027', true, true],
    ]);
  });

  it('counts paid and late ones', () => {
    expect(groupCounts({ instalments: weekly })).toEqual({ paid: 1, late: 1, total: 6 });
  });
});

describe('the remaining instalments', () => {
  const loan = { maxRepaymentAmount: 4_700, lateChargesAdded: 400, lateChargesPaid: 300 };

  it('is split into instalments and late charges when they add up to the lender’s sum', () => {
    expect(outstandingAmounts(weekly, loan)).toEqual({ instalments: 4_600, lateCharges: 100, total: 4_700 });
  });

  it('is not split for any other sum', () => {
    expect(outstandingAmounts(weekly, { ...loan, maxRepaymentAmount: 4_699 })).toBeNull();
  });

  it('splits an instalment only into parts that add up to it', () => {
    expect([
      isSplitConsistent(line(1, null, 'PAID')),
      isSplitConsistent(line(1, null, 'PAID', { interest: 201 })),
    ]).toEqual([true, false]);
  });
});
