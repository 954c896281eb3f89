import { crashed } from '../domain/base/failure';
import { rereadOnReturn } from '../shared/polling';
import {
  routingWrite,
  submittingSupplier,
  submittingWhitelisting,
  supplierAdded,
  supplierForm,
  supplierUnanswered,
} from './adding-states';
import { initialContext } from './context';
import {
  checkingCredit,
  payForm,
  paying,
  payingClosed,
  paymentUndecided,
  paymentUnsuccessful,
  refreshingCredit,
  routingPayment,
  secondPayment,
  supplierNotFound,
} from './paying-states';
import { supplierJourney } from './setup';

/** Supplier pay-later (spec 2.4, 7.2): the credit and what was bought on it, a new supplier, a payment to one. */
export const supplierMachine = supplierJourney.createMachine({
  id: 'supplier',
  context: initialContext,
  initial: 'loadingCredit',
  states: {
    loadingCredit: {
      description: 'The service is asked for the credit, the suppliers and what was paid to them.',
      tags: 'pending',
      invoke: {
        id: 'loadCredit',
        src: 'loadCredit',
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'routingPlace',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasNoCredit', params: ({ event }) => event.output },
            target: 'noCredit',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          {
            target: 'creditUnavailable',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'creditUnavailable', actions: { type: 'keepFailure', params: crashed } },
      },
    },
    routingPlace: {
      description: "The merchant goes where they want to, as far as the service's word allows it.",
      always: [
        { guard: 'wantsToAdd', target: 'supplierForm' },
        { guard: 'wantsUnknown', target: 'supplierNotFound' },
        { guard: 'wantsInVain', target: 'payingClosed' },
        { guard: 'wantsToPay', target: 'payForm' },
        { target: 'dashboard' },
      ],
    },
    dashboard: {
      id: 'supplierDashboard',
      description: 'The merchant sees what is left of the credit, the suppliers, and what was paid to them.',
      meta: { path: '/supplier' },
      route: { guard: 'mayMove' },
      entry: { type: 'stand', params: 'dashboard' },
      invoke: rereadOnReturn('loadingCredit'),
      on: {
        retry: 'loadingCredit',
        'adding.opened': 'supplierForm',
        'supplier.chosen': {
          target: 'routingPlace',
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
    payingClosed,
    supplierNotFound,
    noCredit: {
      description: 'The pay-later service does not know this merchant: there is no credit to use.',
      on: { leave: 'left', back: 'left' },
    },
    creditUnavailable: {
      description: 'The service did not answer; the merchant may ask again.',
      on: { retry: 'loadingCredit', back: 'left' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
