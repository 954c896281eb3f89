import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { featuresSchema } from '../../../machines/domain/base/features';
import { type LandingFacts, loanAction, otherProducts } from '../../../machines/domain/entry/landing';
import { landingMerchantSchema } from '../../../machines/domain/entry/landing-merchant';
import { mandateSchema } from '../../../machines/domain/mandate/mandate';
import { transactionsSchema } from '../../../machines/domain/payment/transactions';
import { creditText, loanCopy } from '../../../src/copy/landing';
import { applicationFacts, identityNotStarted } from '../../paths/support/fixtures/application';
import { loanStatus, loanWith, now, offerWith, userStateWith } from '../../paths/support/fixtures/money';
import { paymentWith, startedWith } from '../../paths/support/fixtures/payment';

const userStateAt = (state: string, over: Parameters<typeof userStateWith>[0] = {}) =>
  userStateWith({ process_state: state, approval_status: null, ...over });
const switchedOn = (...names: readonly string[]) =>
  v.parse(featuresSchema, {
    features: Object.fromEntries(names.map((name) => [name, true])),
    experiments: {},
  });

function facts(over: Partial<LandingFacts> = {}): LandingFacts {
  return {
    userState: userStateAt('ENTRY'),
    loan: null,
    selectedOffer: null,
    features: switchedOn(),
    merchant: { isPayLaterCustomer: false, isUdyamRegistered: false },
    eligibility: { isEligible: true },
    kycValidity: null,
    application: null,
    credit: null,
    bill: { pendingPayment: null, instalments: [], startedPayments: [], mandate: null, repayments: null },
    asOf: now,
    ...over,
  };
}

describe('the next action for the loan', () => {
  it.each<[string, Partial<LandingFacts>, kind: string, to: string]>([
    [
      'a running loan comes first',
      { loan: loanWith(), userState: userStateAt('BLOCKED') },
      'pay',
      '/termloan/home',
    ],
    [
      'signed',
      { loan: loanWith({ status: loanStatus.CREATED }) },
      'awaitingDisbursal',
      '/termloan/loan-status',
    ],
    [
      'without a known state',
      { loan: loanWith({ status: loanStatus.UNKNOWN }) },
      'awaitingDisbursal',
      '/termloan/loan-status',
    ],
    ['blocked', { userState: userStateAt('BLOCKED') }, 'stopped', '/termloan/blocked'],
    [
      'refused with the offer confirmed',
      { userState: userStateAt('BANK', { approval_status: 'REJECTED' }), selectedOffer: offerWith() },
      'stopped',
      '/termloan/nbfc-rejection',
    ],
    [
      'not eligible by the user state',
      { userState: userStateAt('OFFER', { is_eligible: false }) },
      'notEligible',
      '/termloan',
    ],
    ['not eligible by the eligibility', { eligibility: { isEligible: false } }, 'notEligible', '/termloan'],
    ['eligibility unknown', { eligibility: null }, 'eligibilityUnknown', '/termloan'],
    [
      'in the application, with unknown eligibility',
      { userState: userStateAt('KYC'), eligibility: null },
      'eligibilityUnknown',
      '/termloan',
    ],
    ['in the application', { userState: userStateAt('KYC') }, 'continue', '/termloan/application'],
    [
      'at the agreement',
      { userState: userStateAt('AGREEMENT', { process_substate: 'agreement' }) },
      'resume',
      '/termloan/agreement',
    ],
    [
      'offers, but the identity check has lapsed',
      { userState: userStateAt('OFFER', { kyc_state: 'EXPIRED' }), kycValidity: { isEligible: false } },
      'resume',
      '/termloan/application',
    ],
    ['offers', { userState: userStateAt('OFFER'), eligibility: null }, 'offers', '/termloan/offer'],
    [
      'a loan that is over',
      { loan: loanWith({ status: loanStatus.COMPLETE }), userState: userStateAt('OFFER') },
      'offers',
      '/termloan/offer',
    ],
    ['nothing yet', {}, 'apply', '/termloan'],
    [
      'confirmed with an unknown lender',
      { userState: userStateAt('BANK', { primary_nbfc: 'SOMEBODY_ELSE' }), selectedOffer: offerWith() },
      'awaitingLender',
      '/termloan',
    ],
    [
      'too many tries, also in the application',
      { userState: userStateAt('KYC', { rate_limit: { no_of_attempts_left: 0, cool_off_period: 3_600 } }) },
      'tooManyTries',
      '/termloan',
    ],
    [
      'confirmed, and no step to go on with',
      { userState: userStateAt('OFFER', { primary_nbfc: 'USFB' }), selectedOffer: offerWith() },
      'alreadyConfirmed',
      '/termloan',
    ],
  ])('%s', (_, over, kind, to) => {
    const said = loanAction(facts(over));
    expect(said).toMatchObject({ kind, to });
    expect(loanCopy(said).action).toMatch(/\w/);
  });

  it('shows the amount of home and its due day', () => {
    const due = { next_due_date: now / 1000 + 86_400, total_due: 0, total_next_due_amount: 241_500 };
    const said = loanAction(facts({ loan: loanWith(due) }));
    expect(said).toMatchObject({ amount: 241_500, due: { kind: 'tomorrow' } });
    expect(loanCopy(said)).toEqual({
      title: '₹2,415 to pay',
      details: ["Tomorrow's Instalment"],
      action: 'Go to pay',
    });
    // A missing amount does not mean that the loan is paid.
    const untold = loanAction(facts({ loan: loanWith({ ...due, total_next_due_amount: 0 }) }));
    expect(loanCopy(untold)).toEqual({
      title: 'Your loan runs',
      details: ["Tomorrow's Instalment"],
      action: 'See my loan',
    });
    const nothing = { total_next_due_amount: 0, max_repayment_amount: 0, installments_paid: 48 };
    const repaid = loanAction(
      facts({ loan: loanWith({ ...nothing, next_due_date: 0, next_installment_date: 0 }) }),
    );
    expect(loanCopy(repaid)).toMatchObject({ title: 'All instalments are paid', action: 'See my loan' });
  });

  it('shows pending money first: a payment, a debit, a refund', () => {
    const bill = {
      pendingPayment: paymentWith({ status: 'PENDING' }),
      instalments: [],
      startedPayments: [],
      mandate: null,
      repayments: null,
    };
    expect(loanCopy(loanAction(facts({ loan: loanWith(), bill })))).toEqual({
      title: 'A payment of ₹2,415 is on its way',
      details: ['Wait for your bank before you pay again.'],
      action: 'See my loan',
    });
    const byAutopay = loanWith({ auto_debit: { is_enabled: true, is_consented: true } });
    const permitted = v.parse(mandateSchema, { mandate_id: 'mandate-1', status: 'ACTIVE' });
    const knownFacts = { ...bill, pendingPayment: null };
    const begun = { ...knownFacts, startedPayments: [startedWith()] };
    expect(loanCopy(loanAction(facts({ loan: loanWith(), bill: begun })))).toEqual({
      title: 'You started a payment of ₹2,415',
      details: ['If your UPI app says paid, do not pay again.'],
      action: 'See my loan',
    });
    expect(loanCopy(loanAction(facts({ loan: byAutopay, bill: knownFacts })))).toEqual({
      title: 'Autopay takes ₹2,415 on 21\u00a0Nov,\u00a02026',
      details: ['Autopay is on.'],
      action: 'See my loan',
    });
    const known = facts({ loan: byAutopay, bill: { ...knownFacts, mandate: permitted } });
    expect(loanCopy(loanAction(known)).details).toEqual(['You need not pay.']);
    const { repayments } = v.parse(transactionsSchema, {
      penalties: [],
      repayment_transactions: [
        { payment_id: 'pay-1', amount: 241_500, status: 'REFUND_INITIATED' },
        { payment_id: 'pay-2', amount: 241_500, status: 'FAILED', is_autopay_transaction: true },
      ],
    });
    const late = { next_due_date: now / 1000 - 4 * 86_400, total_due: 241_500 };
    const failed = loanWith({ ...late, auto_debit: { is_enabled: true, is_consented: true } });
    expect(loanCopy(loanAction(facts({ loan: failed, bill: { ...knownFacts, repayments } })))).toEqual({
      title: '₹2,415 to pay',
      details: [
        'The debit of ₹2,415 failed',
        'Oldest unpaid: 16\u00a0Nov,\u00a02026, 4\u00a0days late',
        '₹2,415 is coming back to you',
      ],
      action: 'Go to pay',
    });
  });

  it('counts the steps of the application, and shows no unknown number', () => {
    const userState = userStateAt('APPLICATION');
    const knownFacts = loanAction(
      facts({ userState, application: applicationFacts({ identity: identityNotStarted }) }),
    );
    expect(knownFacts).toMatchObject({ step: 1, of: 9 });
    expect(loanCopy(knownFacts).action).toBe('Continue: step 1 of 9');
    expect(loanCopy(loanAction(facts({ userState }))).action).toBe('Continue');
    const whole = loanAction(facts({ userState, application: applicationFacts() }));
    expect(whole).toMatchObject({ step: null, of: null });
  });
});

describe('other products', () => {
  it('shows credit with the rest of its limit', () => {
    const merchant = { isPayLaterCustomer: true, isUdyamRegistered: false };
    const credit = { balance: 5_000, usedAmount: 2_000, daysOverdue: 0 };
    expect(otherProducts(facts({ merchant, credit })).credit).toEqual({ kind: 'usable', amount: 5_000 });
    expect(otherProducts(facts({ merchant })).credit).toEqual({ kind: 'unknown' });
    for (const other of [null, { ...merchant, isPayLaterCustomer: false }])
      expect(otherProducts(facts({ merchant: other, credit })).credit).toBeNull();
  });

  it('shows credit with less than a rupee left as fully used', () => {
    const merchant = { isPayLaterCustomer: true, isUdyamRegistered: false };
    const of = (balance: number) =>
      otherProducts(facts({ merchant, credit: { balance, usedAmount: 2_000, daysOverdue: 0 } })).credit;
    expect([of(0), of(99)]).toEqual([{ kind: 'spent' }, { kind: 'spent' }]);
    expect(of(100)).toEqual({ kind: 'usable', amount: 100 });
    expect(creditText({ kind: 'spent' })).toBe('All of it is used. Pay some back to use it again.');
  });

  it('shows for how long credit is overdue, and neither that it can be used nor that all that is used is overdue', () => {
    const merchant = { isPayLaterCustomer: true, isUdyamRegistered: false };
    const credit = { balance: 500_000, usedAmount: 200_000, daysOverdue: 5 };
    const otherCredit = otherProducts(facts({ merchant, credit })).credit;
    expect(otherCredit).toEqual({ kind: 'overdue', days: 5 });
    expect(otherCredit && creditText(otherCredit)).toBe('Overdue for 5\u00a0days. Pay it back first.');
  });

  it('shows the registration where it is switched on and not done', () => {
    const on = switchedOn('UDYAM_REGISTRATION');
    const done = { isPayLaterCustomer: false, isUdyamRegistered: true };
    expect(otherProducts(facts({ features: on })).registration).toBe(true);
    expect(otherProducts(facts({ features: on, merchant: null })).registration).toBe(true);
    expect(otherProducts(facts({ features: on, merchant: done })).registration).toBe(false);
    expect(otherProducts(facts()).registration).toBe(false);
  });

  it('shows partners where the lenders rejected and partners are switched on', () => {
    const on = { features: switchedOn('LEADGEN_WORKFLOW') };
    const refused = { eligibility: { isEligible: false } };
    expect(otherProducts(facts({ ...on, ...refused })).partners).toBe(true);
    for (const variant of ['LEADGEN_LENDBOX_WORKFLOW', 'LEADGEN_STASHFIN_WORKFLOW'] as const)
      expect(otherProducts(facts({ features: switchedOn(variant), ...refused })).partners).toBe(true);
    const rejected = userStateAt('BANK', { approval_status: 'REJECTED' });
    expect(otherProducts(facts({ ...on, userState: rejected, selectedOffer: offerWith() })).partners).toBe(
      true,
    );
    for (const [state, subState] of [
      ['BLOCKED', null],
      ['BLOCKED', 'app-blocked'],
      ['BANK', 'account-not-approved'],
    ] as const) {
      const userState = userStateAt(state, { process_substate: subState });
      expect(loanAction(facts({ userState })).kind).toBe('stopped');
      expect(otherProducts(facts({ ...on, userState })).partners).toBe(false);
    }
    expect(otherProducts(facts(refused)).partners).toBe(false);
    expect(otherProducts(facts(on)).partners).toBe(false);
  });
});

describe('the status reported by the merchant service', () => {
  it.each([
    [{ id: 'm' }, { isPayLaterCustomer: false, isUdyamRegistered: false }],
    [
      { id: 'm', is_pay_later_customer: true },
      { isPayLaterCustomer: true, isUdyamRegistered: false },
    ],
    [
      { id: 'm', udyam_status: 'REGISTERED' },
      { isPayLaterCustomer: false, isUdyamRegistered: true },
    ],
    [
      { id: 'm', udyam_number: 'UDYAM-MH-01-0000001' },
      { isPayLaterCustomer: false, isUdyamRegistered: true },
    ],
    [
      { id: 'm', udyam_status: 'DRAFT' },
      { isPayLaterCustomer: false, isUdyamRegistered: false },
    ],
  ])('%j', (wire, merchant) => {
    expect(v.parse(landingMerchantSchema, wire)).toEqual(merchant);
  });
});
