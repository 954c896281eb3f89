import { assign, setup } from 'xstate';

import { type Failure, failure, type Outcome } from '../domain/failure';
import type { Loan } from '../domain/loan';
import { isMoneyReturning, isPaymentLost, type PollingType } from '../domain/payment-words';
import { pollWait } from '../domain/polling';
import type { InitiatedRepayment, RepaymentStatus } from '../domain/repayment';
import type { PaymentSecret } from '../domain/supplier-payment';
import type {
  JourneyMeta,
  JourneyOutput,
  JourneyTag,
  Redirect,
  SharedEvent,
  WriteKeys,
} from '../shared/journey';
import { createLoad } from '../shared/load';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../supplier-payment/machine';

/** URL that opens this journey. */
export type PaymentDoor = '/payment/status/$paymentId';

/** The one URL of this journey, as its states say it. */
export const here = { path: '/payment/status/$paymentId' } as const;

/** Leaving cancels nothing: the payment is found again under its URL. */
export const waysOut = { back: 'left', leave: 'left' } as const;

/** Which way the payer took last: what they did, never what the bank did. */
type Way = 'none' | 'upi' | 'qr' | 'page';

/** A payment, and when it was read by the service's clock, in milliseconds. */
export interface ReadPayment {
  readonly payment: RepaymentStatus;
  readonly readAt: number;
}

interface Input {
  readonly paymentId: string;
  readonly pollingType: PollingType | null;
  /** What the hosted pay-later page came back with; null when there is nothing to open. */
  readonly secret: PaymentSecret | null;
  /** Paise that the payer was told before, in this tab; null the first time. */
  readonly toldAmount: number | null;
  readonly requestSeed: string;
}

export interface Context extends WriteKeys, Omit<Input, 'secret'> {
  readonly startBy: 'sending' | 'asking';
  readonly payment: RepaymentStatus | null;
  /** When the payment was read, in milliseconds. */
  readonly readAt: number | null;
  readonly ways: InitiatedRepayment | null;
  readonly way: Way;
  readonly polls: number;
  /** The last question went unanswered. */
  readonly isAskFailed: boolean;
  readonly failure: Failure | null;
  /** What the phone could not do. */
  readonly problem: 'upi' | 'page' | 'notOpened' | 'share' | null;
  readonly shareText: string;
  /** The loan of whoever looks; null for a stranger, and until it is known. */
  readonly ownLoanId: string | null;
  /** The service has said who looks: until then nothing is told that holds for a stranger only. */
  readonly isPayerKnown: boolean;
  /** Where the supplier payment goes on; null when there is none to open. */
  readonly supplier: SupplierPaymentInput | null;
  readonly supplierResult: SupplierPaymentResult | null;
  readonly redirectTo: Redirect | null;
}

type Read = Outcome<ReadPayment>;
type Ways = SubmissionResult<InitiatedRepayment>;

/** Whether the payer is the borrower: what the money cleared, and the way home, are for nobody else. */
export function isBorrower({ payment, ownLoanId }: Pick<Context, 'payment' | 'ownLoanId'>): boolean {
  return ownLoanId !== null && (payment === null || payment.loanId === ownLoanId);
}

/** Whether the amount is another than the payer was told before. Paise. */
export function isAmountChanged({ payment, toldAmount }: Pick<Context, 'payment' | 'toldAmount'>): boolean {
  return payment !== null && toldAmount !== null && payment.amount !== toldAmount;
}

export function initialContext({ input }: { input: Input }): Context {
  const { secret, ...rest } = input;
  const keys = { requestSeed: `${rest.requestSeed}-supplier`, settledWrites: 0, startBy: 'sending' as const };
  return {
    ...rest,
    settledWrites: 0,
    startBy: 'sending',
    payment: null,
    readAt: null,
    ways: null,
    way: 'none',
    polls: 0,
    isAskFailed: false,
    failure: null,
    problem: null,
    shareText: '',
    ownLoanId: null,
    isPayerKnown: false,
    supplier: secret === null ? null : { step: 'decrypting', secret, orderId: rest.paymentId, ...keys },
    supplierResult: null,
    redirectTo: null,
  };
}

/** Where the payer goes: who paid a supplier back to the credit, the borrower home, anybody else to the start. */
export function exitOf(context: Context): Redirect {
  if (context.pollingType === 'supplier') return '/supplier';
  return context.redirectTo ?? (isBorrower(context) ? '/termloan/home' : '/');
}

/** The supplier payment that is opened; the chart comes to it only with one. */
export function supplierOf({ supplier, paymentId, requestSeed }: Context): SupplierPaymentInput {
  if (supplier !== null) return supplier;
  const secret = { checksum: '', mCode: '', encdata: '' };
  return {
    step: 'decrypting',
    secret,
    orderId: paymentId,
    requestSeed,
    settledWrites: 0,
    startBy: 'sending',
  };
}

/** The words of the payment status chart: its ports, guards and actions. */
export const paymentStatusJourney = setup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'upi.chosen' }
      | { type: 'qr.chosen' }
      | { type: 'page.chosen' }
      | { type: 'ways.chosen' }
      | { type: 'receipt.shared'; text: string };
    output: JourneyOutput;
    tags: JourneyTag;
    meta: JourneyMeta;
  }>(),
  actors: {
    /** Whose loan it is may come late: it resolves once the service has said it. */
    getLoan: port<Outcome<Loan | null>>(),
    getRepaymentStatus: createLoad<ReadPayment, { readonly paymentId: string }>(),
    initiateRepayment: createSubmission<
      InitiatedRepayment,
      { readonly paymentId: string; readonly amount: number }
    >(),
    /** True when the phone left for a UPI app: no proof of anything. */
    openUpiIntent: port<boolean, { readonly url: string | null }>(),
    /** Resolves when the payer is back; rejects for an address that is not safe to leave for. */
    openPaymentPage: port<void, { readonly url: string | null }>(),
    /** Resolves when the payment is over by its own time. Milliseconds of the service's clock. */
    waitUntil: port<void, { readonly time: number | null }>(),
    whenPageReturns: port<void>(),
    whenPageIsShown: port<void>(),
    /** False when nothing was opened. */
    shareOnWhatsApp: port<boolean, { readonly text: string }>(),
    /** The chart of the supplier payment, to its end. */
    supplierPayment: port<SupplierPaymentResult, SupplierPaymentInput>(),
  },
  guards: {
    isRepayment: ({ context }) => context.pollingType === 'repayment',
    isMandate: ({ context }) => context.pollingType === 'mandate',
    isSupplier: ({ context }) => context.pollingType === 'supplier' && context.supplier !== null,
    isRead: (_, outcome: Read) => outcome.ok,
    isNotFound: (_, outcome: Read) => !outcome.ok && outcome.failure.code === 'payment_not_found',
    isPaid: ({ context }) => context.payment?.status === 'SUCCESS',
    isReturning: ({ context }) => context.payment !== null && isMoneyReturning(context.payment),
    isRefundOpen: ({ context }) => context.payment?.status === 'REFUND_INITIATED',
    isLost: ({ context }) => context.payment !== null && isPaymentLost(context.payment),
    isUnpaid: ({ context }) => context.payment?.status === 'CREATED',
    isUntried: ({ context }) => context.payment?.status === 'CREATED' && context.way === 'none',
    mayAskAgain: ({ context }) => pollWait('payment', context.polls) !== null,
    /** Of another payment nothing may be believed, least of all its UPI link. */
    isOfAnother: ({ context }, result: Ways) =>
      result.kind === 'accepted' && result.data.id !== context.paymentId,
    isPayable: (_, result: Ways) => result.kind === 'accepted' && result.data.status === 'CREATED',
    /** It was paid, or ended, meanwhile: its status says how. */
    isDecided: (_, result: Ways) =>
      result.kind === 'accepted' ||
      (result.kind === 'refused' && result.failure.code === 'payment_already_closed'),
    isNothingDue: (_, result: Ways) => result.kind === 'refused' && result.failure.code === 'nothing_due',
    isUnanswered: (_, result: Ways) => result.kind === 'unanswered',
    hasUpi: ({ context }) => context.ways !== null && context.ways.upiIntentUrl !== null,
    hasQr: ({ context }) => context.ways !== null && context.ways.upiQr !== null,
    hasPage: ({ context }) => context.ways !== null && context.ways.paymentUrl !== null,
    isOpened: (_, isOpened: boolean) => isOpened,
    isCompleted: (_, result: SupplierPaymentResult) => result.kind === 'completed',
    isFailed: (_, result: SupplierPaymentResult) => result.kind === 'failed',
  },
  actions: {
    keepPayer: assign((_, outcome: Outcome<Loan | null>) => ({
      ownLoanId: outcome.ok ? (outcome.data?.id ?? null) : null,
      isPayerKnown: true,
    })),
    keepPayment: assign(({ context }, outcome: Read) =>
      outcome.ok
        ? {
            ...outcome.data,
            toldAmount: context.toldAmount ?? outcome.data.payment.amount,
            isAskFailed: false,
            failure: null,
          }
        : { isAskFailed: true, failure: outcome.failure },
    ),
    markAskFailed: assign({ isAskFailed: true, failure: failure('malformed') }),
    /** The amount that was answered last is the one that will be paid. */
    keepWays: assign(({ context: { payment } }, result: Ways) =>
      result.kind === 'accepted'
        ? { ways: result.data, payment: payment && { ...payment, amount: result.data.amount }, failure: null }
        : {},
    ),
    keepWrongAnswer: assign({ ways: null, failure: failure('malformed') }),
    keepWaysFailure: assign({
      failure: (_, result: Ways) => (result.kind === 'accepted' ? null : result.failure),
    }),
    /** The next write is a new request: the last one has its definitive answer. */
    renewKey: assign({ settledWrites: ({ context }) => context.settledWrites + 1, startBy: 'sending' }),
    askFirst: assign({ startBy: 'asking' }),
    take: assign({ way: (_, way: Way) => way, polls: 0, problem: null }),
    /** A UPI app that opened late: whoever was away and is back may have paid in it. */
    noteReturn: assign(({ context }) =>
      context.problem === 'upi' ? { way: 'upi' as const, polls: 0, problem: null } : {},
    ),
    tellProblem: assign({ problem: (_, problem: Context['problem']) => problem }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    keepShareText: assign({ shareText: (_, text: string) => text, problem: null }),
    keepSharing: assign({ problem: (_, isShared: boolean) => (isShared ? null : ('share' as const)) }),
    keepSupplier: assign((_, result: SupplierPaymentResult) => ({
      supplierResult: result,
      supplier: result.kind === 'undecided' ? result.next : null,
    })),
    /** Autopay asks for the mandate of the latest loan itself; no page asks by a mandate's id. */
    goToMandate: assign({ redirectTo: '/autopay/status' as const }),
  },
  delays: { pollDelay: ({ context }) => pollWait('payment', context.polls) ?? 0, leaveTimeout: 8_000 },
});
