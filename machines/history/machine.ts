import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { PaperSharing, PaperToShare } from '../domain/files/paper-sharing';
import { type HistoryFilter, type PaymentEntry, paymentTypeOfEntry } from '../domain/loan/history';
import type { LoanDetails } from '../domain/loan/loan-details';
import { repaymentStatusPath } from '../domain/payment/repayment-status-path';
import type { StartedPayment } from '../domain/payment/started-payment';
import type { Transactions } from '../domain/payment/transactions';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { type PaperSharingState, paperSharingPorts, sharePaper } from '../shared/paper-sharing';
import { pollingPorts, rereadOnReturn } from '../shared/polling';
import { port, typesOf } from '../shared/port';

/** The loan, its schedule and its statement, and the service's time when they were read (ms). */
export interface HistoryFacts {
  readonly details: LoanDetails;
  readonly readAt: number;
}

interface Context extends PaperSharingState {
  readonly facts: HistoryFacts | null;
  readonly transactions: Transactions | null;
  /** A payment of this loan that was started on this phone and is not in the service's list: it may be paid. */
  readonly started: StartedPayment | null;
  readonly filter: HistoryFilter;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

type Events =
  | SharedEvent
  | { type: 'filter.chosen'; filter: HistoryFilter }
  | { type: 'payment.opened'; payment: Pick<PaymentEntry, 'id' | 'isForeclosure'> }
  /** The merchant opens the payment that was started on this phone. */
  | { type: 'earlierPayment.opened' }
  | { type: 'statement.shared'; paper: PaperToShare };

/** Reads the loan again, so that payments made meanwhile appear in the list. */
const rereadLoan = rereadOnReturn('loadingLoan');

const toHome = { target: 'left', actions: { type: 'goTo', params: '/termloan/home' } } as const;

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    events: Events;
  }>(),
  actors: {
    getLoanDetails: createLoad<HistoryFacts>(),
    listTransactions: createLoad<Transactions, { readonly loanId: string }>(),
    /** The payment of the loan that was started on this phone; null when there is none. */
    readStartedPayment: port<StartedPayment | null, { readonly loanId: string }>(),
    ...paperSharingPorts,
    pageReturns: pollingPorts.pageReturns,
  },
}).extend({
  guards: {
    hasNoLoan: ({ context }) => context.facts === null || context.facts.details.loan === null,
    isEmpty: ({ context }) =>
      context.transactions !== null &&
      context.transactions.repayments.length + context.transactions.penalties.length === 0,
    hasStartedPayment: ({ context }) => context.started !== null,
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<HistoryFacts>) =>
      outcome.ok ? { facts: outcome.data, started: null, failure: null } : { failure: outcome.failure },
    ),
    storeTransactions: assign((_, outcome: Outcome<Transactions>) =>
      outcome.ok ? { transactions: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    storeStartedPayment: assign({ started: (_, started: StartedPayment | null) => started }),
    storeFilter: assign({ filter: (_, filter: HistoryFilter) => filter }),
    storePaper: assign({ paper: (_, paper: PaperToShare) => paper, sharing: null }),
    storeSharing: assign({ sharing: (_, sharing: PaperSharing) => sharing }),
    goToPayment: assign({
      redirectTo: (_, payment: Pick<PaymentEntry, 'id' | 'isForeclosure'>) =>
        repaymentStatusPath(payment.id, paymentTypeOfEntry(payment)),
    }),
    goToStartedPayment: assign({
      redirectTo: ({ context: { started } }): Redirect =>
        started === null ? '/termloan/history' : repaymentStatusPath(started.id, started.paymentType),
    }),
  },
});

/** Payments and late charges of the loan (spec 2.2, /termloan/history), including a pending payment. */
export const historyMachine = journey.createMachine({
  id: 'history',
  context: {
    facts: null,
    transactions: null,
    started: null,
    filter: 'all',
    paper: null,
    sharing: null,
    failure: null,
    redirectTo: '/termloan',
  },
  initial: 'loadingLoan',
  states: {
    loadingLoan: {
      description: 'The service is asked for the latest loan, its schedule and its statement.',
      tags: 'pending',
      invoke: {
        id: 'getLoanDetails',
        src: 'getLoanDetails',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingLoan',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'historyUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'historyUnavailable',
          actions: { type: 'storeFacts', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingLoan: {
      description: 'Without a loan there is no history.',
      always: [{ guard: 'hasNoLoan', target: 'noLoan' }, { target: 'loadingTransactions' }],
    },
    loadingTransactions: {
      description: "The service is asked for the loan's payments and late charges.",
      tags: 'pending',
      invoke: {
        id: 'listTransactions',
        src: 'listTransactions',
        input: ({ context }) => ({ loanId: context.facts?.details.loan?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingHistory',
            actions: { type: 'storeTransactions', params: ({ event }) => event.output },
          },
          {
            target: 'historyUnavailable',
            actions: { type: 'storeTransactions', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'historyUnavailable',
          actions: { type: 'storeTransactions', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingHistory: {
      description: 'Is there anything to list?',
      always: [{ guard: 'isEmpty', target: 'historyEmpty' }, { target: 'history' }],
    },
    history: {
      description: 'The merchant reads payments and late charges, newest first, and may filter them.',
      meta: { path: '/termloan/history', requirements: ['spec 2.2 line 27', 'spec 2.4 line 7'] },
      invoke: [
        rereadLoan,
        {
          id: 'readStartedPayment',
          src: 'readStartedPayment',
          input: ({ context }) => ({ loanId: context.facts?.details.loan?.id ?? '' }),
          onDone: { actions: { type: 'storeStartedPayment', params: ({ event }) => event.output } },
          // The list is shown without it.
          onError: {},
        },
      ],
      on: {
        retry: 'loadingLoan',
        'earlierPayment.opened': {
          guard: 'hasStartedPayment',
          target: 'left',
          actions: 'goToStartedPayment',
        },
        'filter.chosen': { actions: { type: 'storeFilter', params: ({ event }) => event.filter } },
        'payment.opened': {
          target: 'left',
          actions: { type: 'goToPayment', params: ({ event }) => event.payment },
        },
        'statement.shared': {
          target: 'sharingStatement',
          actions: { type: 'storePaper', params: ({ event }) => event.paper },
        },
        back: toHome,
      },
    },
    sharingStatement: {
      description:
        'The phone is asked for an app that takes the statement, else WhatsApp opens with its totals; the bridge has a timeout of its own.',
      tags: 'pending',
      invoke: sharePaper('history'),
    },
    historyEmpty: {
      description: 'Nothing was paid and nothing was charged yet.',
      meta: { path: '/termloan/history' },
      invoke: [
        rereadLoan,
        {
          id: 'readStartedPayment',
          src: 'readStartedPayment',
          input: ({ context }) => ({ loanId: context.facts?.details.loan?.id ?? '' }),
          onDone: { actions: { type: 'storeStartedPayment', params: ({ event }) => event.output } },
          // The list is shown without it.
          onError: {},
        },
      ],
      on: {
        retry: 'loadingLoan',
        'earlierPayment.opened': {
          guard: 'hasStartedPayment',
          target: 'left',
          actions: 'goToStartedPayment',
        },
        leave: toHome,
        back: toHome,
      },
    },
    noLoan: {
      description: 'There is no loan that could have a history.',
      meta: { path: '/termloan/history' },
      on: { leave: 'left', back: toHome },
    },
    historyUnavailable: {
      description: 'The loan or its payments could not be read; the merchant may retry.',
      meta: { path: '/termloan/history' },
      on: { retry: 'loadingLoan', back: toHome },
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
