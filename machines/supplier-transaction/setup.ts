import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { Picked, PickProblem, ReadyFile } from '../domain/files/picked-file';
import type { UploadedInvoice } from '../domain/trade/invoice';
import { type SupplierTransaction, supplierOf } from '../domain/trade/supplier';
import {
  newestWithoutInvoice,
  type SupplierCredit,
  takesConfirmation,
  takesInvoice,
  transactionOf,
} from '../domain/trade/supplier-credit';
import type { Redirect, SharedEvent, WriteKeys } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import { type UploadProgressed, uploadProgress } from '../shared/upload-progress';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../supplier-payment/machine';

/** URLs that open this journey. */
export type SupplierTransactionEntryUrl =
  | '/supplier/transaction/$transactionId'
  | '/supplier/$supplierId/invoice';

/** An invoice to send: its file and its payment. */
export interface InvoiceToSend {
  readonly file: ReadyFile | null;
  readonly supplierId: string;
  readonly transactionId: string;
}

interface Input {
  readonly entryUrl: SupplierTransactionEntryUrl;
  /** From the entry URL, or from the invoice's query; null means the newest payment without an invoice. */
  readonly transactionId: string | null;
  readonly supplierId: string | null;
  readonly requestSeed: string;
}

interface Context extends Input, WriteKeys {
  readonly credit: SupplierCredit | null;
  /** The picture or document that waits to be sent. */
  readonly file: ReadyFile | null;
  /** `blob:` URL of the file that was picked last. */
  readonly pickedUrl: string;
  readonly pickProblem: PickProblem | 'gone' | null;
  /** Upload progress, 0 to 1. */
  readonly fraction: number;
  readonly startBy: 'sending' | 'statusCheck';
  /** The step at which a confirmation with an unknown outcome continues; null when there is none. */
  readonly confirmation: SupplierPaymentInput | null;
  readonly confirmations: number;
  /** Why a read failed, or a write was refused. */
  readonly failure: Failure | null;
  readonly isCommitted: boolean;
  readonly redirectTo: Redirect;
}

type Read = Outcome<SupplierCredit>;
type Kept = SubmissionResult<UploadedInvoice>;

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    credit: null,
    file: null,
    pickedUrl: '',
    pickProblem: null,
    fraction: 0,
    startBy: 'sending',
    settledWrites: 0,
    confirmation: null,
    confirmations: 0,
    failure: null,
    isCommitted: false,
    redirectTo: '/supplier',
  };
}

/** What the URL named, and the list that it refers to. */
type TransactionUrl = Pick<Context, 'entryUrl' | 'credit' | 'transactionId' | 'supplierId'>;

/** The payment of the page; null when the merchant has no such payment. */
export function currentTransaction({
  entryUrl,
  credit,
  transactionId,
  supplierId,
}: TransactionUrl): SupplierTransaction | null {
  if (credit === null) return null;
  const named = transactionId === null ? null : transactionOf(credit, transactionId);
  if (entryUrl === '/supplier/transaction/$transactionId') return named;
  if (transactionId === null) return newestWithoutInvoice(credit, supplierId ?? '');
  return named?.supplierId === supplierId && named !== null && takesInvoice(named) ? named : null;
}

/** The invoice to send; the chart enters that state only with a file and a payment. */
export function invoiceOf(context: Context): InvoiceToSend {
  const current = currentTransaction(context);
  return { file: context.file, supplierId: current?.supplierId ?? '', transactionId: current?.id ?? '' };
}

/** The current confirmation; started with the payment's data from the list. */
export function confirmationOf(context: Context): SupplierPaymentInput {
  if (context.confirmation !== null) return context.confirmation;
  const current = currentTransaction(context);
  return {
    step: 'confirming',
    opened: {
      isSuccess: true,
      message: null,
      supplierId: current?.supplierId ?? null,
      transactionId: current?.id ?? null,
      epaylaterId: current?.epaylaterId ?? null,
      orderId: current?.orderId ?? null,
      amount: current?.amount ?? 0,
    },
    requestSeed: `${context.requestSeed}-confirm-${context.confirmations}`,
    settledWrites: 0,
    startBy: 'sending',
  };
}

/** Why a confirmation failed, if the service gave a reason. */
function whyNotConfirmed(result: SupplierPaymentResult): Failure | null {
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
    /** The chart of the supplier payment, to its end. */
    supplierPayment: port<SupplierPaymentResult, SupplierPaymentInput>(),
    uploadInvoice: createSubmission<UploadedInvoice, InvoiceToSend>(),
    uploadProgress: uploadProgress(),
    /** Scales a picked picture, and removes the camera's metadata; the one before is forgotten. */
    makeFileReady: port<Picked, { readonly url: string; readonly before: string | null }>(),
    pageReturns: pollingPorts.pageReturns,
  },
  delays: { prepareTimeout: 30_000 },
}).extend({
  guards: {
    isRead: (_, outcome: Read) => outcome.ok,
    isNoCustomer: (_, outcome: Read) => !outcome.ok && outcome.failure.code === 'customer_not_found',
    isInvoiceEntryUrl: ({ context }) => context.entryUrl === '/supplier/$supplierId/invoice',
    hasAllInvoices: ({ context: { credit, entryUrl, transactionId, supplierId } }) =>
      entryUrl === '/supplier/$supplierId/invoice' &&
      transactionId === null &&
      credit !== null &&
      supplierOf(credit.book, supplierId ?? '') !== null,
    hasTransaction: ({ context }) => currentTransaction(context) !== null,
    mayConfirm: ({ context }) => {
      const current = currentTransaction(context);
      return current !== null && takesConfirmation(current);
    },
    mayInvoice: ({ context }) => {
      const current = currentTransaction(context);
      return current !== null && takesInvoice(current);
    },
    isFileReady: (_, picked: Picked) => picked.ok,
    isKept: (_, result: Kept) => result.kind === 'accepted',
    /** The phone discarded the page's files, or the file itself is not accepted: another one must be picked. */
    isFileGone: (_, result: Kept) => result.kind === 'refused' && pickProblemOf(result.failure) !== null,
    isUndecided: (_, result: SupplierPaymentResult) => result.kind === 'undecided',
  },
  actions: {
    keepCredit: assign((_, outcome: Read) =>
      outcome.ok ? { credit: outcome.data } : { failure: outcome.failure },
    ),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    clearFailure: assign({ failure: null }),
    openConfirmation: assign({
      confirmation: null,
      confirmations: ({ context }) => context.confirmations + 1,
      failure: null,
    }),
    keepConfirmation: assign((_, result: SupplierPaymentResult) => ({
      confirmation: result.kind === 'undecided' ? result.next : null,
      failure: whyNotConfirmed(result),
    })),
    pick: assign({ pickedUrl: (_, url: string) => url, pickProblem: null, failure: null }),
    keepPicked: assign((_, picked: Picked) =>
      picked.ok ? { file: picked.file, pickProblem: null } : { file: null, pickProblem: picked.problem },
    ),
    keepUnreadable: assign({ file: null, pickProblem: 'unreadable' }),
    startSending: assign({ fraction: 0, failure: null }),
    keepFraction: assign({
      fraction: ({ context }, fraction: number) => Math.max(context.fraction, fraction),
    }),
    keepRefusal: assign((_, result: Kept) => {
      const failed = result.kind === 'accepted' ? failure('refused') : result.failure;
      const pickProblem = pickProblemOf(failed);
      return pickProblem === null ? { failure: failed } : { file: null, pickProblem };
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

/** What is wrong with a sent file; null for any other refusal. */
function pickProblemOf({ code }: Failure): PickProblem | 'gone' | null {
  if (code === 'file_gone') return 'gone';
  if (code === 'file_too_large') return 'too-large';
  return code === 'file_type_not_supported' ? 'wrong-type' : null;
}
