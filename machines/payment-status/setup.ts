import { assign } from 'xstate';
import { failure, type Outcome } from '../domain/base/failure';
import { pollWait } from '../domain/base/polling';
import { isEndedLoan, type Loan } from '../domain/loan/loan';
import { isMoneyReturning, isPaymentLost, mayBePaid } from '../domain/payment/payment-enums';
import type { InitiatedRepayment, RepaymentStatus } from '../domain/payment/repayment';
import type { PaymentMethod, StartedPayment } from '../domain/payment/started-payment';
import { isUpiLeftOut, withMatchingUpi } from '../domain/payment/upi-link';
import type { Redirect, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../supplier-payment/machine';
import type { ChosenMethod, Context, Input, LoanAfter } from './context';
import { isBorrower, isPayingForAnother } from './selectors';

/** A payment, and when it was read by the service's clock, in milliseconds. */
export interface ReadPayment {
  readonly payment: RepaymentStatus;
  readonly readAt: number;
  /** Its start, as stored on this phone; null when it was not started here, or is decided. */
  readonly started: StartedPayment | null;
}

/** The next page: after a supplier payment the supplier credit, for the borrower home, for anybody else the start page. */
export function exitOf(context: Context): Redirect {
  if (context.pollingType === 'supplier') return '/supplier';
  return context.redirectTo ?? (isBorrower(context) ? '/termloan/home' : '/');
}

/** The supplier payment to decrypt; the chart enters that state only with one. */
export function supplierOf({ supplier, paymentId, requestKeySeed }: Context): SupplierPaymentInput {
  if (supplier !== null) return supplier;
  const secret = { checksum: '', mCode: '', encdata: '' };
  return {
    step: 'decrypting',
    secret,
    orderId: paymentId,
    requestKeySeed,
    completedWrites: 0,
    startWith: 'sending',
  };
}

/** URL that opens this journey. */
export type PaymentEntryUrl = '/payment/status/$paymentId';

/** The only URL of this journey, as `meta` of its states. */
export const here = { path: '/payment/status/$paymentId' } as const;

/** Leaving cancels nothing: the payment is found again under its URL. */
export const exits = { back: 'left', leave: 'routingExit' } as const;

type Read = Outcome<ReadPayment>;

type MethodsResult = SubmissionResult<InitiatedRepayment>;

/** Ports, guards and actions of the payment status chart. */
export const paymentStatusJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'upi.chosen' }
      | { type: 'qr.chosen' }
      | { type: 'page.chosen' }
      | { type: 'methods.reopened' }
      | { type: 'receipt.shared'; text: string }
      | { type: 'ending.opened' };
  }>(),
  actors: {
    /** The signed-in merchant's loan; may resolve late. */
    getLoan: port<Outcome<Loan | null>>(),
    getRepaymentStatus: createLoad<ReadPayment, { readonly paymentId: string }>(),
    initiateRepayment: createSubmission<
      InitiatedRepayment,
      { readonly paymentId: string; readonly amount: number }
    >(),
    /** Stores on this phone that the payer starts to pay, and returns what was stored. */
    storeStarted: port<
      StartedPayment | null,
      { readonly payment: RepaymentStatus | null; readonly method: PaymentMethod }
    >(),
    /** True when a UPI app opened; that proves nothing about the payment or approval. */
    openUpiIntent: port<boolean, { readonly url: string | null }>(),
    /** Resolves when the payer is back; rejects for a URL that is not safe to open. */
    openPaymentPage: port<void, { readonly url: string | null }>(),
    /** Resolves when the payment expires. Milliseconds of the service's clock. */
    waitUntil: port<void, { readonly time: number | null }>(),
    pageReturns: pollingPorts.pageReturns,
    whenPageIsShown: port<void>(),
    /** The borrower's loan after the payment; null when it is not requested, or the service did not return it. */
    readLoan: port<LoanAfter | null, { readonly isWanted: boolean }>(),
    /** False when nothing was opened. */
    shareOnWhatsApp: port<boolean, { readonly text: string }>(),
    /** The chart of the supplier payment, to its end. */
    supplierPayment: port<SupplierPaymentResult, SupplierPaymentInput>(),
  },
  delays: { pollDelay: ({ context }) => pollWait('payment', context.polls) ?? 0, leaveTimeout: 8_000 },
}).extend({
  guards: {
    isRepayment: ({ context }) => context.pollingType === 'repayment',
    isLead: ({ context }) => context.pollingType === 'lead',
    isMandate: ({ context }) => context.pollingType === 'mandate',
    isSupplier: ({ context }) => context.pollingType === 'supplier' && context.supplier !== null,
    isRead: (_, outcome: Read) => outcome.ok,
    isNotFound: (_, outcome: Read) => !outcome.ok && outcome.failure.code === 'payment_not_found',
    isPaid: ({ context }) => context.payment?.status === 'SUCCESS',
    isReturning: ({ context }) => context.payment !== null && isMoneyReturning(context.payment),
    isRefundOpen: ({ context }) => context.payment?.status === 'REFUND_INITIATED',
    isLost: ({ context }) => context.payment !== null && isPaymentLost(context.payment),
    mayBePaid: ({ context }) => context.payment !== null && mayBePaid(context.payment),
    isEnded: ({ context }) =>
      isBorrower(context) && context.after !== null && isEndedLoan(context.after.loan),
    isPayingForAnother: ({ context }) => isPayingForAnother(context),
    isMethod: ({ context }, chosenMethod: ChosenMethod) => context.chosenMethod === chosenMethod,
    isUnpaid: ({ context }) => context.payment?.status === 'CREATED',
    isUntried: ({ context }) => context.payment?.status === 'CREATED' && context.chosenMethod === 'none',
    mayAskAgain: ({ context }) => pollWait('payment', context.polls) !== null,
    /** The answer is for another payment: nothing of it may be used, least of all its UPI link. */
    isOfAnother: ({ context }, result: MethodsResult) =>
      result.kind === 'accepted' && result.data.id !== context.paymentId,
    isPayable: (_, result: MethodsResult) => result.kind === 'accepted' && result.data.status === 'CREATED',
    /** It was paid or has ended meanwhile: its status is read. */
    isDecided: (_, result: MethodsResult) =>
      result.kind === 'accepted' ||
      (result.kind === 'refused' && result.failure.code === 'payment_already_closed'),
    isNothingDue: (_, result: MethodsResult) =>
      result.kind === 'refused' && result.failure.code === 'nothing_due',
    hasUpi: ({ context }) => context.methods !== null && context.methods.upiIntentUrl !== null,
    hasQr: ({ context }) => context.methods !== null && context.methods.upiQr !== null,
    hasPage: ({ context }) => context.methods !== null && context.methods.paymentUrl !== null,
    isOpened: (_, isOpened: boolean) => isOpened,
    isCompleted: (_, result: SupplierPaymentResult) => result.kind === 'completed',
    isFailed: (_, result: SupplierPaymentResult) => result.kind === 'failed',
  },
  actions: {
    storePayer: assign((_, outcome: Outcome<Loan | null>) => ({
      ownLoanId: outcome.ok ? (outcome.data?.id ?? null) : null,
      isPayerKnown: true,
    })),
    storePayment: assign(({ context }, outcome: Read) => {
      if (!outcome.ok) return { isCheckFailed: true, failure: outcome.failure };
      const { payment, readAt, started } = outcome.data;
      const kept = { payment, readAt, shownAmount: context.shownAmount ?? payment.amount };
      const answered = { ...kept, isCheckFailed: false, failure: null };
      // Started before this visit, or meanwhile in another tab: the payment methods are not offered as if it were unpaid.
      const isStartedElsewhere = started !== null && started.startedAt > (context.started?.startedAt ?? 0);
      return isStartedElsewhere && context.chosenMethod === 'none'
        ? { ...answered, started, chosenMethod: started.method, polls: 0 }
        : { ...answered, started: started ?? context.started };
    }),
    storeStart: assign({
      started: ({ context }, started: StartedPayment | null) => started ?? context.started,
    }),
    markCheckFailed: assign({ isCheckFailed: true, failure: failure('malformed') }),
    /** The amount of the latest answer is the one that will be paid. */
    storeMethods: assign(({ context: { payment } }, result: MethodsResult) => {
      if (result.kind !== 'accepted') return {};
      const methods = withMatchingUpi(result.data);
      const problem = isUpiLeftOut(result.data, methods) ? ('upiLeftOut' as const) : null;
      return { methods, problem, payment: payment && { ...payment, amount: methods.amount }, failure: null };
    }),
    storeWrongAnswer: assign({ methods: null, failure: failure('malformed') }),
    storeMethodsFailure: assign({
      failure: (_, result: MethodsResult) => (result.kind === 'accepted' ? null : result.failure),
    }),
    chooseMethod: assign({
      chosenMethod: (_, chosenMethod: ChosenMethod) => chosenMethod,
      polls: 0,
      problem: null,
    }),
    /** The UPI app may have opened late: after a return the payer may have paid in it. */
    handleReturn: assign(({ context }) =>
      context.problem === 'upi' ? { chosenMethod: 'upi' as const, polls: 0, problem: null } : {},
    ),
    showProblem: assign({ problem: (_, problem: Context['problem']) => problem }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    storeShareText: assign({ formatPercent: (_, text: string) => text, problem: null }),
    storeSharing: assign({ problem: (_, isShared: boolean) => (isShared ? null : ('share' as const)) }),
    storeLoanAfter: assign(({ context: { payment } }, after: LoanAfter | null) =>
      after?.loan.id === payment?.loanId ? { after } : {},
    ),
    goToEnding: assign({ redirectTo: '/termloan/settled' as const }),
    storeSupplier: assign((_, result: SupplierPaymentResult) => ({
      supplierResult: result,
      supplier: result.kind === 'undecided' ? result.next : null,
    })),
    goToMandate: assign({
      redirectTo: ({ context }): Redirect =>
        `/termloan/mandate/status/${encodeURIComponent(context.paymentId)}`,
    }),
    goToLead: assign({ redirectTo: '/indialends/status' as const }),
  },
});
