import { describe, expect, it } from 'vitest';

import { failure } from '../../machines/domain/failure';
import { paymentMessages } from '../../src/copy/payment-status';
import { lostWords, reasonWords, supplierFailure } from '../../src/copy/payment-status-later';

describe('what the payment screen says (spec 2.4)', () => {
  it.each([
    ['processing', 'Processing Payment...', 'Please wait.'],
    ['confirming', 'Confirming Payment...', undefined],
    ['confirmed', 'Payment Confirmed.', 'Payment Successful.'],
    ['failed', 'Payment Failed.', 'An error occurred while confirming your payment'],
    ['error', 'Error Occurred', 'An error occurred while processing your payment'],
  ] as const)('%s', (name, heading, text) => {
    expect(paymentMessages[name]).toEqual(text === undefined ? { heading } : { heading, text });
  });

  it('gives the reason of a failed payment in plain words, and the spec’s sentence for one we do not know', () => {
    const failed = (failureReason: string | null) => lostWords({ status: 'FAILED', failureReason });
    expect(failed('insufficient_funds')).toEqual({
      heading: 'Payment Failed.',
      text: 'There was not enough money in the bank account.',
    });
    for (const raw of [null, 'U30', 'toString', ''])
      expect(failed(raw).text).toBe('An error occurred while confirming your payment');
  });

  it('calls neither a cancelled nor an expired payment failed', () => {
    for (const status of ['CANCELLED', 'EXPIRED'] as const) {
      const { heading, text } = lostWords({ status, failureReason: 'payment_cancelled' });
      expect(heading).not.toContain('Failed');
      expect(text).toContain('No money was taken.');
    }
  });

  it.each([
    'insufficient_funds',
    'incorrect_pin',
    'payment_timed_out',
    'bank_technical_error',
    'authentication_failed',
    'transaction_limit_exceeded',
    'debit_instrument_blocked',
    'bank_account_invalid',
    'payment_cancelled',
    'nothing_due',
    'loan_already_ended',
  ])('has plain words for %s', (reason) => {
    expect(reasonWords(reason)).toMatch(/^[A-Z][^_]+\.$/);
  });
});

describe('a supplier payment that the service refused', () => {
  it.each([
    [{ message: 'The payment was declined.' }, 'Payment Failed.', 'The payment was declined.'],
    [{ code: 'FAILED' }, 'Payment Failed.', 'Payment Unsuccessful'],
    [{}, 'Error Occurred', 'An error occurred while processing your payment'],
    [{ code: 'payment_secret_invalid' }, 'Error Occurred', 'An error occurred while processing your payment'],
    [{ code: 'other' }, 'Payment Failed.', 'An error occurred while confirming your payment'],
  ])('%j', (of, heading, text) => {
    expect(supplierFailure(failure('refused', of))).toEqual({ heading, text });
  });
});
