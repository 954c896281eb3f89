import { assign, setup } from 'xstate';
import { type Failure, failure } from '../domain/base/failure';
import { pollWait } from '../domain/base/polling';
import {
  type ConfirmedTransaction,
  type DecryptedPayment,
  type EncryptedPayment,
  hasBlanks,
  isOfAnotherOrder,
  isTransactionFailed,
  type PaymentSecret,
  type PaymentToEncrypt,
  type TransactionToConfirm,
  withPluses,
} from '../domain/trade/supplier-payment';
import { type RequestKeyState, requestKeyOf } from '../shared/journey';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';

/** The step at which the chart starts or continues: encryption for the hosted page, decryption of its result, or confirmation. */
export type SupplierPaymentStep =
  | {
      readonly step: 'encrypting';
      readonly payment: PaymentToEncrypt;
      /** The hosted page was opened for this order before: even if the encryption is refused now, it may be paid. */
      readonly mayBePaid: boolean;
    }
  | ({ readonly step: 'decrypting' } & SecretOfOrder)
  | { readonly step: 'confirming'; readonly opened: DecryptedPayment };

/** The encrypted result of the hosted page, and the order id in the return URL. */
export interface SecretOfOrder {
  readonly secret: PaymentSecret;
  readonly orderId: string;
}

/** A step with its request keys; `statusCheck` after an unanswered write. */
export type SupplierPaymentInput = SupplierPaymentStep &
  RequestKeyState & { readonly startWith: 'sending' | 'statusCheck' };

/** How a supplier payment ended. `undecided` is no failure: the input `next` continues it, with the same request keys. */
export type SupplierPaymentResult =
  | { readonly kind: 'completed'; readonly opened: DecryptedPayment }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly opened: DecryptedPayment | null }
  | {
      readonly kind: 'undecided';
      readonly next: SupplierPaymentInput;
      readonly opened: DecryptedPayment | null;
      /** Why the service refused to decrypt or confirm it; null when it did not respond. */
      readonly failure: Failure | null;
    };

interface Context extends RequestKeyState {
  readonly at: SupplierPaymentStep;
  readonly startWith: 'sending' | 'statusCheck';
  readonly encrypted: EncryptedPayment | null;
  readonly polls: number;
  readonly failure: Failure | null;
  readonly end: SupplierPaymentResult['kind'];
}

type WriteResult = SubmissionResult<unknown>;
type ConfirmResult = SubmissionResult<ConfirmedTransaction>;
type DecryptResult = SubmissionResult<DecryptedPayment>;

/** The decrypted result of the hosted page; null before the decryption. */
function decryptedOf({ at }: Pick<Context, 'at'>): DecryptedPayment | null {
  return at.step === 'confirming' ? at.opened : null;
}

/** The transaction to confirm; null when the hosted page's result does not contain its ids. */
export function transactionOf({ at }: Pick<Context, 'at'>): TransactionToConfirm | null {
  if (at.step !== 'confirming') return null;
  const { supplierId, transactionId, epaylaterId } = at.opened;
  if (supplierId === null || transactionId === null || epaylaterId === null) return null;
  return { supplierId, transactionId, epaylaterId };
}

export function initialContext({ input }: { input: SupplierPaymentInput }): Context {
  const { requestKeySeed, completedWrites, startWith, ...at } = input;
  return {
    at,
    requestKeySeed,
    completedWrites,
    startWith,
    encrypted: null,
    polls: 0,
    failure: null,
    end: 'undecided',
  };
}

/** Output of the chart. */
export function resultOf(context: Context): SupplierPaymentResult {
  const opened = decryptedOf(context);
  if (context.end === 'completed' && opened !== null) return { kind: 'completed', opened };
  if (context.end === 'failed')
    return { kind: 'failed', failure: context.failure ?? failure('malformed'), opened };
  const { requestKeySeed, completedWrites, startWith, encrypted } = context;
  const lastStep = context.at;
  const nextStep =
    lastStep.step === 'encrypting' && encrypted !== null ? { ...lastStep, mayBePaid: true } : lastStep;
  return {
    kind: 'undecided',
    next: { ...nextStep, requestKeySeed, completedWrites, startWith },
    opened,
    failure: context.failure,
  };
}

/** Whether the service refused the write. An ended session is no refusal: the payment may continue. */
function isRefused(result: WriteResult): boolean {
  return result.kind === 'refused' && result.failure.reason !== 'session-ended';
}

/** Ports, guards and actions of the supplier payment's chart. */
export const supplierPaymentChart = setup({
  types: typesOf<{
    context: Context;
    input: SupplierPaymentInput;
    output: SupplierPaymentResult;
    tags: 'pending';
  }>(),
  actors: {
    encryptPayment: createSubmission<EncryptedPayment, PaymentToEncrypt | null>(),
    decryptPayment: createSubmission<DecryptedPayment, SecretOfOrder | null>(),
    confirmTransaction: createSubmission<ConfirmedTransaction, TransactionToConfirm | null>(),
    /** Navigates to the hosted page; resolves when the merchant is back on this page. */
    openPayLaterPage: port<void, { readonly encrypted: EncryptedPayment | null }>(),
    pageReturns: pollingPorts.pageReturns,
    whenPageIsShown: port<void>(),
  },
  guards: {
    startsByEncrypting: ({ context }) => context.at.step === 'encrypting',
    startsByDecrypting: ({ context }) => context.at.step === 'decrypting',
    isAccepted: (_, result: WriteResult) => result.kind === 'accepted',
    isRefused: (_, result: WriteResult) => isRefused(result),
    isRefusedAnew: ({ context: { at } }, result: WriteResult) =>
      at.step === 'encrypting' && !at.mayBePaid && isRefused(result),
    mayBePaid: ({ context: { at } }) => at.step === 'encrypting' && at.mayBePaid,
    /** The decryption was refused, and the data contains blanks: it is decrypted again with each blank replaced by `+`. */
    isRefusedForBlanks: ({ context: { at } }, result: WriteResult) =>
      at.step === 'decrypting' && isRefused(result) && hasBlanks(at.secret),
    isOfAnotherOrder: ({ context: { at } }, result: DecryptResult) =>
      at.step === 'decrypting' && result.kind === 'accepted' && isOfAnotherOrder(result.data, at.orderId),
    /** Spec 4: status Failure is a failure; any other status is a success. */
    isDecryptedFailure: (_, result: DecryptResult) => result.kind === 'accepted' && !result.data.isSuccess,
    isTransactionNamed: ({ context }) => transactionOf(context) !== null,
    isConfirmed: (_, result: ConfirmResult) => result.kind === 'accepted' && result.data.status === 'SUCCESS',
    /** Spec 4: a confirmation with status FAILED is an error. */
    isFailed: (_, result: ConfirmResult) => result.kind === 'accepted' && isTransactionFailed(result.data),
    isPending: (_, result: ConfirmResult) => result.kind === 'accepted' && result.data.status === 'PENDING',
    mayAskAgain: ({ context }) => pollWait('payment', context.polls) !== null,
  },
  actions: {
    storeEncrypted: assign((_, result: SubmissionResult<EncryptedPayment>) =>
      result.kind === 'accepted' ? { encrypted: result.data } : {},
    ),
    storeDecrypted: assign((_, result: DecryptResult) =>
      result.kind === 'accepted' ? { at: { step: 'confirming' as const, opened: result.data } } : {},
    ),
    mendBlanks: assign(({ context: { at } }) =>
      at.step === 'decrypting' ? { at: { ...at, secret: withPluses(at.secret) } } : {},
    ),
    storeForeignAnswer: assign({ failure: failure('refused', { code: 'another_order' }) }),
    storeRefusal: assign({
      failure: (_, result: WriteResult) => (result.kind === 'refused' ? result.failure : null),
    }),
    storeOpenedFailure: assign({
      failure: (_, result: DecryptResult) =>
        failure('refused', { message: result.kind === 'accepted' ? result.data.message : null }),
    }),
    storeUnsuccessful: assign({
      failure: (_, result: ConfirmResult) =>
        failure('refused', {
          code: 'FAILED',
          message: result.kind === 'accepted' ? result.data.message : null,
        }),
    }),
    storeFailure: assign({ failure: (_, cause: Failure) => cause }),
    /** The next write is a new request: the last one has a definitive answer. */
    nextRequestKey: assign({
      completedWrites: ({ context }) => context.completedWrites + 1,
      startWith: 'sending',
    }),
    /** The outcome of the write is unknown: its status is checked before the payment continues. */
    startWithStatusCheck: assign({ startWith: 'statusCheck' }),
    endAs: assign({ end: (_, end: Context['end']) => end }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
  },
  delays: { pollDelay: ({ context }) => pollWait('payment', context.polls) ?? 0, leaveTimeout: 8_000 },
});

/** Input of a write, with the current request key. */
export function under<TArgs>(context: Context, args: TArgs) {
  return { key: requestKeyOf(context), args, startWith: context.startWith };
}
