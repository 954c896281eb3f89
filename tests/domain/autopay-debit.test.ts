/** What autopay will debit: shown only if the service reported enough. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { autopayDebit, failedDebit, pendingRefunds } from '../../machines/domain/mandate/autopay-debit';
import { mandateSchema } from '../../machines/domain/mandate/mandate';
import { transactionsSchema } from '../../machines/domain/payment/transactions';
import { loanWith, now } from '../paths/support/fixtures-money';

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
