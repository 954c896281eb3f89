import { assign } from 'xstate';
import { failure, type Outcome } from '../domain/base/failure';
import { pollWait } from '../domain/base/polling';
import { isEndedLoan, type Loan } from '../domain/loan/loan';
import { isMoneyReturning, isPaymentLost, mayBePaid } from '../domain/payment/payment-words';
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
import {
  type Context,
  type Input,
  isBorrower,
  isPayingForAnother,
  type LoanAfter,
  type ReadPayment,
  type Way,
} from './context';

/** URL that opens this journey. */
export type PaymentEntryUrl = '/payment/status/$paymentId';

/** The one URL of this journey, as its states say it. */
export const here = { path: '/payment/status/$paymentId' } as const;

/** Leaving cancels nothing: the payment is found again under its URL. */
export const waysOut = { back: 'left', leave: 'routingExit' } as const;

type Read = Outcome<ReadPayment>;
type Ways = SubmissionResult<InitiatedRepayment>;

/** The words of the payment status chart: its ports, guards and actions. */
export const paymentStatusJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'upi.chosen' }
      | { type: 'qr.chosen' }
      | { type: 'page.chosen' }
      | { type: 'ways.chosen' }
      | { type: 'receipt.shared'; text: string }
      | { type: 'ending.opened' };
  }>(),
  actors: {
    /** Whose loan it is may come late: it resolves once the service has said it. */
    getLoan: port<Outcome<Loan | null>>(),
    getRepaymentStatus: createLoad<ReadPayment, { readonly paymentId: string }>(),
    initiateRepayment: createSubmission<
      InitiatedRepayment,
      { readonly paymentId: string; readonly amount: number }
    >(),
    /** Remembers on this phone that the payer sets out to pay, and gives back what it remembers. */
    keepStarted: port<
      StartedPayment | null,
      { readonly payment: RepaymentStatus | null; readonly method: PaymentMethod }
    >(),
    /** True when the phone left for a UPI app: no proof of anything. */
    openUpiIntent: port<boolean, { readonly url: string | null }>(),
    /** Resolves when the payer is back; rejects for an address that is not safe to leave for. */
    openPaymentPage: port<void, { readonly url: string | null }>(),
    /** Resolves when the payment is over by its own time. Milliseconds of the service's clock. */
    waitUntil: port<void, { readonly time: number | null }>(),
    pageReturns: pollingPorts.pageReturns,
    whenPageIsShown: port<void>(),
    /** The borrower's loan as it is after the payment; null when it is not wanted, or not told. */
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
    isWay: ({ context }, way: Way) => context.way === way,
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
    keepPayment: assign(({ context }, outcome: Read) => {
      if (!outcome.ok) return { isAskFailed: true, failure: outcome.failure };
      const { payment, readAt, started } = outcome.data;
      const kept = { payment, readAt, toldAmount: context.toldAmount ?? payment.amount };
      const answered = { ...kept, isAskFailed: false, failure: null };
      // Started before this visit, or meanwhile in another tab: the ways to pay are not offered as if nobody had paid.
      const isNews = started !== null && started.startedAt > (context.started?.startedAt ?? 0);
      return isNews && context.way === 'none'
        ? { ...answered, started, way: started.method, polls: 0 }
        : { ...answered, started: started ?? context.started };
    }),
    keepStart: assign({
      started: ({ context }, started: StartedPayment | null) => started ?? context.started,
    }),
    markAskFailed: assign({ isAskFailed: true, failure: failure('malformed') }),
    /** The amount that was answered last is the one that will be paid. */
    keepWays: assign(({ context: { payment } }, result: Ways) => {
      if (result.kind !== 'accepted') return {};
      const ways = withMatchingUpi(result.data);
      const problem = isUpiLeftOut(result.data, ways) ? ('upiLeftOut' as const) : null;
      return { ways, problem, payment: payment && { ...payment, amount: ways.amount }, failure: null };
    }),
    keepWrongAnswer: assign({ ways: null, failure: failure('malformed') }),
    keepWaysFailure: assign({
      failure: (_, result: Ways) => (result.kind === 'accepted' ? null : result.failure),
    }),
    take: assign({ way: (_, way: Way) => way, polls: 0, problem: null }),
    /** A UPI app that opened late: whoever was away and is back may have paid in it. */
    noteReturn: assign(({ context }) =>
      context.problem === 'upi' ? { way: 'upi' as const, polls: 0, problem: null } : {},
    ),
    tellProblem: assign({ problem: (_, problem: Context['problem']) => problem }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    keepShareText: assign({ shareText: (_, text: string) => text, problem: null }),
    keepSharing: assign({ problem: (_, isShared: boolean) => (isShared ? null : ('share' as const)) }),
    keepLoanAfter: assign(({ context: { payment } }, after: LoanAfter | null) =>
      after?.loan.id === payment?.loanId ? { after } : {},
    ),
    goToEnding: assign({ redirectTo: '/termloan/settled' as const }),
    keepSupplier: assign((_, result: SupplierPaymentResult) => ({
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
