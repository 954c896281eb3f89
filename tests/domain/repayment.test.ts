import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { repaymentStatus } from '../../machines/domain/repayment';

const lines = { interest: 40_000, principal: 196_500, late_charges: 5_000, fees: 0 };
const SUM = 241_500;

function clearedOf(amount: number, cleared: object | null) {
  const paid = { payment_id: 'pay_1', status: 'SUCCESS', payment_type: 'instalment', amount, cleared };
  return v.parse(repaymentStatus, paid).cleared;
}

describe('what a payment cleared', () => {
  const read = { interest: 40_000, principal: 196_500, lateCharges: 5_000, fees: 0 };

  it.each([
    ['makes up the amount', SUM, lines, read],
    ['is less, as the rest goes back', SUM + 8_500, lines, read],
    ['leaves out what is nothing', SUM, { ...lines, fees: undefined }, read],
    ['is more than was paid', SUM - 1, lines, null],
    // What is missing may be the rest: nobody may say that it goes back.
    ['is less, and not told in full', SUM + 1, { ...lines, fees: undefined }, null],
    ['is nothing', SUM, { interest: 0, principal: 0, late_charges: 0, fees: 0 }, null],
    ['takes money away', SUM + 1, { ...lines, fees: -1 }, null],
    ['is not told', SUM, null, null],
  ] as const)('%s', (_, amount, cleared, expected) => {
    expect(clearedOf(amount, cleared)).toEqual(expected);
  });
});
