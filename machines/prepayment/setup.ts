import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import { isFeatureOn } from '../domain/base/features';
import { MIN_PAYMENT_PAISE } from '../domain/base/money';
import type { ForeclosureQuote } from '../domain/loan/foreclosure-quote';
import { amountLeft, isEndedLoan, type Loan } from '../domain/loan/loan';
import type { InitiatedRepayment, RepaymentStatus } from '../domain/payment/repayment';
import { repaymentStatusPath } from '../domain/payment/repayment-status-path';
import {
  type ShownPayments,
  type StartedPayment,
  withStartedPayment,
} from '../domain/payment/started-payment';
import type { SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { Context, Input, PrepaymentFacts } from './context';
import {
  earlierPayment,
  hasSettlement,
  loanOf,
  noFeatures,
  paymentTypeOfPlan,
  quoteEndOf,
  type RequestedPayment,
} from './selectors';

/** Kinds of payment whose amount is a field of the loan. */
type NamedAmount = 'instalment' | 'overdue' | 'full';

/** The amount of such a payment, in paise. */
function namedAmount(loan: Loan, kind: NamedAmount): number {
  if (kind === 'instalment') return loan.nextDueInstalmentAmount;
  return kind === 'overdue' ? loan.totalDue : loan.maxRepaymentAmount;
}

/** The part of a read that decides whether it shows a change. */
interface LoanState {
  readonly loan: Loan | null;
  readonly pendingPayment: Pick<RepaymentStatus, 'id'> | null;
}

/** Whether two reads of a loan are equal for the payer: nothing was paid in between, and no other payment is pending. */
export function isSameLoanState(before: LoanState, now: LoanState): boolean {
  if (before.loan === null || now.loan === null) return before.loan === now.loan;
  const fields = ['id', 'status', ...comparedAmounts] as const;
  const { loan: loanBefore } = before;
  const { loan: loanNow } = now;
  return (
    fields.every((field) => loanBefore[field] === loanNow[field]) &&
    before.pendingPayment?.id === now.pendingPayment?.id
  );
}

const comparedAmounts = [
  'totalPaid',
  'totalDue',
  'nextDueInstalmentAmount',
  'maxRepaymentAmount',
] as const satisfies readonly (keyof Loan)[];

/** Whether no payment was started in another tab since the last read: the payer was not warned of such a payment. */
function hasNoNewStart(before: readonly StartedPayment[], now: readonly StartedPayment[]): boolean {
  const idsBefore = new Set(before.map(({ id, startedAt }) => `${id} ${startedAt}`));
  return now.every(({ id, startedAt }) => idsBefore.has(`${id} ${startedAt}`));
}

/** Whether two quotes have the same amounts, for foreclosure and for settlement. */
export function isSameQuote(before: ForeclosureQuote | null, now: Outcome<ForeclosureQuote> | null): boolean {
  if (before === null || now?.ok !== true) return false;
  const oldQuote = before.foreclosure;
  const newQuote = now.data.foreclosure;
  return oldQuote.total === newQuote.total && oldQuote.settlement?.amount === newQuote.settlement?.amount;
}

/** Fields that are reset by a new read of the loan. */
const resetFields = {
  dayQuote: null,
  requestedDate: null,
  isDateRefused: false,
  notice: null,
  plan: null,
  failure: null,
  payment: null,
} as const;

type PaymentResult = SubmissionResult<InitiatedRepayment>;

/** A second read of the loan; `dependsOnQuote`: the screen shows an amount of the quote. */
interface Reread {
  readonly outcome: Outcome<PrepaymentFacts>;
  readonly dependsOnQuote: boolean;
}

const refusalCodeOf = (result: PaymentResult) => (result.kind === 'refused' ? result.failure.code : null);

/** Ports, guards and actions of the prepayment chart. */
export const prepaymentJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'amount.chosen'; kind: NamedAmount }
      | { type: 'ownAmount.chosen' }
      | { type: 'ownAmount.given'; amount: number }
      | { type: 'closing.chosen' }
      | { type: 'closing.accepted' }
      | { type: 'settlement.chosen' }
      | { type: 'settlement.accepted' }
      | { type: 'day.chosen'; date: string | null }
      | { type: 'payment.confirmed' }
      | { type: 'payment.continued' }
      | { type: 'payment.followed' };
  }>(),
  actors: {
    loadPrepayment: createLoad<PrepaymentFacts>(),
    getForeclosure: createLoad<ForeclosureQuote, { readonly date: string | null }>(),
    /** Payments of this loan that were started on this phone and that the merchant was not shown yet, newest first. */
    readStartedMeanwhile: port<readonly StartedPayment[], ShownPayments>(),
    initiateRepayment: createSubmission<InitiatedRepayment, RequestedPayment>(),
    /** Resolves at this time of the service's clock, in milliseconds, even if the phone slept meanwhile; never for null. */
    waitUntil: port<void, { readonly time: number | null }>(),
    pageReturns: pollingPorts.pageReturns,
  },
}).extend({
  guards: {
    isUnchanged: ({ context }, { outcome, dependsOnQuote }: Reread) =>
      outcome.ok &&
      context.facts !== null &&
      isSameLoanState(context.facts.details, outcome.data.details) &&
      hasNoNewStart(context.facts.startedPayments, outcome.data.startedPayments) &&
      (!dependsOnQuote || isSameQuote(context.quote, outcome.data.quote)),
    hasNoLoan: ({ context }) => loanOf(context) === null,
    hasEnded: ({ context }) => {
      const loan = loanOf(context);
      return loan !== null && isEndedLoan(loan);
    },
    isNotDisbursed: ({ context }) => loanOf(context)?.status !== 'DISBURSED',
    hasPendingPayment: ({ context }) => earlierPayment(context) !== null,
    isNothingLeft: ({ context }) => {
      const loan = loanOf(context);
      return loan !== null && amountLeft(loan) === 0;
    },
    isPayable: ({ context }, amount: number) =>
      Number.isSafeInteger(amount) &&
      amount >= MIN_PAYMENT_PAISE &&
      amount <= (loanOf(context)?.maxRepaymentAmount ?? 0),
    isOwnAmount: ({ context }) => context.plan?.kind === 'custom',
    isForeclosureDisabled: ({ context }) =>
      !isFeatureOn(context.facts?.features ?? noFeatures, 'PRE_CLOSURE'),
    isForeclosureEnabled: ({ context }) => isFeatureOn(context.facts?.features ?? noFeatures, 'PRE_CLOSURE'),
    hasQuote: ({ context }) => context.quote !== null,
    hasSettlement: ({ context }) => hasSettlement(context),
    isSettling: ({ context }) => context.plan?.kind === 'settlement' && hasSettlement(context),
    isToday: (_, date: string | null) => date === null,
    isTodaysQuote: ({ context }) => context.quote !== null && context.dayQuote === null,
    isDateRefused: ({ context }, outcome: Outcome<unknown>) =>
      !outcome.ok && outcome.failure.code === 'date_out_of_range' && context.quote !== null,
    hasNewPayments: (_, started: readonly StartedPayment[]) => started.length > 0,
    isAsRequested: ({ context }, result: PaymentResult) =>
      result.kind === 'accepted' && result.data.amount === context.plan?.amount,
    isQuoteChanged: (_, result: PaymentResult) => refusalCodeOf(result) === 'foreclosure_quote_changed',
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<PrepaymentFacts>) => {
      if (!outcome.ok) return { failure: outcome.failure };
      const { quote } = outcome.data;
      return {
        ...resetFields,
        facts: outcome.data,
        quote: quote?.ok === true ? quote.data : null,
      };
    }),
    /** After a second read without changes: stores the new facts; plan and screen stay. */
    renewFacts: assign((_, outcome: Outcome<PrepaymentFacts>) => {
      if (!outcome.ok) return {};
      const { quote } = outcome.data;
      return { facts: outcome.data, quote: quote?.ok === true ? quote.data : null };
    }),
    addStartedPayments: assign(({ context: { facts } }, started: readonly StartedPayment[]) => ({
      ...resetFields,
      facts: facts && {
        ...facts,
        startedPayments: started.reduceRight(withStartedPayment, facts.startedPayments),
      },
    })),
    storeNamedAmount: assign({
      plan: ({ context }, kind: NamedAmount) => {
        const loan = loanOf(context);
        return loan === null ? null : { kind, amount: namedAmount(loan, kind) };
      },
    }),
    storeCustomAmount: assign({ plan: (_, amount: number) => ({ kind: 'custom' as const, amount }) }),
    planClosing: assign({
      plan: ({ context }) =>
        context.quote && { kind: 'foreclosure' as const, amount: context.quote.foreclosure.total },
      notice: null,
    }),
    planSettling: assign({
      plan: ({ context }) => {
        const settlement = context.quote?.foreclosure.settlement ?? null;
        return settlement && { kind: 'settlement' as const, amount: settlement.amount };
      },
      notice: null,
    }),
    clearPlan: assign({
      plan: null,
      notice: null,
      dayQuote: null,
      requestedDate: null,
      isDateRefused: false,
    }),
    requestDay: assign({
      requestedDate: (_, date: string | null) => date,
      isDateRefused: false,
      notice: null,
    }),
    showToday: assign({ requestedDate: null, dayQuote: null, isDateRefused: false }),
    requestQuoteAgain: assign({
      requestedDate: null,
      dayQuote: null,
      notice: (_, notice: Context['notice']) => notice,
    }),
    storeQuote: assign(({ context }, outcome: Outcome<ForeclosureQuote>) => {
      if (!outcome.ok) return { failure: outcome.failure };
      const quotes =
        context.requestedDate === null ? { quote: outcome.data, dayQuote: null } : { dayQuote: outcome.data };
      return { ...quotes, failure: null, isDateRefused: false };
    }),
    markDateRefused: assign({ isDateRefused: true, requestedDate: null, dayQuote: null }),
    storePayment: assign({
      payment: (_, result: PaymentResult) => (result.kind === 'accepted' ? result.data : null),
      failure: null,
    }),
    storeRefusal: assign({
      failure: (_, result: PaymentResult) => (result.kind === 'accepted' ? null : result.failure),
    }),
    storeFailure: assign({ failure: (_, failure: Failure) => failure }),
    goToPayment: assign({
      redirectTo: ({ context }) =>
        context.payment && context.plan
          ? repaymentStatusPath(context.payment.id, paymentTypeOfPlan(context.plan))
          : '/termloan/home',
    }),
    goToPending: assign({
      redirectTo: ({ context }) => {
        const earlier = earlierPayment(context);
        return earlier === null ? '/termloan/home' : repaymentStatusPath(earlier.id, earlier.paymentType);
      },
    }),
  },
});

/** Transition when the quote expires: a new one is requested. */
const onExpiry = {
  target: 'loadingForeclosure',
  actions: { type: 'requestQuoteAgain', params: 'expired' },
} as const;

/**
 * Invoke that waits for the expiry of today's quote, also while another day's is shown.
 * @param id of the invoke
 */
export function waitForQuoteExpiry<const TId extends string>(id: TId) {
  return {
    id,
    src: 'waitUntil',
    input: ({ context }: { context: Context }) => ({ time: quoteEndOf(context) }),
    onDone: onExpiry,
    onError: onExpiry,
  } as const;
}
