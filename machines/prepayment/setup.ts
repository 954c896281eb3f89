import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import { isOn } from '../domain/base/features';
import type { Quote } from '../domain/loan/closing';
import type { InitiatedRepayment } from '../domain/payment/repayment';
import { type ShownPayments, type StartedPayment, withStarted } from '../domain/payment/started-payment';
import type { SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import { isSameQuote, isSameStanding, isSameStart } from './as-shown';
import {
  type Asked,
  type Context,
  earlierOf,
  forgotten,
  hasSettlement,
  type Input,
  loanOf,
  nothingOn,
  type PrepaymentFacts,
  promiseEnd,
} from './context';
import { type NamedAmount, namedAmount, statusPath, typeOf } from './plan';

type Answer = SubmissionResult<InitiatedRepayment>;

/** The loan, read once more; `restsOnQuote` where the amount on the screen is the quote's. */
interface Reread {
  readonly outcome: Outcome<PrepaymentFacts>;
  readonly restsOnQuote: boolean;
}

const codeOf = (result: Answer) => (result.kind === 'refused' ? result.failure.code : null);

/** The words of the prepayment's chart: its ports, guards and actions. */
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
    getForeclosure: createLoad<Quote, { readonly date: string | null }>(),
    /** Payments of this loan that were started on this phone since the merchant was shown some, newest first: each may be paid. */
    readStartedMeanwhile: port<readonly StartedPayment[], ShownPayments>(),
    initiateRepayment: createSubmission<InitiatedRepayment, Asked>(),
    /** Resolves at this time of the service's clock (ms), also when the phone slept meanwhile; never for null. */
    waitUntil: port<void, { readonly at: number | null }>(),
    pageReturns: pollingPorts.pageReturns,
  },
}).extend({
  guards: {
    isAsShown: ({ context }, { outcome, restsOnQuote }: Reread) =>
      outcome.ok &&
      context.facts !== null &&
      isSameStanding(context.facts.details, outcome.data.details) &&
      isSameStart(context.facts.startedPayments, outcome.data.startedPayments) &&
      (!restsOnQuote || isSameQuote(context.quote, outcome.data.quote)),
    hasNoLoan: ({ context }) => loanOf(context) === null,
    hasEnded: ({ context }) =>
      ['COMPLETE', 'FORECLOSED', 'CANCELLED'].includes(loanOf(context)?.status ?? ''),
    isNotRunning: ({ context }) => loanOf(context)?.status !== 'DISBURSED',
    hasPendingPayment: ({ context }) => earlierOf(context) !== null,
    isNothingLeft: ({ context }) => loanOf(context)?.maxRepaymentAmount === 0,
    isPayable: ({ context }, amount: number) =>
      Number.isSafeInteger(amount) && amount >= 100 && amount <= (loanOf(context)?.maxRepaymentAmount ?? 0),
    isOwnAmount: ({ context }) => context.plan?.kind === 'custom',
    isClosingOff: ({ context }) => !isOn(context.facts?.features ?? nothingOn, 'PRE_CLOSURE'),
    isClosingOn: ({ context }) => isOn(context.facts?.features ?? nothingOn, 'PRE_CLOSURE'),
    hasQuote: ({ context }) => context.quote !== null,
    hasSettlement: ({ context }) => hasSettlement(context),
    isSettling: ({ context }) => context.plan?.kind === 'settlement' && hasSettlement(context),
    isToday: (_, date: string | null) => date === null,
    isTodays: ({ context }) => context.quote !== null && context.dayQuote === null,
    isDateRefused: ({ context }, outcome: Outcome<unknown>) =>
      !outcome.ok && outcome.failure.code === 'date_out_of_range' && context.quote !== null,
    isAny: (_, started: readonly StartedPayment[]) => started.length > 0,
    isAsAsked: ({ context }, result: Answer) =>
      result.kind === 'accepted' && result.data.amount === context.plan?.amount,
    isQuoteChanged: (_, result: Answer) => codeOf(result) === 'foreclosure_quote_changed',
  },
  actions: {
    keepFacts: assign((_, outcome: Outcome<PrepaymentFacts>) => {
      if (!outcome.ok) return { failure: outcome.failure };
      const { quote } = outcome.data;
      return {
        ...forgotten,
        facts: outcome.data,
        quote: quote?.ok === true ? quote.data : null,
      };
    }),
    /** The same as was shown, as of now: plan and place stay. */
    renewFacts: assign((_, outcome: Outcome<PrepaymentFacts>) => {
      if (!outcome.ok) return {};
      const { quote } = outcome.data;
      return { facts: outcome.data, quote: quote?.ok === true ? quote.data : null };
    }),
    addStarted: assign(({ context: { facts } }, started: readonly StartedPayment[]) => ({
      ...forgotten,
      facts: facts && { ...facts, startedPayments: started.reduceRight(withStarted, facts.startedPayments) },
    })),
    keepNamed: assign({
      plan: ({ context }, kind: NamedAmount) => {
        const loan = loanOf(context);
        return loan === null ? null : { kind, amount: namedAmount(loan, kind) };
      },
    }),
    keepOwn: assign({ plan: (_, amount: number) => ({ kind: 'custom' as const, amount }) }),
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
    forgetPlan: assign({ plan: null, notice: null, dayQuote: null, askedDate: null, isDateRefused: false }),
    askForDay: assign({ askedDate: (_, date: string | null) => date, isDateRefused: false, notice: null }),
    lookAtToday: assign({ askedDate: null, dayQuote: null, isDateRefused: false }),
    askAnew: assign({ askedDate: null, dayQuote: null, notice: (_, why: Context['notice']) => why }),
    keepQuote: assign(({ context }, outcome: Outcome<Quote>) => {
      if (!outcome.ok) return { failure: outcome.failure };
      const kept = context.askedDate === null ? { quote: outcome.data, dayQuote: null } : null;
      return { ...(kept ?? { dayQuote: outcome.data }), failure: null, isDateRefused: false };
    }),
    refuseDate: assign({ isDateRefused: true, askedDate: null, dayQuote: null }),
    keepPayment: assign({
      payment: (_, result: Answer) => (result.kind === 'accepted' ? result.data : null),
      failure: null,
    }),
    keepRefusal: assign({
      failure: (_, result: Answer) => (result.kind === 'accepted' ? null : result.failure),
    }),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    goToPayment: assign({
      redirectTo: ({ context }) =>
        context.payment && context.plan
          ? statusPath(context.payment, typeOf(context.plan))
          : '/termloan/home',
    }),
    goToPending: assign({
      redirectTo: ({ context }) => {
        const earlier = earlierOf(context);
        return earlier === null ? '/termloan/home' : statusPath(earlier, earlier.paymentType);
      },
    }),
  },
});

/** An offer that has run out is never paid: it is asked for again. */
const runOut = { target: 'loadingForeclosure', actions: { type: 'askAnew', params: 'expired' } } as const;

/** Waits for the end of the offer on the screen. @param id of the wait */
export function offerEnds<const TId extends string>(id: TId) {
  return {
    id,
    src: 'waitUntil',
    input: ({ context }: { context: Context }) => ({ at: promiseEnd(context) }),
    onDone: runOut,
    onError: runOut,
  } as const;
}

/** The way out to the home of the loan. */
export const home = { target: 'left', actions: { type: 'goTo', params: '/termloan/home' } } as const;
