/** The list of payments and charges: its order, its months in India, and its sums. */
import { describe, expect, it } from 'vitest';
import { readEntity } from '../../../machines/domain/base/wire';
import {
  fitsFilter,
  historyFilters,
  historyOf,
  lateChargeSums,
  markMonths,
  paymentTypeOfEntry,
} from '../../../machines/domain/loan/history';
import { transactionsSchema } from '../../../machines/domain/payment/transactions';
import { dataOf } from '../../support/reports/outcome';

const at = (text: string) => Date.parse(`${text}+05:30`) / 1000;

const read = dataOf(
  readEntity(transactionsSchema, {
    repayment_transactions: [
      { payment_id: 'old', amount: 100, create_time: at('2026-10-31T23:59:59') },
      {
        payment_id: 'new',
        amount: 200,
        create_time: at('2026-11-01T00:00:00'),
        is_autopay_transaction: true,
      },
      { payment_id: 'dateless', amount: 300, is_foreclosure: true },
    ],
    penalties: [
      {
        penalty_id: 'pen',
        amount_added: 500,
        amount_paid: 200,
        installment_id: 'b',
        create_time: at('2026-11-02T10:00:00'),
      },
      {
        penalty_id: 'odd',
        amount_added: 70,
        amount_paid: 70,
        installment_id: 'z',
        create_time: at('2026-10-02T10:00:00'),
      },
    ],
  }),
);
const entries = historyOf(read, [
  { id: 'a', number: 1 },
  { id: 'b', number: 2 },
]);

describe('the history', () => {
  it('is newest first; entries without a time are last', () => {
    expect(entries.map(({ id }) => id)).toEqual(['pen', 'new', 'old', 'odd', 'dateless']);
  });

  it('shows the instalment of a late charge, if the schedule has it', () => {
    expect(entries.flatMap((entry) => (entry.kind === 'late-charge' ? [entry.instalment] : []))).toEqual([
      2,
      null,
    ]);
  });

  it("begins and ends a month at India's midnight", () => {
    expect(markMonths(entries).map(({ beginsMonth, endsMonth }) => [beginsMonth, endsMonth])).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [false, true],
      [true, true],
    ]);
  });

  it('counts autopay and foreclosure among the payments', () => {
    const counts = historyFilters.map(
      (filter) => entries.filter((entry) => fitsFilter(entry, filter)).length,
    );
    expect(counts).toEqual([5, 3, 1, 2, 1]);
  });

  it('sums all charges, paid or not (spec 3), and the paid part of them', () => {
    expect(lateChargeSums(read)).toEqual({ added: 570, paid: 270 });
  });

  it('tells a foreclosure from any other payment', () => {
    expect(paymentTypeOfEntry({ isForeclosure: true })).toBe('foreclosure');
    expect(paymentTypeOfEntry({ isForeclosure: false })).toBe('instalment');
  });
});
