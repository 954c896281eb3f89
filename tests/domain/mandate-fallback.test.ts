import { describe, expect, it } from 'vitest';
import { enachReasons } from '#messages/enach-reasons';
import {
  APPROVAL_METHODS,
  type ApprovalMethod,
  approvalMethodOf,
  type FallbackStep,
  fallbackAfter,
  nextMethod,
  optionsAfter,
  wireMethods,
} from '../../machines/domain/mandate/mandate-fallback';
import { ENACH_REASONS } from '../../sandbox/pages/enach-reasons';
import { whyMandateFailed } from '../../src/copy/enach-reasons';

const ALL: readonly ApprovalMethod[] = APPROVAL_METHODS;

/** By reason: the next step, and which methods are unavailable after net banking, after a card, and after a UPI app. */
const table: Readonly<
  Record<
    string,
    readonly [
      step: FallbackStep,
      net: readonly ApprovalMethod[],
      card: readonly ApprovalMethod[],
      upi: readonly ApprovalMethod[],
    ]
  >
> = {
  already_declined: ['again', [], [], []],
  authentication_failed: ['nextMethod', ['netBanking'], ['debitCard'], ['upiApp', 'upiQr']],
  bank_account_invalid: ['contact', ALL, ALL, ALL],
  bank_account_validation_failed: ['nextMethod', ['netBanking'], ['debitCard'], ['upiApp', 'upiQr']],
  bank_technical_error: ['againLater', [], [], []],
  card_expired: ['nextMethod', ['debitCard'], ['debitCard'], ['debitCard']],
  debit_instrument_blocked: ['nextMethod', ALL, ['debitCard'], ALL],
  debit_instrument_inactive: ['nextMethod', ALL, ['debitCard'], ALL],
  duplicate_request: ['againLater', [], [], []],
  incorrect_otp: ['again', [], [], []],
  incorrect_pin: ['again', [], [], []],
  insufficient_funds: ['again', [], [], []],
  joint_account_not_allowed: ['contact', ALL, ALL, ALL],
  otp_attempts_exceeded: ['nextMethod', ['netBanking'], ['debitCard'], ['upiApp', 'upiQr']],
  payment_cancelled: ['again', [], [], []],
  payment_pending_approval: ['againLater', [], [], []],
  payment_timed_out: ['again', [], [], []],
  transaction_limit_exceeded: ['nextMethod', ['netBanking'], ['debitCard'], ['upiApp', 'upiQr']],
  user_not_registered_for_netbanking: ['nextMethod', ['netBanking'], ['netBanking'], ['netBanking']],
};

describe('a refused mandate', () => {
  it('has a decision for every reason of the list, and each reason has its own text', () => {
    expect(Object.keys(table).sort()).toEqual([...ENACH_REASONS].sort());
    expect(Object.keys(table).sort()).toEqual(Object.keys(enachReasons).sort());
    const texts = Object.keys(table).map(whyMandateFailed);
    expect(new Set([...texts, whyMandateFailed(null)]).size).toBe(20);
    for (const odd of ['something_new', 'toString', null]) expect(whyMandateFailed(odd)).not.toMatch(/_/);
  });

  it.each(Object.entries(table))('%s', (reason, [step, net, card, upi]) => {
    for (const [approvalMethod, rulesOut] of [
      ['netBanking', net],
      ['debitCard', card],
      ['upiApp', upi],
    ] as const) {
      expect(fallbackAfter(reason, approvalMethod).step).toBe(step);
      expect([...fallbackAfter(reason, approvalMethod).rulesOut].sort()).toEqual([...rulesOut].sort());
    }
    // What makes the UPI app unavailable makes the UPI QR code unavailable too.
    expect(fallbackAfter(reason, 'upiQr')).toEqual(fallbackAfter(reason, 'upiApp'));
  });

  it.each([null, 'odd', 'toString'])('with an unknown reason (%s) makes no method unavailable', (reason) => {
    expect(fallbackAfter(reason, 'aadhaar')).toEqual({ step: 'again', rulesOut: [] });
  });
});

describe('the methods offered after a failure', () => {
  it('are the next method that can work, never an unavailable one', () => {
    expect(nextMethod('upiApp', [])).toBe('upiQr');
    expect(nextMethod('upiApp', ['upiApp', 'upiQr'])).toBe('netBanking');
    expect(nextMethod('netBanking', ['debitCard'])).toBe('aadhaar');
    expect(nextMethod('aadhaar', [])).toBeNull();
    expect(optionsAfter('authentication_failed', 'upiApp', ['netBanking'])).toEqual({
      step: 'nextMethod',
      next: 'debitCard',
      unavailable: ['netBanking', 'upiApp', 'upiQr'],
    });
    expect(optionsAfter('incorrect_pin', 'debitCard', [])).toMatchObject({ step: 'again', next: 'aadhaar' });
  });

  it('is support when no method is left or none can work', () => {
    expect(optionsAfter('authentication_failed', 'aadhaar', [])).toMatchObject({
      step: 'contact',
      next: null,
    });
    expect(optionsAfter('joint_account_not_allowed', 'upiApp', [])).toMatchObject({
      step: 'contact',
      next: null,
    });
    expect(optionsAfter('debit_instrument_blocked', 'netBanking', [])).toMatchObject({
      step: 'contact',
      next: null,
    });
  });

  it('for every reason and method, never go up the fallback order and never include an unavailable method', () => {
    for (const reason of [...ENACH_REASONS, null]) {
      for (const approvalMethod of APPROVAL_METHODS) {
        const { next, unavailable, step } = optionsAfter(reason, approvalMethod, []);
        if (next !== null)
          expect(APPROVAL_METHODS.indexOf(next)).toBeGreaterThan(APPROVAL_METHODS.indexOf(approvalMethod));
        if (next !== null) expect(unavailable).not.toContain(next);
        if (step === 'nextMethod') expect(next).not.toBeNull();
      }
    }
  });
});

describe('the approval method of a mandate', () => {
  it('is the requested one', () => {
    for (const approvalMethod of APPROVAL_METHODS)
      expect(approvalMethodOf(wireMethods[approvalMethod])).toBe(approvalMethod);
  });

  it('without a method is the first of its type; for an unknown type there is none', () => {
    expect(approvalMethodOf({ type: 'ENACH', method: null })).toBe('netBanking');
    expect(approvalMethodOf({ type: 'UPI', method: 'AADHAAR' })).toBe('upiApp');
    expect(approvalMethodOf({ type: null, method: 'UPI_QR' })).toBeNull();
  });
});
