import { initialContext } from './context';
import {
  loadingMethods,
  methodsUnavailable,
  nothingDue,
  openingPage,
  openingUpi,
  paymentMethods,
  routingMethod,
  startingPayment,
} from './paying-states';
import { mayReadLoan } from './selectors';
import { exitOf, exitTransitions, paymentStatusJourney, statusPageMeta } from './setup';
import {
  confirmingSupplierPayment,
  supplierPaymentFailed,
  supplierPaymentSucceeded,
  supplierPaymentUnconfirmed,
} from './supplier-states';

/** Reads the status after the payer returned to the page. */
const checkAfterReturn = { target: 'checkingPayment', actions: 'handleReturn' } as const;

/** Status of a payment, and the payment methods while it is unpaid (spec 2.1, 2.4, 4). */
export const paymentStatusMachine = paymentStatusJourney.createMachine({
  id: 'payment-status',
  context: initialContext,
  initial: 'routingType',
  invoke: {
    id: 'whoPays',
    src: 'getLoan',
    onDone: { actions: { type: 'storePayer', params: ({ event }) => event.output } },
    // A crash of our own code: the payer stays unknown, so no data for the borrower is shown.
    onError: {},
  },
  states: {
    routingType: {
      description: 'The URL says what to poll; an outcome in the URL is ignored.',
      always: [
        { guard: 'isRepayment', target: 'loadingPayment' },
        { guard: 'isMandate', target: 'left', actions: 'goToMandate' },
        { guard: 'isLead', target: 'left', actions: 'goToLead' },
        { guard: 'isSupplier', target: 'confirmingSupplierPayment' },
        { target: 'otherPayment' },
      ],
    },
    loadingPayment: {
      description: 'The service is asked for the status of the payment.',
      tags: 'pending',
      invoke: {
        id: 'getRepaymentStatus',
        src: 'getRepaymentStatus',
        input: ({ context }) => ({ paymentId: context.paymentId }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'routingPayment',
            actions: { type: 'storePayment', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotFound', params: ({ event }) => event.output },
            target: 'paymentUnknown',
          },
          {
            target: 'paymentUnavailable',
            actions: { type: 'storePayment', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'paymentUnavailable', actions: 'markCheckFailed' },
      },
    },
    routingPayment: {
      description:
        'The payment status decides; what the payer did only decides whether payment methods are shown first.',
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isBeingRefunded', target: 'refund' },
        { guard: 'isGivenUp', target: 'paymentGivenUp' },
        { guard: 'hasNoMethodChosen', target: 'loadingMethods' },
        { guard: 'mayAskAgain', target: 'awaitingBank' },
        { target: 'stillPending' },
      ],
    },
    loadingMethods,
    paymentMethods,
    startingPayment,
    routingMethod,
    methodsUnavailable,
    nothingDue,
    openingUpi,
    openingPage,
    awaitingBank: {
      description: 'The bank processes the payment, or it is unpaid; the service is polled for five minutes.',
      meta: { ...statusPageMeta, requirements: ['spec 2.1 row 3', 'spec 2.4 line 9'] },
      invoke: { id: 'pageReturns', src: 'pageReturns', onDone: checkAfterReturn, onError: {} },
      on: {
        retry: 'checkingPayment',
        'methods.reopened': {
          guard: 'isUnpaid',
          target: 'loadingMethods',
          actions: { type: 'chooseMethod', params: 'none' },
        },
        ...exitTransitions,
      },
      after: { pollDelay: { target: 'pollingPaused', actions: 'countPoll' } },
    },
    pollingPaused: {
      description:
        'Waits until the page is visible and online, before each poll and after a UPI app was opened.',
      meta: statusPageMeta,
      invoke: [
        // Listed first: on a return both resolve, and this one must win so that its action runs.
        { id: 'pageReturns', src: 'pageReturns', onDone: checkAfterReturn, onError: {} },
        {
          id: 'whenPageIsShown',
          src: 'whenPageIsShown',
          onDone: 'checkingPayment',
          onError: 'checkingPayment',
        },
      ],
      on: exitTransitions,
    },
    checkingPayment: {
      description:
        'The service is polled; a poll without a response keeps the last status, and is shown as a failed check.',
      meta: { requirements: ['spec 2.4 line 9'] },
      tags: 'pending',
      invoke: [
        {
          id: 'checkRepaymentStatus',
          src: 'getRepaymentStatus',
          input: ({ context }) => ({ paymentId: context.paymentId }),
          onDone: {
            target: 'routingPayment',
            actions: { type: 'storePayment', params: ({ event }) => event.output },
          },
          onError: { target: 'routingPayment', actions: 'markCheckFailed' },
        },
        // A return during the poll: the UPI app opened late, so "No UPI app opened" is no longer true.
        { id: 'pageReturns', src: 'pageReturns', onDone: { actions: 'handleReturn' }, onError: {} },
      ],
      // Leaving aborts the poll.
      on: {
        'methods.reopened': {
          guard: 'isUnpaid',
          target: 'loadingMethods',
          actions: { type: 'chooseMethod', params: 'none' },
        },
        ...exitTransitions,
      },
    },
    stillPending: {
      description:
        'Polling has ended without a decision, which is no failure: the payer checks manually, or returns later.',
      meta: statusPageMeta,
      invoke: { id: 'pageReturns', src: 'pageReturns', onDone: 'checkingPayment', onError: {} },
      on: {
        retry: 'checkingPayment',
        'methods.reopened': {
          guard: 'isUnpaid',
          target: 'loadingMethods',
          actions: { type: 'chooseMethod', params: 'none' },
        },
        ...exitTransitions,
      },
    },
    paid: {
      description:
        "The receipt: the money arrived. The borrower's loan is read again, for what is left and what is due next.",
      meta: { ...statusPageMeta, requirements: ['spec 2.1 row 3', 'spec 2.4 line 9'] },
      tags: 'committed',
      invoke: {
        id: 'readLoan',
        src: 'readLoan',
        input: ({ context }) => ({ isWanted: mayReadLoan(context) }),
        onDone: { actions: { type: 'storeLoanAfter', params: ({ event }) => event.output } },
        // A crash of our own code: the receipt is shown without the loan.
        onError: {},
      },
      on: {
        'receipt.shared': {
          target: 'sharingReceipt',
          actions: { type: 'storeShareText', params: ({ event }) => event.text },
        },
        'ending.opened': { guard: 'isEnded', target: 'left', actions: 'goToEnding' },
        leave: 'routingExit',
      },
    },
    sharingReceipt: {
      description: 'WhatsApp is opened with the receipt as text.',
      tags: ['pending', 'committed'],
      invoke: {
        id: 'shareOnWhatsApp',
        src: 'shareOnWhatsApp',
        input: ({ context }) => ({ text: context.shareText }),
        onDone: { target: 'paid', actions: { type: 'storeSharing', params: ({ event }) => event.output } },
        onError: { target: 'paid', actions: { type: 'storeSharing', params: false } },
      },
    },
    refund: {
      description: 'The money is being refunded, or was refunded.',
      meta: statusPageMeta,
      on: { retry: { guard: 'isRefundOpen', target: 'checkingPayment' }, ...exitTransitions },
    },
    paymentGivenUp: {
      description:
        'Failed, cancelled or expired: another payment can be made; one that may still have been debited is checked first.',
      meta: { ...statusPageMeta, requirements: ['spec 2.4 line 9'] },
      invoke: { id: 'pageReturns', src: 'pageReturns', onDone: 'checkingPayment', onError: {} },
      on: { retry: { guard: 'mayBePaid', target: 'checkingPayment' }, ...exitTransitions },
    },
    paymentUnknown: {
      description: 'The service has no such payment.',
      meta: statusPageMeta,
      on: { retry: 'loadingPayment', back: 'left' },
    },
    paymentUnavailable: {
      description: 'What the page needs could not be loaded; the payer may retry.',
      meta: { ...statusPageMeta, requirements: ['spec 2.4 line 9'] },
      on: { retry: 'loadingPayment', back: 'left' },
    },
    otherPayment: {
      description: 'A payment of a type that this page cannot follow; it can be looked up as a loan payment.',
      meta: statusPageMeta,
      on: { retry: 'loadingPayment', back: 'left' },
    },
    confirmingSupplierPayment,
    supplierPaymentSucceeded,
    supplierPaymentFailed,
    supplierPaymentUnconfirmed,
    routingExit: {
      description: 'Somebody who pays for a borrower gets a last page; anybody else leaves.',
      always: [{ guard: 'isPayingForAnother', target: 'payerDone' }, { target: 'left' }],
    },
    payerDone: {
      description: 'Somebody who paid for a borrower reads the status, and can close the page.',
      meta: statusPageMeta,
      on: { retry: 'loadingPayment', back: 'left' },
    },
    left: { description: 'The payer continues.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: exitOf(context) }),
});
