import { crashFailure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { rereadOnReturn } from '../shared/polling';
import { initialContext } from './context';
import { currentPayment, supplierJourney } from './setup';

// A new supplier: the lender accepts it, then it is added to the merchant's suppliers.

/** `meta` of the states on the page of a new supplier. */
const addPageMeta = { path: '/supplier/add' } as const;

const supplierForm = supplierJourney.createStateConfig({
  id: 'supplierForm',
  description: "The merchant enters the supplier's name, address and bank account.",
  meta: { ...addPageMeta, requirements: ['spec 2.4 line 10', 'spec 8 line 3.12'] },
  route: { guard: 'mayMove' },
  entry: { type: 'setPage', params: 'add' },
  on: {
    'supplier.submitted': {
      target: 'submittingWhitelisting',
      actions: { type: 'storeTyped', params: ({ event }) => event.supplier },
    },
    back: 'dashboard',
  },
});

const submittingWhitelisting = supplierJourney.createStateConfig({
  description: 'The lender is asked to accept the supplier, once.',
  meta: { requirements: ['spec 5 line 2'] },
  tags: ['pending', 'committing'],
  invoke: {
    id: 'whitelistSupplier',
    src: 'whitelistSupplier',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: context.typed,
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isAcceptedWithId', params: ({ event }) => event.output },
        target: 'submittingSupplier',
        actions: [{ type: 'storeAccepted', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      {
        // By spec 5 this is no failure. It has no id to add, so the service has added the supplier already.
        guard: { type: 'isNotRefused', params: ({ event }) => event.output },
        target: 'supplierAdded',
        actions: ['storeAdded', 'nextRequestKey'],
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'supplierUnanswered',
      },
      {
        target: 'supplierForm',
        actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
    ],
    onError: 'supplierUnanswered',
  },
});

const submittingSupplier = supplierJourney.createStateConfig({
  description: "The accepted supplier is added to the merchant's suppliers, once.",
  tags: ['pending', 'committing'],
  invoke: {
    id: 'addSupplier',
    src: 'addSupplier',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: { supplierId: context.acceptedId, name: context.typed?.name ?? '' },
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isNotRefused', params: ({ event }) => event.output },
        target: 'supplierAdded',
        actions: ['storeAdded', 'nextRequestKey'],
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'supplierUnanswered',
      },
      {
        target: 'supplierForm',
        actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
    ],
    onError: 'supplierUnanswered',
  },
});

const supplierUnanswered = supplierJourney.createStateConfig({
  description: 'It is not known yet whether the supplier was added; the merchant may check again.',
  on: {
    retry: { target: 'routingWrite', actions: 'startWithStatusCheck' },
    back: { target: 'loadingCredit', actions: ['abandonAdding', 'nextRequestKey'] },
  },
});

const routingWrite = supplierJourney.createStateConfig({
  description: 'The write whose response was lost is checked: the acceptance, or the adding.',
  always: [{ guard: 'hasAcceptedId', target: 'submittingSupplier' }, { target: 'submittingWhitelisting' }],
});

const supplierAdded = supplierJourney.createStateConfig({
  description: 'The supplier is added, according to the service: it can be paid now.',
  meta: { ...addPageMeta, requirements: ['spec 2.4 line 10', 'spec 8 line 4'] },
  on: {
    'dashboard.opened': { target: 'loadingCredit', actions: 'abandonAdding' },
    'supplier.chosen': {
      target: 'loadingCredit',
      actions: { type: 'chooseSupplier', params: ({ event }) => event.supplierId },
    },
    back: { target: 'loadingCredit', actions: 'abandonAdding' },
  },
});

// A payment to one supplier. The result of the hosted page is handled by /payment/status.

const toTransaction = {
  target: 'left',
  actions: {
    type: 'goToTransaction',
    params: ({ event }: { event: { transactionId: string } }) => event.transactionId,
  },
} as const;

const toDashboard = { target: 'loadingCredit', actions: { type: 'setPage', params: 'dashboard' } } as const;

const payForm = supplierJourney.createStateConfig({
  id: 'supplierPay',
  description: 'The merchant enters the amount, and reads when it must be repaid.',
  meta: { path: '/supplier/$supplierId/pay', requirements: ['spec 2.4 line 10'] },
  route: { guard: 'mayPay' },
  entry: { type: 'setPage', params: 'pay' },
  // The supplier may have been paid meanwhile in another tab, or on another phone.
  invoke: rereadOnReturn('refreshingCredit'),
  on: {
    'payment.submitted': {
      guard: { type: 'isPayable', params: ({ event }) => event.amount },
      target: 'checkingCredit',
      actions: { type: 'storeAmount', params: ({ event }) => event.amount },
    },
    'transaction.opened': toTransaction,
    back: 'dashboard',
  },
});

const refreshingCredit = supplierJourney.createStateConfig({
  description:
    'The credit is read again while the form is shown; after a failed read it is read again before paying.',
  tags: 'pending',
  invoke: {
    id: 'refreshCredit',
    src: 'loadCredit',
    onDone: [
      {
        guard: { type: 'isLoaded', params: ({ event }) => event.output },
        target: 'routingPage',
        actions: { type: 'storeFacts', params: ({ event }) => event.output },
      },
      { target: 'payForm' },
    ],
    onError: 'payForm',
  },
  on: { back: 'dashboard' },
});

const checkingCredit = supplierJourney.createStateConfig({
  description:
    'Before the payment is encrypted the service is asked for the available credit and the payments to this supplier.',
  tags: 'pending',
  invoke: {
    id: 'checkCredit',
    src: 'loadCredit',
    onDone: [
      {
        guard: { type: 'isLoaded', params: ({ event }) => event.output },
        target: 'routingPayment',
        actions: { type: 'storeFacts', params: ({ event }) => event.output },
      },
      { target: 'creditUnavailable', actions: { type: 'storeFacts', params: ({ event }) => event.output } },
    ],
    onError: { target: 'creditUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
  },
});

const routingPayment = supplierJourney.createStateConfig({
  description:
    'Warns of a possible duplicate; an amount that can not be paid any more goes back to the form.',
  always: [
    { guard: 'isPaymentBlocked', target: 'routingPage' },
    { guard: 'exceedsBalance', target: 'payForm' },
    { guard: 'mightPayTwice', target: 'secondPayment' },
    { target: 'paying', actions: 'openPayment' },
  ],
});

const secondPayment = supplierJourney.createStateConfig({
  description:
    'The merchant reads about an earlier payment to this supplier, and confirms that another one is meant.',
  invoke: rereadOnReturn('checkingCredit'),
  on: {
    'payment.confirmed': { target: 'paying', actions: 'openSecondPayment' },
    'payment.continued': { guard: 'canContinueOrder', target: 'paying', actions: 'continueEarlierOrder' },
    'transaction.opened': toTransaction,
    back: 'payForm',
  },
});

const paying = supplierJourney.createStateConfig({
  description: 'The payment is encrypted, and the merchant leaves for the hosted page.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'supplierPayment',
    src: 'supplierPayment',
    input: ({ context }) => currentPayment(context),
    onDone: [
      {
        guard: { type: 'isFailed', params: ({ event }) => event.output },
        target: 'paymentUnsuccessful',
        actions: { type: 'storePaymentFailure', params: ({ event }) => event.output },
      },
      {
        target: 'paymentUndecided',
        actions: { type: 'storePayment', params: ({ event }) => event.output },
      },
    ],
    onError: 'paymentUndecided',
  },
});

const paymentUnsuccessful = supplierJourney.createStateConfig({
  description: 'The payment was not opened: the merchant reads why, and may start it again.',
  meta: { requirements: ['spec 8 line 3.13'] },
  on: { retry: 'loadingCredit', leave: toDashboard, back: toDashboard },
});

const paymentUndecided = supplierJourney.createStateConfig({
  description:
    'The merchant returned without a result: they continue the same payment, or see it in the list.',
  on: { retry: 'paying', leave: toDashboard, back: toDashboard },
});

const paymentBlocked = supplierJourney.createStateConfig({
  description: 'Nothing can be paid on credit now: it is overdue, or used up.',
  on: { 'contact.opened': { target: 'left', actions: 'goToContact' }, leave: 'dashboard', back: 'dashboard' },
});

const supplierNotFound = supplierJourney.createStateConfig({
  description: 'The merchant has no supplier with this id.',
  on: { leave: 'dashboard', back: 'dashboard' },
});

/** Supplier pay-later (spec 2.4, 7.2): the credit and what was bought on it, a new supplier, a payment to one. */
export const supplierMachine = supplierJourney.createMachine({
  id: 'supplier',
  context: initialContext,
  initial: 'loadingCredit',
  states: {
    loadingCredit: {
      description: 'The service is asked for the credit, the suppliers and the payments to them.',
      tags: 'pending',
      invoke: {
        id: 'loadCredit',
        src: 'loadCredit',
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'routingPage',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasNoCredit', params: ({ event }) => event.output },
            target: 'noCredit',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'creditUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'creditUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    routingPage: {
      description: "Opens the requested page, if the service's data allows it.",
      always: [
        { guard: 'wantsToAdd', target: 'supplierForm' },
        { guard: 'isSupplierUnknown', target: 'supplierNotFound' },
        { guard: 'isPaymentBlocked', target: 'paymentBlocked' },
        { guard: 'wantsToPay', target: 'payForm' },
        { target: 'dashboard' },
      ],
    },
    dashboard: {
      id: 'supplierDashboard',
      description: 'The merchant sees the available credit, the suppliers, and the payments to them.',
      meta: { path: '/supplier' },
      route: { guard: 'mayMove' },
      entry: { type: 'setPage', params: 'dashboard' },
      invoke: rereadOnReturn('loadingCredit'),
      on: {
        retry: 'loadingCredit',
        'adding.opened': 'supplierForm',
        'supplier.chosen': {
          target: 'routingPage',
          actions: { type: 'chooseSupplier', params: ({ event }) => event.supplierId },
        },
        'transaction.opened': {
          target: 'left',
          actions: { type: 'goToTransaction', params: ({ event }) => event.transactionId },
        },
        'contact.opened': { target: 'left', actions: 'goToContact' },
        back: 'left',
      },
    },
    supplierForm,
    submittingWhitelisting,
    submittingSupplier,
    supplierUnanswered,
    routingWrite,
    supplierAdded,
    payForm,
    refreshingCredit,
    checkingCredit,
    routingPayment,
    secondPayment,
    paying,
    paymentUnsuccessful,
    paymentUndecided,
    paymentBlocked,
    supplierNotFound,
    noCredit: {
      description: 'The pay-later service does not know this merchant: there is no credit to use.',
      on: { leave: 'left', back: 'left' },
    },
    creditUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: 'loadingCredit', back: 'left' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
