/** What autopay will debit: shown only if the service reported enough. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  autopayDebit,
  failedDebit,
  isDebitSoon,
  pendingRefunds,
} from '../../machines/domain/mandate/autopay-debit';
import { mandateSchema } from '../../machines/domain/mandate/mandate';
import { transactionsSchema } from '../../machines/domain/payment/transactions';
import { loanWith, now } from '../paths/support/fixtures/money';

const DAY_SECONDS = 86_400;
const seconds = now / 1000;
const on = { auto_debit: { is_enabled: true, is_consented: true } };
const late = { ...on, next_due_date: seconds - 4 * DAY_SECONDS, total_due: 241_500 };
const nothing = { mandate: null, repayments: null };

const mandateThat = (status: string) => v.parse(mandateSchema, { mandate_id: 'mandate-1', status });
const debits = (...rows: readonly [status: string, daysAgo: number, isAutopay?: boolean][]) =>
  v.parse(transactionsSchema, {
    penalties: [],
    repayment_transactions: rows.map(([status, daysAgo, isAutopay = true], index) => ({
      payment_id: `pay-${index}`,
      amount: 241_500,
      is_autopay_transaction: isAutopay,
      create_time: seconds - daysAgo * DAY_SECONDS,
      status,
    })),
  }).repayments;

describe('the debit of the next instalment', () => {
  it('is expected on the due day, for the one instalment that is due', () => {
    expect(autopayDebit(loanWith(on), nothing, now)).toEqual({
      kind: 'expected',
      amount: 241_500,
      on: now + DAY_SECONDS * 1000,
    });
  });

  it('has no amount where the bill is more than an instalment', () => {
    const more = loanWith({ ...on, total_next_due_amount: 251_500, late_penalties_added: 10_000 });
    expect(autopayDebit(more, nothing, now)).toMatchObject({ kind: 'expected', amount: null });
  });

  it.each([
    ['off', { auto_debit: { is_consented: true } }],
    ['without a consent', { auto_debit: { is_enabled: true } }],
    ['overdue: nobody says that the bank tries again', late],
    ['without a day', { ...on, next_due_date: 0, next_installment_date: 0 }],
    ['of a day that is past', { ...late, total_due: 0, next_installment_date: 0 }],
  ])('is not promised when autopay is %s', (_, over) => {
    expect(autopayDebit(loanWith(over), nothing, now)).toBeNull();
  });

  it.each(['PAUSED', 'CANCELLED', 'PENDING', 'FAILED'])(
    'is not promised by a mandate that is %s',
    (status) => {
      expect(autopayDebit(loanWith(on), { ...nothing, mandate: mandateThat(status) }, now)).toBeNull();
      expect(autopayDebit(loanWith(on), { ...nothing, mandate: mandateThat('ACTIVE') }, now)).not.toBeNull();
    },
  );

  it('has failed when the newest debit since the due day did', () => {
    expect(autopayDebit(loanWith(late), { ...nothing, repayments: debits(['FAILED', 4]) }, now)).toEqual({
      kind: 'failed',
      amount: 241_500,
      on: now - 4 * DAY_SECONDS * 1000,
    });
  });
});

describe('the reminder of a debit', () => {
  const debitOn = (day: string) =>
    ({ kind: 'expected', amount: 241_500, on: Date.parse(`${day}T23:59:59+05:30`) }) as const;
  const at = (text: string) => Date.parse(text);

  it.each([
    ['on the day itself', '2026-11-16', '2026-11-16T09:00:00+05:30', true],
    ['a day before', '2026-11-16', '2026-11-15T23:59:00+05:30', true],
    ['from the first minute of the second day before', '2026-11-16', '2026-11-14T00:00:00+05:30', true],
    [
      'not a minute earlier, although it is less than three days',
      '2026-11-16',
      '2026-11-13T23:59:00+05:30',
      false,
    ],
    ['over the end of a month', '2026-12-01', '2026-11-29T08:00:00+05:30', true],
    ['not three days before, over the end of a year', '2027-01-02', '2026-12-30T20:00:00+05:30', false],
    ['over the end of February', '2027-03-01', '2027-02-27T00:00:00+05:30', true],
    // 13 November in London and in New York.
    ['by the day in India, wherever the phone is', '2026-11-16', '2026-11-13T19:00:00Z', true],
    ['no more when its day is over', '2026-11-16', '2026-11-17T00:00:00+05:30', false],
  ])('is shown %s', (_, day, time, isShown) => {
    expect(isDebitSoon(debitOn(day), at(time))).toBe(isShown);
  });
});

describe('a debit that failed', () => {
  it.each([
    ['is one of before the due day', late, debits(['FAILED', 30])],
    ['was followed by one that went through', late, debits(['FAILED', 4], ['SUCCESS', 2])],
    ['was no debit', late, debits(['FAILED', 4, false])],
    ['is paid by now', { ...late, total_due: 0 }, debits(['FAILED', 4])],
    ['is not among the payments', late, debits()],
  ])('counts no more when it %s', (_, over, rows) => {
    expect(failedDebit(loanWith(over), rows)).toBeNull();
  });

  it('counts when it is the newest, in any order of the list', () => {
    expect(failedDebit(loanWith(late), debits(['FAILED', 2], ['SUCCESS', 30]))).not.toBeNull();
    expect(failedDebit(loanWith(late), debits(['SUCCESS', 30], ['FAILED', 2]))).not.toBeNull();
  });
});

it('recognises payments that are being refunded', () => {
  expect(pendingRefunds(debits(['REFUNDED', 1], ['REFUND_INITIATED', 2], ['FAILED', 3]))).toHaveLength(1);
});
