import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { PaperSharing, PaperToShare } from '../domain/files/paper-sharing';
import { isEndedLoan, type Loan } from '../domain/loan/loan';
import type { LoanDetails } from '../domain/loan/loan-details';
import type { DebitFacts } from '../domain/mandate/autopay-debit';
import { repaymentStatusPath } from '../domain/payment/repayment-status-path';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { type PaperSharingState, paperSharingPorts, sharePaper } from '../shared/paper-sharing';
import { pollingPorts, rereadOnReturn } from '../shared/polling';
import { port, typesOf } from '../shared/port';

/** The loan with its schedule. `readAt`: the service's time when it was read, in ms, from which due days are counted. */
export interface SummaryFacts {
  readonly details: LoanDetails;
  readonly readAt: number;
}

interface Context extends PaperSharingState {
  readonly facts: SummaryFacts | null;
  /** What is known of the loan's automatic debits; null until it is read, and where it cannot be. */
  readonly debits: DebitFacts | null;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

type Events =
  | SharedEvent
  | { type: 'prepayment.opened' }
  | { type: 'payment.opened' }
  | { type: 'history.opened' }
  | { type: 'details.opened' }
  | { type: 'autopay.opened' }
  | { type: 'schedule.shared'; paper: PaperToShare }
  | { type: 'status.opened' }
  | { type: 'settledPage.opened' };

/** Reads the loan again when the merchant returns to the page: a new day may have begun. */
const rereadLoan = rereadOnReturn('loadingSummary');

/** Transition that leaves for another page. */
const leaveTo = (path: Redirect) => ({ target: 'left', actions: { type: 'goTo', params: path } }) as const;

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    events: Events;
  }>(),
  actors: {
    getLoanDetails: createLoad<SummaryFacts>(),
    readDebits: port<DebitFacts, Loan | null>(),
    ...paperSharingPorts,
    pageReturns: pollingPorts.pageReturns,
  },
}).extend({
  guards: {
    hasNoLoan: ({ context }) => context.facts === null || context.facts.details.loan === null,
    hasEndedWithSummary: ({ context }) => {
      const details = context.facts?.details;
      if (details?.loan == null || !isEndedLoan(details.loan)) return false;
      // A loan that was cancelled before the disbursal has no instalments to show.
      return details.loan.status !== 'CANCELLED' || details.instalments.length > 0;
    },
    isNotDisbursed: ({ context }) => context.facts?.details.loan?.status !== 'DISBURSED',
    isPaymentPending: ({ context }) => context.facts?.details.pendingPayment != null,
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<SummaryFacts>) =>
      outcome.ok ? { facts: outcome.data, debits: null, failure: null } : { failure: outcome.failure },
    ),
    storePaper: assign({ paper: (_, paper: PaperToShare) => paper, sharing: null }),
    storeSharing: assign({ sharing: (_, sharing: PaperSharing) => sharing }),
    storeDebits: assign({ debits: (_, debits: DebitFacts) => debits }),
    goToPayment: assign(({ context }) => {
      const payment = context.facts?.details.pendingPayment ?? null;
      return payment === null ? {} : { redirectTo: repaymentStatusPath(payment.id, payment.paymentType) };
    }),
  },
});

/** The account of a loan and its schedule (spec 2.2, /termloan/summary): paid, due, left, and every instalment. */
export const summaryMachine = journey.createMachine({
  id: 'summary',
  context: { facts: null, debits: null, paper: null, sharing: null, failure: null, redirectTo: '/termloan' },
  initial: 'loadingSummary',
  states: {
    loadingSummary: {
      description: 'The service is asked for the loan and its schedule.',
      tags: 'pending',
      invoke: {
        id: 'getLoanDetails',
        src: 'getLoanDetails',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingSummary',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'summaryUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'summaryUnavailable',
          actions: { type: 'storeFacts', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingSummary: {
      description:
        'There is a schedule after the disbursal only; an ended loan has nothing to pay; a pending payment comes first.',
      always: [
        { guard: 'hasNoLoan', target: 'noLoan' },
        { guard: 'hasEndedWithSummary', target: 'loanOver' },
        { guard: 'isNotDisbursed', target: 'notDisbursed' },
        { guard: 'isPaymentPending', target: 'paymentPending' },
        { target: 'summary' },
      ],
    },
    summary: {
      description: 'The merchant reads what is paid, due and left, and every instalment.',
      meta: { path: '/termloan/summary', requirements: ['spec 2.2 line 22'] },
      invoke: [
        rereadLoan,
        {
          id: 'readDebits',
          src: 'readDebits',
          input: ({ context }) => context.facts?.details.loan ?? null,
          onDone: { actions: { type: 'storeDebits', params: ({ event }) => event.output } },
          // The page is shown without a reminder of the next debit.
          onError: {},
        },
      ],
      on: {
        retry: 'loadingSummary',
        'autopay.opened': leaveTo('/autopay'),
        'schedule.shared': {
          target: 'sharingSchedule',
          actions: { type: 'storePaper', params: ({ event }) => event.paper },
        },
        'prepayment.opened': leaveTo('/termloan/prepayment'),
        'history.opened': leaveTo('/termloan/history'),
        'details.opened': leaveTo('/termloan/loan-details'),
        back: leaveTo('/termloan/home'),
      },
    },
    sharingSchedule: {
      description: 'WhatsApp is opened with the instalments as text.',
      tags: 'pending',
      invoke: sharePaper('summary'),
    },
    paymentPending: {
      description: 'The summary while a payment is pending: its status can be opened, no other payment.',
      meta: { path: '/termloan/summary' },
      invoke: rereadLoan,
      on: {
        retry: 'loadingSummary',
        'payment.opened': { target: 'left', actions: 'goToPayment' },
        'history.opened': leaveTo('/termloan/history'),
        'details.opened': leaveTo('/termloan/loan-details'),
        back: leaveTo('/termloan/home'),
      },
    },
    loanOver: {
      description: 'The summary of an ended loan: nothing is to be paid, its documents can be opened.',
      meta: { path: '/termloan/summary' },
      on: {
        'settledPage.opened': leaveTo('/termloan/settled'),
        'history.opened': leaveTo('/termloan/history'),
        'details.opened': leaveTo('/termloan/loan-details'),
        back: leaveTo('/termloan/home'),
      },
    },
    notDisbursed: {
      description: 'The loan is not disbursed: there is no schedule yet, or there will be none.',
      meta: { path: '/termloan/summary' },
      invoke: rereadLoan,
      on: { 'status.opened': leaveTo('/termloan/loan-status'), back: leaveTo('/termloan/home') },
    },
    noLoan: {
      description: 'There is no loan that could have a schedule.',
      meta: { path: '/termloan/summary' },
      on: { leave: 'left', back: leaveTo('/termloan/home') },
    },
    summaryUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      meta: { path: '/termloan/summary' },
      on: { retry: 'loadingSummary', back: leaveTo('/termloan/home') },
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
