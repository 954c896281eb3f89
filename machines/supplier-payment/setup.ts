import { assign, setup } from 'xstate';
import { type Failure, failure } from '../domain/base/failure';
import { pollWait } from '../domain/base/polling';
import {
  type ConfirmedTransaction,
  type DecryptedPayment,
  hasBlanks,
  isOfAnotherOrder,
  isTransactionFailed,
  type PaymentSecret,
  type PaymentToSeal,
  type SealedPayment,
  type TransactionToConfirm,
  withPluses,
} from '../domain/trade/supplier-payment';
import { type WriteKeys, writeKey } from '../shared/journey';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';

/** Where the payment is taken up: sealed for the hosted page, opened on the way back from it, or confirmed. */
export type SupplierPaymentStep =
  | {
      readonly step: 'encrypting';
      readonly payment: PaymentToSeal;
      /** The hosted page was open for this order before: a refusal now says nothing of what was paid there. */
      readonly mayBePaid: boolean;
    }
  | ({ readonly step: 'decrypting' } & SecretOfOrder)
  | { readonly step: 'confirming'; readonly opened: DecryptedPayment };

/** What the hosted page came back with, and for which order by the address that it came back to. */
export interface SecretOfOrder {
  readonly secret: PaymentSecret;
  readonly orderId: string;
}

/** A step, under its keys; a write whose answer was lost is asked for before it is sent again. */
export type SupplierPaymentInput = SupplierPaymentStep &
  WriteKeys & { readonly startBy: 'sending' | 'statusCheck' };

/** How a supplier payment ended. `undecided` is no failure: `next` goes on where it was left, under the same keys. */
export type SupplierPaymentResult =
  | { readonly kind: 'completed'; readonly opened: DecryptedPayment }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly opened: DecryptedPayment | null }
  | {
      readonly kind: 'undecided';
      readonly next: SupplierPaymentInput;
      readonly opened: DecryptedPayment | null;
      /** Why the service would not open or confirm it; null when it did not answer. */
      readonly failure: Failure | null;
    };

interface Context extends WriteKeys {
  readonly at: SupplierPaymentStep;
  readonly startBy: 'sending' | 'statusCheck';
  readonly sealed: SealedPayment | null;
  readonly polls: number;
  readonly failure: Failure | null;
  readonly end: SupplierPaymentResult['kind'];
}

type Answer = SubmissionResult<unknown>;
type Confirmed = SubmissionResult<ConfirmedTransaction>;
type Opened = SubmissionResult<DecryptedPayment>;

/** What was opened on the way back, once it was. */
function openedOf({ at }: Pick<Context, 'at'>): DecryptedPayment | null {
  return at.step === 'confirming' ? at.opened : null;
}

/** What is confirmed; null when the hosted page's answer leaves out what names it. */
export function transactionOf({ at }: Pick<Context, 'at'>): TransactionToConfirm | null {
  if (at.step !== 'confirming') return null;
  const { supplierId, transactionId, epaylaterId } = at.opened;
  if (supplierId === null || transactionId === null || epaylaterId === null) return null;
  return { supplierId, transactionId, epaylaterId };
}

export function initialContext({ input }: { input: SupplierPaymentInput }): Context {
  const { requestSeed, settledWrites, startBy, ...at } = input;
  return { at, requestSeed, settledWrites, startBy, sealed: null, polls: 0, failure: null, end: 'undecided' };
}

/** The result as the chart's end and its context tell it. */
export function resultOf(context: Context): SupplierPaymentResult {
  const opened = openedOf(context);
  if (context.end === 'completed' && opened !== null) return { kind: 'completed', opened };
  if (context.end === 'failed')
    return { kind: 'failed', failure: context.failure ?? failure('malformed'), opened };
  const { at: left, requestSeed, settledWrites, startBy, failure: why, sealed } = context;
  const at = left.step === 'encrypting' && sealed !== null ? { ...left, mayBePaid: true } : left;
  return { kind: 'undecided', next: { ...at, requestSeed, settledWrites, startBy }, opened, failure: why };
}

/** Who asked may not be known any more: that says nothing about the payment. */
function isRefused(result: Answer): boolean {
  return result.kind === 'refused' && result.failure.reason !== 'session-ended';
}

/** The words of the supplier payment's chart: its ports, guards and actions. */
export const supplierPaymentChart = setup({
  types: typesOf<{
    context: Context;
    input: SupplierPaymentInput;
    output: SupplierPaymentResult;
    tags: 'pending';
  }>(),
  actors: {
    encryptPayment: createSubmission<SealedPayment, PaymentToSeal | null>(),
    decryptPayment: createSubmission<DecryptedPayment, SecretOfOrder | null>(),
    confirmTransaction: createSubmission<ConfirmedTransaction, TransactionToConfirm | null>(),
    /** Leaves for the hosted page; resolves only when the merchant is back on this one. */
    openPayLaterPage: port<void, { readonly sealed: SealedPayment | null }>(),
    pageReturns: pollingPorts.pageReturns,
    whenPageIsShown: port<void>(),
  },
  guards: {
    startsByEncrypting: ({ context }) => context.at.step === 'encrypting',
    startsByDecrypting: ({ context }) => context.at.step === 'decrypting',
    isAccepted: (_, result: Answer) => result.kind === 'accepted',
    isRefused: (_, result: Answer) => isRefused(result),
    isRefusedAnew: ({ context: { at } }, result: Answer) =>
      at.step === 'encrypting' && !at.mayBePaid && isRefused(result),
    mayBePaid: ({ context: { at } }) => at.step === 'encrypting' && at.mayBePaid,
    /** Nobody opened it, and it came with blanks: it is tried once more with what they were. */
    isRefusedForBlanks: ({ context: { at } }, result: Answer) =>
      at.step === 'decrypting' && isRefused(result) && hasBlanks(at.secret),
    isOfAnotherOrder: ({ context: { at } }, result: Opened) =>
      at.step === 'decrypting' && result.kind === 'accepted' && isOfAnotherOrder(result.data, at.orderId),
    /** Spec 4: status Failure is a failure, otherwise success. */
    isOpenedAsFailure: (_, result: Opened) => result.kind === 'accepted' && !result.data.isSuccess,
    isTransactionNamed: ({ context }) => transactionOf(context) !== null,
    isConfirmed: (_, result: Confirmed) => result.kind === 'accepted' && result.data.status === 'SUCCESS',
    /** Spec 4: a confirmation with status FAILED is an error. */
    isFailed: (_, result: Confirmed) => result.kind === 'accepted' && isTransactionFailed(result.data),
    isPending: (_, result: Confirmed) => result.kind === 'accepted' && result.data.status === 'PENDING',
    mayAskAgain: ({ context }) => pollWait('payment', context.polls) !== null,
  },
  actions: {
    keepSealed: assign((_, result: SubmissionResult<SealedPayment>) =>
      result.kind === 'accepted' ? { sealed: result.data } : {},
    ),
    keepOpened: assign((_, result: Opened) =>
      result.kind === 'accepted' ? { at: { step: 'confirming' as const, opened: result.data } } : {},
    ),
    mendBlanks: assign(({ context: { at } }) =>
      at.step === 'decrypting' ? { at: { ...at, secret: withPluses(at.secret) } } : {},
    ),
    keepForeignAnswer: assign({ failure: failure('refused', { code: 'another_order' }) }),
    keepRefusal: assign({
      failure: (_, result: Answer) => (result.kind === 'refused' ? result.failure : null),
    }),
    keepOpenedFailure: assign({
      failure: (_, result: Opened) =>
        failure('refused', { message: result.kind === 'accepted' ? result.data.message : null }),
    }),
    keepUnsuccessful: assign({
      failure: (_, result: Confirmed) =>
        failure('refused', {
          code: 'FAILED',
          message: result.kind === 'accepted' ? result.data.message : null,
        }),
    }),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    /** The next write is a new request: the last one has its definitive answer. */
    renewKey: assign({ settledWrites: ({ context }) => context.settledWrites + 1, startBy: 'sending' }),
    /** Nobody knows: whoever goes on asks for it by its key first. */
    checkStatusFirst: assign({ startBy: 'statusCheck' }),
    endAs: assign({ end: (_, end: Context['end']) => end }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
  },
  delays: { pollDelay: ({ context }) => pollWait('payment', context.polls) ?? 0, leaveTimeout: 8_000 },
});

/** A write of the chart: under the key that is due, sent or first asked for. */
export function under<TArgs>(context: Context, args: TArgs) {
  return { key: writeKey(context), args, startBy: context.startBy };
}
