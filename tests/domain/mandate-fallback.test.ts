import { describe, expect, it } from 'vitest';

import {
  APPROVAL_METHODS,
  type ApprovalMethod,
  approvalMethodOf,
  type NextStep,
  nextMethod,
  optionsAfter,
  verdictOf,
  wireMethods,
} from '../../machines/domain/mandate/mandate-fallback';
import { ENACH_REASONS } from '../../sandbox/pages/enach-reasons';
import { enachReasons, whyMandateFailed } from '../../src/copy/enach-reasons';

const ALL: readonly ApprovalMethod[] = APPROVAL_METHODS;

/** By reason: what one does next, and which ways are closed after net banking, after a card, and after a UPI app. */
const table: Readonly<
  Record<
    string,
    readonly [
      step: NextStep,
      net: readonly ApprovalMethod[],
      card: readonly ApprovalMethod[],
      upi: readonly ApprovalMethod[],
    ]
  >
> = {
  already_declined: ['again', [], [], []],
  authentication_failed: ['nextWay', ['netBanking'], ['debitCard'], ['upiApp', 'upiQr']],
  bank_account_invalid: ['contact', ALL, ALL, ALL],
  bank_account_validation_failed: ['nextWay', ['netBanking'], ['debitCard'], ['upiApp', 'upiQr']],
  bank_technical_error: ['againLater', [], [], []],
  card_expired: ['nextWay', ['debitCard'], ['debitCard'], ['debitCard']],
  debit_instrument_blocked: ['nextWay', ALL, ['debitCard'], ALL],
  debit_instrument_inactive: ['nextWay', ALL, ['debitCard'], ALL],
  duplicate_request: ['againLater', [], [], []],
  incorrect_otp: ['again', [], [], []],
  incorrect_pin: ['again', [], [], []],
  insufficient_funds: ['again', [], [], []],
  joint_account_not_allowed: ['contact', ALL, ALL, ALL],
  otp_attempts_exceeded: ['nextWay', ['netBanking'], ['debitCard'], ['upiApp', 'upiQr']],
  payment_cancelled: ['again', [], [], []],
  payment_pending_approval: ['againLater', [], [], []],
  payment_timed_out: ['again', [], [], []],
  transaction_limit_exceeded: ['nextWay', ['netBanking'], ['debitCard'], ['upiApp', 'upiQr']],
  user_not_registered_for_netbanking: ['nextWay', ['netBanking'], ['netBanking'], ['netBanking']],
};

describe('a refused mandate', () => {
  it('is judged for every reason of the list, and each has words of its own', () => {
    expect(Object.keys(table).sort()).toEqual([...ENACH_REASONS].sort());
    expect(Object.keys(table).sort()).toEqual(Object.keys(enachReasons).sort());
    const words = Object.keys(table).map(whyMandateFailed);
    expect(new Set([...words, whyMandateFailed(null)]).size).toBe(20);
    for (const odd of ['something_new', 'toString', null]) expect(whyMandateFailed(odd)).not.toMatch(/_/);
  });

  it.each(Object.entries(table))('%s', (reason, [step, net, card, upi]) => {
    for (const [approvalMethod, closes] of [
      ['netBanking', net],
      ['debitCard', card],
      ['upiApp', upi],
    ] as const) {
      expect(verdictOf(reason, approvalMethod).step).toBe(step);
      expect([...verdictOf(reason, approvalMethod).closes].sort()).toEqual([...closes].sort());
    }
    // What closes the app closes the code for it.
    expect(verdictOf(reason, 'upiQr')).toEqual(verdictOf(reason, 'upiApp'));
  });

  it.each([null, 'odd', 'toString'])('with a reason that nobody knows (%s) closes nothing', (reason) => {
    expect(verdictOf(reason, 'aadhaar')).toEqual({ step: 'again', closes: [] });
  });
});

describe('what is offered after a way failed', () => {
  it('is the next way that can work, never one that was closed', () => {
    expect(nextMethod('upiApp', [])).toBe('upiQr');
    expect(nextMethod('upiApp', ['upiApp', 'upiQr'])).toBe('netBanking');
    expect(nextMethod('netBanking', ['debitCard'])).toBe('aadhaar');
    expect(nextMethod('aadhaar', [])).toBeNull();
    expect(optionsAfter('authentication_failed', 'upiApp', ['netBanking'])).toEqual({
      step: 'nextWay',
      next: 'debitCard',
      closed: ['netBanking', 'upiApp', 'upiQr'],
    });
    expect(optionsAfter('incorrect_pin', 'debitCard', [])).toMatchObject({ step: 'again', next: 'aadhaar' });
  });

  it('is somebody to talk to when no way is left, or none can work', () => {
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

  it('for every reason on every way, never goes up the fallback order and never offers what is closed', () => {
    for (const reason of [...ENACH_REASONS, null]) {
      for (const approvalMethod of APPROVAL_METHODS) {
        const { next, closed, step } = optionsAfter(reason, approvalMethod, []);
        if (next !== null)
          expect(APPROVAL_METHODS.indexOf(next)).toBeGreaterThan(APPROVAL_METHODS.indexOf(approvalMethod));
        if (next !== null) expect(closed).not.toContain(next);
        if (step === 'nextWay') expect(next).not.toBeNull();
      }
    }
  });
});

describe('the approval method of a mandate', () => {
  it('is the one that it was asked for', () => {
    for (const approvalMethod of APPROVAL_METHODS)
      expect(approvalMethodOf(wireMethods[approvalMethod])).toBe(approvalMethod);
  });

  it('of one that does not say is the first of its type; of an unknown type there is none', () => {
    expect(approvalMethodOf({ type: 'ENACH', method: null })).toBe('netBanking');
    expect(approvalMethodOf({ type: 'UPI', method: 'AADHAAR' })).toBe('upiApp');
    expect(approvalMethodOf({ type: null, method: 'UPI_QR' })).toBeNull();
  });
});
