import { describe, expect, it } from 'vitest';
import { paymentMessages } from '#messages/payment-status';
import { failure } from '../../machines/domain/base/failure';
import { notPaidCopy, reasonText } from '../../src/copy/payment-status-outcome';
import { supplierFailure, supplierUndecidedCopy } from '../../src/copy/payment-status-supplier';

const amount = 241_500;
const failed = (failureReason: string | null) => notPaidCopy({ status: 'FAILED', failureReason, amount });

describe('the texts of the payment screen (spec 2.4)', () => {
  it.each([
    ['processing', 'Processing Payment...', 'Please wait.'],
    ['confirming', 'Confirming Payment...', undefined],
    ['confirmed', 'Payment Confirmed.', 'Payment Successful.'],
    ['failed', 'Payment Failed.', 'An error occurred while confirming your payment'],
    ['error', 'Error Occurred', 'An error occurred while processing your payment'],
  ] as const)('%s', (name, heading, text) => {
    expect(paymentMessages[name]).toEqual(text === undefined ? { heading } : { heading, text });
  });

  it('shows a plain reason for a failed payment, and the spec’s sentence for an unknown one', () => {
    expect(failed('insufficient_funds')).toEqual({
      heading: 'Payment Failed.',
      text: 'There was not enough money in the bank account.',
      money: 'No money was taken.',
    });
    for (const raw of [null, 'U30', 'toString', '', ' '])
      expect(failed(raw).text).toBe('An error occurred while confirming your payment');
  });

  it('shows the failure text of the service, where it is a sentence', () => {
    expect(failed('Your bank is closed for maintenance.').text).toBe('Your bank is closed for maintenance.');
  });

  it.each([null, 'U30', 'payment_timed_out', 'bank_technical_error', 'Your bank is closed.'])(
    'does not claim that no money was taken when the reason is %s',
    (reason) => {
      expect(failed(reason).money).toContain('do not pay again');
    },
  );

  it('does not call a cancelled or expired payment failed', () => {
    for (const status of ['CANCELLED', 'EXPIRED'] as const) {
      const { heading, text, money } = notPaidCopy({ status, failureReason: 'payment_cancelled', amount });
      expect(heading).not.toContain('Failed');
      // The bank may have debited already, unknown to the service.
      expect(text).toContain('If your UPI app or bank says that ₹2,415 is paid, do not pay again.');
      expect(`${text} ${money}`).not.toMatch(/No money was taken|Nobody paid/);
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
    expect(reasonText(reason)).toMatch(/^[A-Z][^_]+\.$/);
  });
});

describe('a supplier payment with the status failed', () => {
  it.each([
    [{ message: 'The payment was declined.' }, 'Payment Failed.', 'The payment was declined.'],
    [{ code: 'FAILED' }, 'Payment Failed.', 'Payment Unsuccessful'],
    [{}, 'Payment Failed.', 'An error occurred while confirming your payment'],
  ])('%j', (of, heading, text) => {
    expect(supplierFailure(failure('refused', of))).toEqual({ heading, text });
  });
});

describe('a supplier payment with an unknown outcome', () => {
  const shownFor = (isDecrypted: boolean, code: string | null) =>
    supplierUndecidedCopy({ isDecrypted, failure: code === null ? null : failure('refused', { code }) });

  it('offers a retry where that can help, and the list of payments where it cannot', () => {
    const undecrypted = (code: string | null) => shownFor(false, code);
    for (const code of [null, 'too_many_requests', 'payment_secret_invalid', 'another_order']) {
      expect(undecrypted(code).heading).toBe('We do not know yet if you paid');
      expect(Object.values(undecrypted(code)).join(' ')).not.toMatch(/failed|unsuccessful/i);
    }
    expect([null, 'too_many_requests'].map((code) => undecrypted(code).canRetry)).toEqual([true, true]);
    expect(['payment_secret_invalid', 'another_order'].map((code) => undecrypted(code).canRetry)).toEqual([
      false,
      false,
    ]);
    expect(undecrypted(null).error).toBeNull();
    expect(undecrypted('payment_secret_invalid').error).toEqual({
      title: 'Error Occurred',
      text: 'An error occurred while processing your payment',
    });
  });

  it('shows that a refused confirmation failed, never that the payment failed', () => {
    const decrypted = (code: string | null) => shownFor(true, code);
    expect(decrypted('transaction_not_found').error?.text).toBe(
      'An error occurred while confirming your payment',
    );
    expect(decrypted('invoice_required').error?.text).toMatch(/invoice is needed first/);
    expect(decrypted(null).error).toBeNull();
    expect(decrypted('transaction_not_found').heading).not.toMatch(/failed/i);
  });
});
