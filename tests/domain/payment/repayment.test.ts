import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { repaymentStatusSchema } from '../../../machines/domain/payment/repayment';

const lines = { interest: 40_000, principal: 196_500, late_charges: 5_000, fees: 0 };
const SUM = 241_500;

function receiptOf(amount: number, cleared: object | null, excess?: number) {
  const paid = { payment_id: 'pay_1', status: 'SUCCESS', payment_type: 'instalment', amount, cleared };
  const { allocation: lines, excess: back } = v.parse(repaymentStatusSchema, {
    ...paid,
    excess_amount: excess,
  });
  return { lines, back };
}

describe('the allocation of a payment', () => {
  const read = { interest: 40_000, principal: 196_500, lateCharges: 5_000, fees: 0 };

  it.each([
    ['makes up the amount', SUM, lines, undefined, read, 0],
    ['is less, and the service says that the rest goes back', SUM + 8_500, lines, 8_500, read, 8_500],
    ['leaves out what is nothing', SUM, { ...lines, fees: undefined }, undefined, read, 0],
    ['is more than was paid', SUM - 1, lines, undefined, null, 0],
    // An inconsistent answer: the difference must not be shown as a refund.
    ['is less, and nothing is said to go back', SUM + 8_500, lines, undefined, null, 0],
    ['is less, and something else is said to go back', SUM + 8_500, lines, 8_400, null, 0],
    [
      'is ten paise of an instalment',
      SUM,
      { interest: 10, principal: 0, late_charges: 0, fees: 0 },
      undefined,
      null,
      0,
    ],
    ['is nothing', SUM, { interest: 0, principal: 0, late_charges: 0, fees: 0 }, SUM, null, 0],
    ['takes money away', SUM + 1, { ...lines, fees: -1 }, 2, null, 0],
    ['is too much by a sum below nothing', SUM - 1, lines, -1, null, 0],
    ['is not told', SUM, null, 100, null, 0],
  ] as const)('%s', (_, amount, cleared, excess, expected, back) => {
    expect(receiptOf(amount, cleared, excess)).toEqual({ lines: expected, back });
  });
});
