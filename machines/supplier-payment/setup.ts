import { assign, setup } from 'xstate';
import { type Failure, failure } from '../domain/base/failure';
import { pollWait } from '../domain/base/polling';
import {
  type ConfirmedTransaction,
  type DecryptedPayment,
  type EncryptedPayload,
  type EncryptedPayment,
  hasSpaces,
  isForAnotherOrder,
  isTransactionFailed,
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
      readonly mayHaveBeenPaid: boolean;
    }
  | ({ readonly step: 'decrypting' } & ResultToDecrypt)
  | { readonly step: 'confirming'; readonly paymentResult: DecryptedPayment };

/** The encrypted result of the hosted page, and the order id in the return URL. */
export interface ResultToDecrypt {
  readonly secret: EncryptedPayload;
  readonly orderId: string;
}

/** A step with its request keys; `statusCheck` after an unanswered write. */
export type SupplierPaymentInput = SupplierPaymentStep &
  RequestKeyState & { readonly startWith: 'sending' | 'statusCheck' };

/** How a supplier payment ended. `undecided` is no failure: the input `next` continues it, with the same request keys. */
export type SupplierPaymentResult =
  | { readonly kind: 'completed'; readonly paymentResult: DecryptedPayment }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly paymentResult: DecryptedPayment | null }
  | {
      readonly kind: 'undecided';
      readonly next: SupplierPaymentInput;
      readonly paymentResult: DecryptedPayment | null;
      /** Why the service refused to decrypt or confirm it; null when its answer is unknown. */
      readonly failure: Failure | null;
    };

interface Context extends RequestKeyState {
  readonly currentStep: SupplierPaymentStep;
  readonly startWith: 'sending' | 'statusCheck';
  readonly encrypted: EncryptedPayment | null;
  readonly polls: number;
  readonly failure: Failure | null;
  readonly resultKind: SupplierPaymentResult['kind'];
}

type WriteResult = SubmissionResult<unknown>;
type ConfirmResult = SubmissionResult<ConfirmedTransaction>;
type DecryptResult = SubmissionResult<DecryptedPayment>;

/** The decrypted result of the hosted page; null before the decryption. */
function paymentResultOf({ currentStep }: Pick<Context, 'currentStep'>): DecryptedPayment | null {
  return currentStep.step === 'confirming' ? currentStep.paymentResult : null;
}

/** The transaction to confirm; null when the hosted page's result does not contain its ids. */
export function transactionOf({ currentStep }: Pick<Context, 'currentStep'>): TransactionToConfirm | null {
  if (currentStep.step !== 'confirming') return null;
  const { supplierId, transactionId, epaylaterId } = currentStep.paymentResult;
  if (supplierId === null || transactionId === null || epaylaterId === null) return null;
  return { supplierId, transactionId, epaylaterId };
}

export function initialContext({ input }: { input: SupplierPaymentInput }): Context {
  const { requestKeySeed, completedWrites, startWith, ...currentStep } = input;
  return {
    currentStep,
    requestKeySeed,
    completedWrites,
    startWith,
    encrypted: null,
    polls: 0,
    failure: null,
    resultKind: 'undecided',
  };
}

/** Output of the chart. */
export function resultOf(context: Context): SupplierPaymentResult {
  const paymentResult = paymentResultOf(context);
  if (context.resultKind === 'completed' && paymentResult !== null)
    return { kind: 'completed', paymentResult };
  if (context.resultKind === 'failed')
    return { kind: 'failed', failure: context.failure ?? failure('malformed'), paymentResult };
  const { requestKeySeed, completedWrites, startWith, encrypted } = context;
  const lastStep = context.currentStep;
  const nextStep =
    lastStep.step === 'encrypting' && encrypted !== null ? { ...lastStep, mayHaveBeenPaid: true } : lastStep;
  return {
    kind: 'undecided',
    next: { ...nextStep, requestKeySeed, completedWrites, startWith },
    paymentResult,
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
    decryptPayment: createSubmission<DecryptedPayment, ResultToDecrypt | null>(),
    confirmTransaction: createSubmission<ConfirmedTransaction, TransactionToConfirm | null>(),
    /** Navigates to the hosted page; resolves when the merchant is back on this page. */
    openPayLaterPage: port<void, { readonly encrypted: EncryptedPayment | null }>(),
    pageReturns: pollingPorts.pageReturns,
    whenPageIsShown: port<void>(),
  },
  guards: {
    startsByEncrypting: ({ context }) => context.currentStep.step === 'encrypting',
    startsByDecrypting: ({ context }) => context.currentStep.step === 'decrypting',
    isAccepted: (_, result: WriteResult) => result.kind === 'accepted',
    isRefused: (_, result: WriteResult) => isRefused(result),
    isFirstAttemptRefused: ({ context: { currentStep } }, result: WriteResult) =>
      currentStep.step === 'encrypting' && !currentStep.mayHaveBeenPaid && isRefused(result),
    mayBePaid: ({ context: { currentStep } }) =>
      currentStep.step === 'encrypting' && currentStep.mayHaveBeenPaid,
    /** The decryption was refused, and the data contains blanks: it is decrypted again with each blank replaced by `+`. */
    isRefusedWithSpacesInData: ({ context: { currentStep } }, result: WriteResult) =>
      currentStep.step === 'decrypting' && isRefused(result) && hasSpaces(currentStep.secret),
    isForAnotherOrder: ({ context: { currentStep } }, result: DecryptResult) =>
      currentStep.step === 'decrypting' &&
      result.kind === 'accepted' &&
      isForAnotherOrder(result.data, currentStep.orderId),
    /** Spec 4: status Failure is a failure; any other status is a success. */
    isDecryptedFailure: (_, result: DecryptResult) => result.kind === 'accepted' && !result.data.isSuccess,
    hasTransactionIds: ({ context }) => transactionOf(context) !== null,
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
      result.kind === 'accepted'
        ? { currentStep: { step: 'confirming' as const, paymentResult: result.data } }
        : {},
    ),
    restorePlusSigns: assign(({ context: { currentStep } }) =>
      currentStep.step === 'decrypting'
        ? { currentStep: { ...currentStep, secret: withPluses(currentStep.secret) } }
        : {},
    ),
    storeForeignAnswer: assign({ failure: failure('refused', { code: 'another_order' }) }),
    storeRefusal: assign({
      failure: (_, result: WriteResult) => (result.kind === 'refused' ? result.failure : null),
    }),
    storeDecryptedFailure: assign({
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
    storeResultKind: assign({ resultKind: (_, resultKind: Context['resultKind']) => resultKind }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
  },
  delays: { pollDelay: ({ context }) => pollWait('payment', context.polls) ?? 0, pageOpenTimeout: 8_000 },
});

/** Input of a write, with the current request key. */
export function writeInput<TArgs>(context: Context, args: TArgs) {
  return { key: requestKeyOf(context), args, startWith: context.startWith };
}
