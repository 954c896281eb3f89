import { assign } from 'xstate';
import { failure, type Outcome } from '../domain/base/failure';
import { pollWait } from '../domain/base/polling';
import { isEndedLoan, type Loan } from '../domain/loan/loan';
import { isPaymentGivenUp, isRefundedOrRefunding, mayHaveBeenPaid } from '../domain/payment/payment-enums';
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
import type { ChosenMethod, Context, Input, LoanAfterPayment, SupplierAfterPayment } from './context';
import { invoiceUrlOf, isBorrower, isPayingForAnother } from './selectors';

/** A payment as read; `readAt` in milliseconds of the service's clock. */
export interface PaymentFacts {
  readonly payment: RepaymentStatus;
  readonly readAt: number;
  /** The start of the payment as stored on this phone; null when it was not started here, or is decided. */
  readonly started: StartedPayment | null;
}

/** URL that follows: after a supplier payment the missing invoice or the supplier credit, for the borrower home, else the landing page. */
export function exitOf(context: Context): Redirect {
  if (context.pollingType === 'supplier') return context.redirectTo ?? '/supplier';
  return context.redirectTo ?? (isBorrower(context) ? '/termloan/home' : '/');
}

/** Input of the `supplierPayment` actor. The state is entered only if the context has one, so the fallback is never used. */
export function supplierPaymentInputOf({
  supplier,
  paymentId,
  requestKeySeed,
}: Context): SupplierPaymentInput {
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
export const statusPageMeta = { path: '/payment/status/$paymentId' } as const;

/** Transitions that leave. They do not cancel the payment, which can be opened again by its URL. */
export const exitTransitions = { back: 'left', leave: 'routingExit' } as const;

type PaymentOutcome = Outcome<PaymentFacts>;

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
      | { type: 'ending.opened' }
      | { type: 'invoice.opened' };
  }>(),
  actors: {
    /** The signed-in merchant's loan; may resolve after the payment is read. */
    getLoan: port<Outcome<Loan | null>>(),
    getRepaymentStatus: createLoad<PaymentFacts, { readonly paymentId: string }>(),
    initiateRepayment: createSubmission<
      InitiatedRepayment,
      { readonly paymentId: string; readonly amount: number }
    >(),
    /** Stores on this phone that the payer starts to pay, and resolves to the stored start. */
    storeStartedPayment: port<
      StartedPayment | null,
      { readonly payment: RepaymentStatus | null; readonly method: PaymentMethod }
    >(),
    /** True when a UPI app opened, which does not mean that the payer paid. */
    openUpiIntent: port<boolean, { readonly url: string | null }>(),
    /** Resolves when the payer is back; rejects for a URL that is not safe to open. */
    openPaymentPage: port<void, { readonly url: string | null }>(),
    /** Resolves at this time, the payment's expiry, in milliseconds of the service's clock. */
    waitUntil: port<void, { readonly time: number | null }>(),
    pageReturns: pollingPorts.pageReturns,
    whenPageIsShown: port<void>(),
    /** The borrower's loan after the payment; null when it is not wanted, or could not be read. */
    readLoan: port<LoanAfterPayment | null, { readonly isWanted: boolean }>(),
    /** Shares a text on WhatsApp; false when nothing was opened. */
    shareOnWhatsApp: port<boolean, { readonly text: string }>(),
    /** Runs the chart of the supplier payment, and resolves to its result. */
    supplierPayment: port<SupplierPaymentResult, SupplierPaymentInput>(),
    /** The paid supplier and transaction (getPayLaterMerchant); null when they could not be read. */
    readSupplier: port<
      SupplierAfterPayment | null,
      { readonly supplierId: string | null; readonly transactionId: string }
    >(),
  },
  delays: { pollDelay: ({ context }) => pollWait('payment', context.polls) ?? 0, pageOpenTimeout: 8_000 },
}).extend({
  guards: {
    isRepayment: ({ context }) => context.pollingType === 'repayment',
    isLead: ({ context }) => context.pollingType === 'lead',
    isMandate: ({ context }) => context.pollingType === 'mandate',
    isSupplier: ({ context }) => context.pollingType === 'supplier' && context.supplier !== null,
    isLoaded: (_, outcome: PaymentOutcome) => outcome.ok,
    isNotFound: (_, outcome: PaymentOutcome) => !outcome.ok && outcome.failure.code === 'payment_not_found',
    isPaid: ({ context }) => context.payment?.status === 'SUCCESS',
    isBeingRefunded: ({ context }) => context.payment !== null && isRefundedOrRefunding(context.payment),
    isRefundOpen: ({ context }) => context.payment?.status === 'REFUND_INITIATED',
    isGivenUp: ({ context }) => context.payment !== null && isPaymentGivenUp(context.payment),
    mayBePaid: ({ context }) => context.payment !== null && mayHaveBeenPaid(context.payment),
    isEnded: ({ context }) =>
      isBorrower(context) && context.after !== null && isEndedLoan(context.after.loan),
    isPayingForAnother: ({ context }) => isPayingForAnother(context),
    isMethod: ({ context }, chosenMethod: ChosenMethod) => context.chosenMethod === chosenMethod,
    isUnpaid: ({ context }) => context.payment?.status === 'CREATED',
    hasNoMethodChosen: ({ context }) =>
      context.payment?.status === 'CREATED' && context.chosenMethod === 'none',
    mayAskAgain: ({ context }) => pollWait('payment', context.polls) !== null,
    /** The answer is for another payment: it must not be used, above all not its UPI link. */
    isOfOtherPayment: ({ context }, result: MethodsResult) =>
      result.kind === 'accepted' && result.data.id !== context.paymentId,
    isPayable: (_, result: MethodsResult) => result.kind === 'accepted' && result.data.status === 'CREATED',
    /** The payment was paid or has ended meanwhile: its status is read. */
    isNoLongerPayable: (_, result: MethodsResult) =>
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
    isInvoiceMissing: ({ context }) => invoiceUrlOf(context) !== null,
  },
  actions: {
    storePayer: assign((_, outcome: Outcome<Loan | null>) => ({
      ownLoanId: outcome.ok ? (outcome.data?.id ?? null) : null,
      isPayerKnown: true,
    })),
    storePayment: assign(({ context }, outcome: PaymentOutcome) => {
      if (!outcome.ok) return { isCheckFailed: true, failure: outcome.failure };
      const { payment, readAt, started } = outcome.data;
      const shownAmount = context.shownAmount ?? payment.amount;
      const changes = { payment, readAt, shownAmount, isCheckFailed: false, failure: null };
      // Started in an earlier visit or in another tab: it may be paid, so the status is shown, not the payment methods.
      const isStartedElsewhere = started !== null && started.startedAt > (context.started?.startedAt ?? 0);
      return isStartedElsewhere && context.chosenMethod === 'none'
        ? { ...changes, started, chosenMethod: started.method, polls: 0 }
        : { ...changes, started: started ?? context.started };
    }),
    storeStart: assign({
      started: ({ context }, started: StartedPayment | null) => started ?? context.started,
    }),
    markCheckFailed: assign({ isCheckFailed: true, failure: failure('malformed') }),
    /** Stores the payment methods and the amount of the answer, which is the amount that will be paid. */
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
    /** After a return: the UPI app may have opened after the wait for it ended, and the payer may have paid in it. */
    handleReturn: assign(({ context }) =>
      context.problem === 'upi' ? { chosenMethod: 'upi' as const, polls: 0, problem: null } : {},
    ),
    showProblem: assign({ problem: (_, problem: Context['problem']) => problem }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    storeShareText: assign({ shareText: (_, text: string) => text, problem: null }),
    storeSharing: assign({ problem: (_, isShared: boolean) => (isShared ? null : ('share' as const)) }),
    storeLoanAfter: assign(({ context: { payment } }, after: LoanAfterPayment | null) =>
      after?.loan.id === payment?.loanId ? { after } : {},
    ),
    goToEnding: assign({ redirectTo: '/termloan/settled' as const }),
    storeSupplier: assign((_, result: SupplierPaymentResult) => ({
      supplierResult: result,
      supplier: result.kind === 'undecided' ? result.next : null,
    })),
    storeSupplierAfter: assign((_, supplierAfter: SupplierAfterPayment | null) => ({ supplierAfter })),
    goToInvoice: assign({ redirectTo: ({ context }): Redirect | null => invoiceUrlOf(context) }),
    goToMandate: assign({
      redirectTo: ({ context }): Redirect =>
        `/termloan/mandate/status/${encodeURIComponent(context.paymentId)}`,
    }),
    goToLead: assign({ redirectTo: '/indialends/status' as const }),
  },
});
