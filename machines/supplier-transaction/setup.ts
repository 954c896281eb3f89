import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { PickProblem, PickResult } from '../domain/files/picked-file';
import type { UploadedInvoice } from '../domain/trade/invoice';
import { supplierOf } from '../domain/trade/supplier';
import { acceptsConfirmation, acceptsInvoice, type SupplierCredit } from '../domain/trade/supplier-credit';
import type { Redirect, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import { type UploadProgressed, uploadProgress } from '../shared/upload-progress';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../supplier-payment/machine';
import type { Context, Input } from './context';
import { currentTransaction, type InvoiceToSend, invoiceOf } from './selectors';

type CreditOutcome = Outcome<SupplierCredit>;

type UploadResult = SubmissionResult<UploadedInvoice>;

/** Why a confirmation failed; null if the service gave no reason. */
function confirmationFailure(result: SupplierPaymentResult): Failure | null {
  return result.kind === 'completed' ? null : result.failure;
}

/** Ports, guards and actions of the supplier's payment. */
export const supplierTransactionJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | UploadProgressed
      | { type: 'confirmation.requested' }
      | { type: 'invoice.opened' }
      | { type: 'file.picked'; url: string }
      | { type: 'invoice.submitted' };
  }>(),
  actors: {
    /** The credit, the suppliers and every payment (getCustomer, getPayLaterMerchant). */
    loadCredit: createLoad<SupplierCredit>(),
    /** Runs the chart of the supplier payment, and resolves to its result. */
    supplierPayment: port<SupplierPaymentResult, SupplierPaymentInput>(),
    uploadInvoice: createSubmission<UploadedInvoice, InvoiceToSend>(),
    uploadProgress: uploadProgress(),
    /** Scales a picked picture and removes its metadata; also revokes the `blob:` URL of the file that was picked before. */
    prepareFile: port<PickResult, { readonly url: string; readonly previousUrl: string | null }>(),
    pageReturns: pollingPorts.pageReturns,
  },
  delays: { prepareTimeout: 30_000 },
}).extend({
  guards: {
    isLoaded: (_, outcome: CreditOutcome) => outcome.ok,
    isNoCustomer: (_, outcome: CreditOutcome) => !outcome.ok && outcome.failure.code === 'customer_not_found',
    isInvoiceEntryUrl: ({ context }) => context.entryUrl === '/supplier/$supplierId/invoice',
    hasAllInvoices: ({ context: { credit, entryUrl, transactionId, supplierId } }) =>
      entryUrl === '/supplier/$supplierId/invoice' &&
      transactionId === null &&
      credit !== null &&
      supplierOf(credit.suppliersAndTransactions, supplierId ?? '') !== null,
    hasTransaction: ({ context }) => currentTransaction(context) !== null,
    mayConfirm: ({ context }) => {
      const current = currentTransaction(context);
      return current !== null && acceptsConfirmation(current);
    },
    mayInvoice: ({ context }) => {
      const current = currentTransaction(context);
      return current !== null && acceptsInvoice(current);
    },
    isFileReady: (_, picked: PickResult) => picked.ok,
    isUploaded: (_, result: UploadResult) => result.kind === 'accepted',
    /** Another file must be picked: the phone discarded this one, or the service does not accept it. */
    isFileGone: (_, result: UploadResult) =>
      result.kind === 'refused' && pickProblemOf(result.failure) !== null,
    isUndecided: (_, result: SupplierPaymentResult) => result.kind === 'undecided',
  },
  actions: {
    storeCredit: assign((_, outcome: CreditOutcome) =>
      outcome.ok ? { credit: outcome.data } : { failure: outcome.failure },
    ),
    storeFailure: assign({ failure: (_, cause: Failure) => cause }),
    clearFailure: assign({ failure: null }),
    openConfirmation: assign({
      confirmation: null,
      confirmations: ({ context }) => context.confirmations + 1,
      failure: null,
    }),
    storeConfirmation: assign((_, result: SupplierPaymentResult) => ({
      confirmation: result.kind === 'undecided' ? result.next : null,
      failure: confirmationFailure(result),
    })),
    storePickedUrl: assign({ pickedUrl: (_, url: string) => url, pickProblem: null, failure: null }),
    storePicked: assign((_, picked: PickResult) =>
      picked.ok ? { file: picked.file, pickProblem: null } : { file: null, pickProblem: picked.problem },
    ),
    storeUnreadable: assign({ file: null, pickProblem: 'unreadable' }),
    startSending: assign({ fraction: 0, failure: null }),
    storeFraction: assign({
      fraction: ({ context }, fraction: number) => Math.max(context.fraction, fraction),
    }),
    storeRefusal: assign((_, result: UploadResult) => {
      const cause = result.kind === 'accepted' ? failure('refused') : result.failure;
      const pickProblem = pickProblemOf(cause);
      return pickProblem === null ? { failure: cause } : { file: null, pickProblem };
    }),
    commit: assign({ isCommitted: true }),
    goToInvoice: assign({
      redirectTo: ({ context }): Redirect => {
        const { supplierId, transactionId } = invoiceOf(context);
        const query = new URLSearchParams({ transactionId });
        return `/supplier/${encodeURIComponent(supplierId)}/invoice?${query}`;
      },
    }),
    goToTransaction: assign({
      redirectTo: ({ context }): Redirect =>
        `/supplier/transaction/${encodeURIComponent(invoiceOf(context).transactionId)}`,
    }),
  },
});

/** What is wrong with the uploaded file; null for a failure with another cause. */
function pickProblemOf({ code }: Failure): PickProblem | 'gone' | null {
  if (code === 'file_gone') return 'gone';
  if (code === 'file_too_large') return 'too-large';
  return code === 'file_type_not_supported' ? 'wrong-type' : null;
}
