/** Which changes of a fresh read are shown to a payer. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { foreclosureSchema } from '../../machines/domain/loan/foreclosure';
import { loanSchema } from '../../machines/domain/loan/loan';
import { isSameLoanState, isSameQuote } from '../../machines/prepayment/setup';

const running = v.parse(loanSchema, {
  loan_id: 'loan-1',
  status: 2,
  total_paid: 100,
  total_due: 200,
  next_due_installment_amount: 200,
  max_repayment_amount: 900,
});
const before = { loan: running, pendingPayment: null };

describe('isSameLoanState', () => {
  it('is the same while only the time of the service’s last update differs', () => {
    expect(isSameLoanState(before, { ...before, loan: { ...running, updateTime: 5 } })).toBe(true);
    expect(isSameLoanState({ ...before, loan: null }, { ...before, loan: null })).toBe(true);
  });

  it.each([
    { what: 'a payment that arrived', now: { loan: { ...running, totalPaid: 300 } } },
    { what: 'a late charge', now: { loan: { ...running, totalDue: 230 } } },
    { what: 'another instalment', now: { loan: { ...running, nextDueInstalmentAmount: 150 } } },
    { what: 'another sum to the end', now: { loan: { ...running, maxRepaymentAmount: 930 } } },
    { what: 'a loan that ended', now: { loan: { ...running, status: 'COMPLETE' as const } } },
    { what: 'another loan', now: { loan: { ...running, id: 'loan-2' } } },
    { what: 'a loan that is gone', now: { loan: null } },
    { what: 'a payment under way', now: { pendingPayment: { id: 'pay-1' } } },
  ])('the merchant is told about $what', ({ now }) => {
    expect(isSameLoanState(before, { ...before, ...now })).toBe(false);
  });

  it('warns about a payment once, and again about another one', () => {
    const warned = { ...before, pendingPayment: { id: 'pay-1' } };
    expect(isSameLoanState(warned, { ...warned, pendingPayment: { id: 'pay-1' } })).toBe(true);
    expect(isSameLoanState(warned, { ...warned, pendingPayment: { id: 'pay-2' } })).toBe(false);
  });
});

describe('isSameQuote', () => {
  const quoteOf = (total: number, settlement: number | null) => ({
    foreclosure: v.parse(foreclosureSchema, {
      total_foreclosure_amount: total,
      principal_amount_charged: total,
      settlement_amount: settlement,
    }),
    readAt: 0,
    serverClockAheadMs: 0,
  });
  const shown = quoteOf(700, 400);

  it.each([
    { what: 'the same', now: { ok: true as const, data: quoteOf(700, 400) }, same: true },
    { what: 'another total', now: { ok: true as const, data: quoteOf(701, 400) }, same: false },
    { what: 'another settlement', now: { ok: true as const, data: quoteOf(700, 401) }, same: false },
    { what: 'no settlement any more', now: { ok: true as const, data: quoteOf(700, null) }, same: false },
    { what: 'no quote', now: null, same: false },
  ])('$what', ({ now, same }) => {
    expect(isSameQuote(shown, now)).toBe(same);
  });
});
