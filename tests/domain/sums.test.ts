/** Totals with their lines: a wrong sum is reported, never shown. */

import { describe, expect, it } from 'vitest';
import { readEntity } from '../../machines/domain/base/wire';
import { cancellationSchema, cancelledLoanSchema } from '../../machines/domain/loan/cancellation';
import { foreclosureSchema } from '../../machines/domain/loan/foreclosure';
import { fc } from '../support/random/property';
import { dataOf, failureOf } from '../support/reports/outcome';

const amount = fc.integer({ min: 0, max: 2 ** 40 });

describe('foreclosure', () => {
  const wire = {
    principal_amount_charged: 4_500_000,
    accrued_interest: 41_000,
    total_due_penalty: 30_000,
    penalty_waived: 10_000,
    foreclosure_config: { fee_amount: 180_000, gst_amount: 32_400 },
    total_foreclosure_amount: 4_773_400,
  };

  it('is principal, interest, late charges minus waived ones, fee and GST', () => {
    expect(dataOf(readEntity(foreclosureSchema, wire)).total).toBe(4_773_400);
  });

  it.each([
    { principal_amount_charged: 4_500_001 },
    { accrued_interest: 40_999 },
    { total_due_penalty: 30_001 },
    { penalty_waived: 0 },
    { foreclosure_config: { fee_amount: 180_000, gst_amount: 32_401 } },
    { foreclosure_config: { fee_amount: 179_999, gst_amount: 32_400 } },
    { total_foreclosure_amount: 4_773_401 },
  ])('with %j it does not add up', (other) => {
    const said = failureOf(readEntity(foreclosureSchema, { ...wire, ...other }));
    expect([said.reason, said.code]).toEqual(['malformed', 'total_foreclosure_amount']);
  });

  it('adds up for any lines, and for no other total', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        amount,
        fc.integer(),
        (principal, interest, late, fee, gst, off) => {
          const total = principal + interest + late + fee + gst;
          const quote = (sum: number) =>
            readEntity(foreclosureSchema, {
              principal_amount_charged: principal,
              accrued_interest: interest,
              total_due_penalty: late,
              foreclosure_config: { fee_amount: fee, gst_amount: gst },
              total_foreclosure_amount: sum,
            }).ok;
          expect([quote(total), off === 0 || !quote(total + off)]).toEqual([true, true]);
        },
      ),
    );
  });

  it.each([
    [0, null],
    [-5, null],
    [100, { amount: 100, validUntil: 7_000 }],
  ])('a settlement of %d is %j', (settlement_amount, read) => {
    const quote = { ...wire, settlement_amount, settlement_valid_until: 7 };
    expect(dataOf(readEntity(foreclosureSchema, quote)).settlement).toEqual(read);
  });
});

describe('cancelling the loan', () => {
  const wire = {
    loan_id: 'lon_1',
    can_cancel: true,
    is_free: false,
    principal: 5_000_000,
    proportionate_cost: 6_600,
    already_paid: 1_000,
    total: 5_005_600,
  };

  it.each([
    {},
    { already_paid: 5_006_600, total: 0 },
    { already_paid: 9_000_000, total: 0 },
    { is_free: true, total: 0 },
    { can_cancel: false, total: 0 },
  ])('with %j adds up', (other) => {
    expect(readEntity(cancellationSchema, { ...wire, ...other }).ok).toBe(true);
  });

  it.each([
    { total: 5_005_601 },
    { total: 5_005_599 },
    { already_paid: 0 },
    { principal: 4_999_999 },
    { proportionate_cost: 6_601 },
    { already_paid: 9_000_000, total: -3_993_400 },
    { total: null },
  ])('with %j does not', (other) => {
    const said = failureOf(readEntity(cancellationSchema, { ...wire, ...other }));
    expect([said.reason, said.code]).toEqual(['malformed', 'total']);
  });
});

it('a loan that can no longer be cancelled is read with the reason, and without amounts', () => {
  const wire = { loan_id: 'lon_1', can_cancel: false, reason: 'cooling_off_over', cooling_off_until: 7 };
  expect(dataOf(readEntity(cancellationSchema, wire))).toEqual({
    loanId: 'lon_1',
    canCancel: false,
    reason: 'cooling_off_over',
    isFree: false,
    principal: 0,
    proportionateCost: 0,
    alreadyPaid: 0,
    total: 0,
    coolingOffUntil: 7_000,
  });
});

it('a cancelled loan has the id of its payment', () => {
  const repayment = { payment_id: 'pay_1', status: 'CREATED', amount: 5_006_600 };
  expect(dataOf(readEntity(cancelledLoanSchema, { loan_id: 'lon_1', status: 2, repayment }))).toMatchObject({
    loanId: 'lon_1',
    status: 'DISBURSED',
    repayment: { id: 'pay_1', status: 'CREATED', amount: 5_006_600 },
  });
});
