import { expect, it } from 'vitest';

import { loanAfterPayment } from '../../../machines/domain/loan/loan-after-payment';
import { loanStatus, loanWith, now } from '../../paths/support/fixtures/money';

const DAY_SECONDS = 86_400;
const noDay = { next_due_date: 0, next_installment_date: 0 };
const nothing = { total_next_due_amount: 0, max_repayment_amount: 0, total_due: 0 };

it('shows the amount left and the next instalment with its day, from the service’s figures', () => {
  expect(loanAfterPayment(loanWith({ max_repayment_amount: 9_000_000 }), now)).toMatchObject({
    kind: 'running',
    left: 9_000_000,
    next: { amount: 241_500, type: 'instalment' },
    due: { kind: 'tomorrow' },
  });
  const late = loanWith({ next_due_date: now / 1000 - 4 * DAY_SECONDS, total_due: 100_000 });
  expect(loanAfterPayment(late, now)).toMatchObject({
    next: { amount: 100_000, type: 'overdue' },
    due: { kind: 'overdue' },
  });
});

it('shows that all instalments are paid, or that the loan has ended, only when the service reports it', () => {
  const paid = loanWith({ ...nothing, ...noDay, installments_paid: 48 });
  expect(loanAfterPayment(paid, now)).toEqual({ kind: 'allPaid' });
  // Missing figures show neither.
  expect(loanAfterPayment(loanWith({ ...nothing, ...noDay, installments_paid: 0 }), now)).toBeNull();
  expect(loanAfterPayment(loanWith({ status: loanStatus.CREATED }), now)).toBeNull();
});

it('offers the letter for a loan that was paid in full, and none for one that was settled or cancelled', () => {
  const end = (status: number, reason: string | null = null) =>
    loanAfterPayment(loanWith({ status, reason }), now);
  expect(end(loanStatus.COMPLETE)).toEqual({ kind: 'ended', ending: 'complete', hasLetter: true });
  expect(end(loanStatus.FORECLOSED)).toEqual({ kind: 'ended', ending: 'foreclosed', hasLetter: true });
  expect(end(loanStatus.FORECLOSED, 'settled')).toEqual({
    kind: 'ended',
    ending: 'settled',
    hasLetter: false,
  });
  expect(end(loanStatus.CANCELLED)).toEqual({ kind: 'ended', ending: 'returned', hasLetter: false });
});
