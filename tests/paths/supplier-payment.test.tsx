import { expect } from 'vitest';

import { failure } from '../../machines/domain/base/failure';
import { pollWait } from '../../machines/domain/base/polling';
import { type SupplierPaymentInput, supplierPaymentMachine } from '../../machines/supplier-payment/machine';
import { done, elapses, fails } from './kit';
import { testChildChart } from './support/fixtures/child-chart';
import { crash, refused } from './support/fixtures/outcomes';
import { decryptedPaymentWith } from './support/fixtures/payment';

const keys = { requestKeySeed: 'seed', completedWrites: 0, startWith: 'sending' } as const;
const secret = { checksum: 'sum', mCode: 'code', encdata: 'sealed' };
const payment = {
  supplierId: 'sup_1',
  marketplaceOrderId: 'order-1',
  callbackUrl: 'https://app.example/payment/status/order-1?pollingType=supplier',
  amount: 250_000,
  isTelephoneVerified: true,
  isLoggedIn: true,
  category: null,
  customerTelephone: null,
  device: null,
  merchant: { id: 'mrc_1', name: 'Shop', phone: null },
  address: null,
};

function accepted(port: string, data: unknown, label: string) {
  return done(port, { kind: 'accepted', data }, label);
}

/** Samples of a write that is not accepted. */
function notAccepted(port: string) {
  return [
    done(port, refused('no'), 'refused'),
    done(port, { kind: 'refused', failure: failure('session-ended') }, 'session ended'),
    done(port, { kind: 'unanswered', failure: failure('timeout') }, 'unanswered'),
    fails(port, crash),
  ];
}

const starts: readonly { readonly name: string; readonly input: SupplierPaymentInput }[] = [
  { name: 'encryption', input: { step: 'encrypting', payment, mayHaveBeenPaid: false, ...keys } },
  { name: 'encryption again', input: { step: 'encrypting', payment, mayHaveBeenPaid: true, ...keys } },
  { name: 'decryption', input: { step: 'decrypting', secret, orderId: 'order-1', ...keys } },
  {
    name: 'decryption of data with blanks',
    input: {
      step: 'decrypting',
      secret: { ...secret, encdata: 'sea led', checksum: 's m' },
      orderId: 'order-1',
      ...keys,
    },
  },
  {
    name: 'confirming',
    input: { step: 'confirming', paymentResult: decryptedPaymentWith(), ...keys, startWith: 'statusCheck' },
  },
];

testChildChart({
  machine: supplierPaymentMachine,
  file: 'tests/paths/supplier-payment.test.tsx',
  starts,
  events: [
    accepted('encryptPayment', { secret, paymentUrl: '/pay-later' }, 'sealed'),
    ...notAccepted('encryptPayment'),
    done('openPayLaterPage'),
    fails('openPayLaterPage', crash),
    accepted('decryptPayment', decryptedPaymentWith(), 'paid'),
    accepted('decryptPayment', decryptedPaymentWith({ status: 'Approved' }), 'any other status is a success'),
    accepted('decryptPayment', decryptedPaymentWith({ epaylater_id: null }), 'paid, without its id'),
    accepted(
      'decryptPayment',
      decryptedPaymentWith({ marketplace_order_id: 'order-1' }),
      'paid, of this order',
    ),
    accepted(
      'decryptPayment',
      decryptedPaymentWith({ marketplace_order_id: 'order-2', status: 'Failure' }),
      'of another order',
    ),
    accepted('decryptPayment', decryptedPaymentWith({ status: 'Failure', message: 'Declined.' }), 'failure'),
    ...notAccepted('decryptPayment'),
    accepted('confirmTransaction', { status: 'SUCCESS', message: null }, 'confirmed'),
    accepted('confirmTransaction', { status: 'FAILED', message: null }, 'failed'),
    accepted('confirmTransaction', { status: 'PENDING', message: null }, 'pending'),
    ...notAccepted('confirmTransaction'),
    elapses('pageOpenTimeout'),
    done('pageReturns'),
    done('whenPageIsShown'),
    fails('whenPageIsShown', crash),
    (snapshot) => (pollWait('payment', snapshot.context.polls) === null ? [] : [elapses('pollDelay')]),
  ],
  abstract: ({ currentStep, polls, startWith, failure: lastFailure, resultKind, encrypted }) => [
    currentStep.step,
    currentStep.step === 'encrypting' && [currentStep.mayHaveBeenPaid, encrypted !== null],
    currentStep.step === 'decrypting' && currentStep.secret.encdata,
    polls,
    startWith,
    lastFailure?.message,
    lastFailure?.code,
    resultKind,
  ],
  check: ({ value, status, context, output }) => {
    if (status !== 'done') {
      expect(output).toBeUndefined();
      return;
    }
    expect(output?.kind).toBe(value);
    if (output?.kind === 'failed') {
      // After a successful decryption only FAILED of the confirmation is a failure: the credit may be drawn already.
      if (output.paymentResult !== null) expect(output.failure.code).toBe('FAILED');
      // A refused decryption is no failure; nor is a refused encryption of a payment that may be paid already.
      if (context.currentStep.step === 'decrypting') expect(output.failure.message).toBe('Declined.');
      if (context.currentStep.step === 'encrypting') expect(context.currentStep.mayHaveBeenPaid).toBe(false);
      // Spec 4: a decrypted Failure has its message; a failed confirmation has the code FAILED.
      if (output.failure.code !== 'FAILED')
        expect([output.failure.code, output.failure.message, output.failure.reason]).toContainEqual(
          expect.stringMatching(/^(no|Declined\.|malformed)$/),
        );
      expect(output.failure.reason).not.toBe('session-ended');
    }
    // `next` continues an unanswered write under its own request key.
    if (output?.kind === 'undecided') {
      const { next } = output;
      // Blanks were replaced by plus signs in one retry.
      if (next.step === 'decrypting' && output.failure?.code === 'no')
        expect(next.secret.encdata).toMatch(/^sea(\+)?led$/);
      if (next.step === 'encrypting' && context.encrypted !== null) expect(next.mayHaveBeenPaid).toBe(true);
      if (output.failure?.code === 'another_order') expect(output.paymentResult).toBeNull();
      expect([next.step, next.completedWrites, next.startWith]).toEqual([
        context.currentStep.step,
        context.completedWrites,
        context.startWith,
      ]);
    }
  },
});
