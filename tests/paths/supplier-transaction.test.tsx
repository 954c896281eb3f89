// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';

import { failure } from '../../machines/domain/base/failure';
import type { ReadyFile } from '../../machines/domain/files/picked-file';
import { acceptsConfirmation, acceptsInvoice } from '../../machines/domain/trade/supplier-credit';
import { requestKeyOf } from '../../machines/shared/journey';
import type { SupplierPaymentInput } from '../../machines/supplier-payment/machine';
import { supplierTransactionMachine } from '../../machines/supplier-transaction/machine';
import { currentTransaction } from '../../machines/supplier-transaction/selectors';
import { invoiceProblem } from '../../src/copy/supplier-transaction';
import { screens } from '../../src/screens/supplier-transaction';
import { done, elapses, fails, person, portInput } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { accepted, crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { creditWith, paymentOnWire, supplierMobiles } from './support/fixtures/supplier';
import { testJourney } from './support/through-screens';

type Snapshot = SnapshotFrom<typeof supplierTransactionMachine>;

const PICKED_URL = 'blob:https://app.example/picked';
const picture: ReadyFile = { url: 'blob:https://app.example/ready', type: 'image/jpeg', size: 200_000 };
const pdf: ReadyFile = { url: 'blob:https://app.example/pdf', type: 'application/pdf', size: 90_000 };

vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => PICKED_URL, revokeObjectURL: () => {} }));

const creditFacts = (overrides: object = {}, more: Parameters<typeof creditWith>[0] = {}) =>
  ready(creditWith({ transactions: [paymentOnWire(overrides)], ...more }));
const uploaded = accepted({ fileName: 'inv_1.jpg' });

/** An undecided result: `next` continues the same confirmation. */
const undecided = (input: unknown) => ({
  kind: 'undecided',
  next: input,
  paymentResult: null,
  failure: null,
});
/** An undecided result: the lender needs the invoice before it confirms. */
const invoiceRequired = (input: unknown) => ({
  ...undecided(input),
  failure: failure('refused', { code: 'invoice_required' }),
});

const start = (
  name: string,
  entryUrl: '/supplier/transaction/$transactionId' | '/supplier/$supplierId/invoice',
  transactionId: string | null,
  supplierId: string | null = null,
) => ({ name, input: { entryUrl, transactionId, supplierId, requestKeySeed: 'seed' } });

function supplierPaymentInput(snapshot: Snapshot): SupplierPaymentInput {
  // SAFETY: a stubbed port has the input that the chart gave it.
  return portInput(snapshot, 'supplierPayment') as SupplierPaymentInput;
}

testJourney({
  id: 'supplier-transaction',
  machine: supplierTransactionMachine,
  screens,
  file: 'tests/paths/supplier-transaction.test.tsx',
  starts: [
    start('payment', '/supplier/transaction/$transactionId', 'txn-1'),
    start('invoice of the latest', '/supplier/$supplierId/invoice', null, 'sup-1'),
    start('invoice', '/supplier/$supplierId/invoice', 'txn-1', 'sup-1'),
    start("another supplier's", '/supplier/$supplierId/invoice', 'txn-1', 'sup-2'),
  ],
  abstract: (context) => {
    const transaction = currentTransaction(context);
    return [
      context.entryUrl,
      context.supplierId,
      context.transactionId,
      transaction && [transaction.status, transaction.epaylaterId, transaction.invoiceFileName],
      context.credit?.isTest,
      context.credit?.suppliersAndTransactions.suppliers.length,
      context.file?.type,
      context.pickProblem,
      context.fraction,
      context.startWith,
      context.confirmation !== null,
      context.failure && [context.failure.reason, context.failure.code, context.failure.message],
      context.redirectTo,
    ];
  },
  events: [
    done('loadCredit', creditFacts(), 'pending, no invoice'),
    done(
      'loadCredit',
      creditFacts({ status: 'SUCCESS', invoice_file_name: 'inv.pdf' }, { isTest: true }),
      'paid',
    ),
    done('loadCredit', creditFacts({ status: 'FAILED' }), 'failed'),
    done('loadCredit', creditFacts({ transaction_id: 'other', supplier_id: 'sup-2' }), 'another one'),
    done('loadCredit', failed('refused', { code: 'customer_not_found' }), 'no credit'),
    done('loadCredit', failed('connection'), 'no connection'),
    fails('loadCredit', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    done('supplierPayment', { kind: 'completed', paymentResult: null }, 'confirmed'),
    done(
      'supplierPayment',
      {
        kind: 'failed',
        failure: failure('refused', { code: 'FAILED' }),
        paymentResult: null,
      },
      'failed',
    ),
    done('supplierPayment', undecided, undefined, { label: 'supplierPayment: undecided' }),
    done('supplierPayment', invoiceRequired, undefined, { label: 'supplierPayment: the invoice first' }),
    fails('supplierPayment', crash, 'our own fault'),
    done('prepareFile', { ok: true, file: picture }, 'a picture'),
    done('prepareFile', { ok: true, file: pdf }, 'a PDF'),
    done('prepareFile', { ok: false, problem: 'too-large' }, 'too large'),
    fails('prepareFile', crash, 'our own fault'),
    elapses('prepareTimeout'),
    done('uploadInvoice', uploaded, 'stored'),
    done('uploadInvoice', refused('file_too_large'), 'too large'),
    done('uploadInvoice', refused('file_gone'), 'gone'),
    done('uploadInvoice', refused('transaction_not_found'), 'refused'),
    done('uploadInvoice', unanswered, 'unanswered'),
    fails('uploadInvoice', crash, 'our own fault'),
    person({ type: 'upload.progressed', fraction: 0.5 }),
    person({ type: 'confirmation.requested' }),
    person({ type: 'invoice.opened' }),
    person({ type: 'file.picked', url: PICKED_URL }),
    person({ type: 'invoice.submitted' }),
    person({ type: 'retry' }),
    person({ type: 'leave' }),
    person({ type: 'back' }),
  ],
  appEvents: ['upload.progressed'],
  controls: {
    'confirmation.requested': tap('Confirm the payment'),
    'invoice.opened': tap(/^(Add the invoice|Send another invoice)$/),
    'file.picked': async () => {
      const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
      fireEvent.change(
        screen.getByLabelText(/^(Choose from the phone|Take another one)$/, { selector: 'input' }),
        {
          target: { files: [file] },
        },
      );
    },
    'invoice.submitted': tap(/^Send (invoice|again)$/),
    retry: tap(/^(Try again|Check again|Refresh)$/),
    leave: tap(/^(See your credit|See the payment|Leave, I look here later)$/),
    back: tap('Back'),
  },
  check: (snapshot) => {
    checkPage();
    const { context } = snapshot;
    const transaction = currentTransaction(context);
    const text = document.body.textContent ?? '';
    for (const supplierMobile of supplierMobiles) expect(text).not.toContain(supplierMobile);
    expect(text).not.toContain('blob:');
    if (snapshot.matches('transaction') && transaction !== null) {
      shows('To Gupta Traders');
      shows('₹2,500');
      shows('epl-1');
      shows('Credit from Unity Small Finance Bank');
      screen.getByRole('button', { name: 'Copy the reference' });
      expect(screen.queryByRole('button', { name: 'Confirm the payment' }) !== null).toBe(
        acceptsConfirmation(transaction),
      );
      expect(screen.queryByRole('button', { name: /invoice$/ }) !== null).toBe(acceptsInvoice(transaction));
      const statusTexts = {
        SUCCESS: 'Your supplier has the money.',
        FAILED: 'Your supplier was not paid.',
        PENDING: 'Your credit is used.',
        CREATED: 'Nobody paid',
      };
      shows(statusTexts[transaction.status]);
      if (transaction.status !== 'SUCCESS') hides('Your supplier has the money.');
      if (context.failure?.code === 'FAILED') shows('Payment Unsuccessful');
      else hides('Payment Unsuccessful');
      if (context.credit?.isTest) shows('Test shop');
    }
    if (snapshot.matches('confirmingTransaction')) {
      shows('Confirming Payment...');
      const { step, requestKeySeed } = supplierPaymentInput(snapshot);
      expect([step, requestKeySeed]).toEqual(['confirming', `seed-confirm-${context.confirmations}`]);
    }
    if (snapshot.matches('confirmationUndecided')) {
      shows('Not confirmed yet');
      hides(/failed|unsuccessful/i);
      if (context.failure?.code === 'invoice_required') shows('invoice is needed first');
      else hides('invoice is needed first');
    }
    if (snapshot.matches('invoice')) {
      shows('The paper that Gupta Traders gave you');
      shows('₹2,500');
      if (context.pickProblem === null) hides('Take another one');
      else shows(invoiceProblem(context.pickProblem));
    }
    if (snapshot.matches('invoiceReady')) {
      if (context.file?.type === 'application/pdf') shows('A PDF document');
      else
        expect(screen.getByRole('img', { name: 'The invoice that you picked' }).getAttribute('src')).toBe(
          picture.url,
        );
      if (context.failure === null) hides('The invoice was not sent');
      else shows('The invoice was not sent');
    }
    if (snapshot.matches('submittingInvoice')) {
      expect(portInput(snapshot, 'uploadInvoice')).toEqual({
        key: requestKeyOf(context),
        args: { file: context.file, supplierId: 'sup-1', transactionId: 'txn-1' },
        startWith: context.startWith,
      });
      shows(`Sending: ${context.fraction * 100} %`);
    }
    if (snapshot.matches('invoiceUnanswered')) hides(/not sent|failed/i);
    if (snapshot.matches('invoiceKept')) {
      shows('We have your invoice');
      expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    } else hides('We have your invoice');
    if (snapshot.matches('nothingToInvoice')) shows('No invoice is missing');
    if (snapshot.matches('transactionNotFound')) shows('We do not find this payment');
    if (snapshot.matches('transactionUnavailable')) shows('We could not open your supplier credit');
    if (snapshot.matches('left'))
      expect(context.redirectTo).toMatch(
        /^\/supplier($|\/sup-1\/invoice\?transactionId=txn-1$|\/transaction\/txn-1$)/,
      );
  },
});

it('has a text for each file that cannot be used', () => {
  const problems = ['empty', 'too-large', 'wrong-type', 'unreadable', 'gone'] as const;
  expect(new Set(problems.map(invoiceProblem)).size).toBe(5);
});
