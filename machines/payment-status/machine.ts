import { exitOf, initialContext, mayReadLoan } from './context';
import {
  loadingWays,
  nothingDue,
  openingPage,
  openingUpi,
  routingMethod,
  startingPayment,
  waysToPay,
  waysUnavailable,
} from './paying-states';
import { here, paymentStatusJourney, waysOut } from './setup';
import { settlingSupplier, supplierFailed, supplierPaid, supplierUndecided } from './supplier-states';

const returned = { target: 'checkingPayment', actions: 'noteReturn' } as const;

/** Where a payment stands, by the service's word, and the ways to pay it while nobody has (spec 2.1, 2.4, 4). */
export const paymentStatusMachine = paymentStatusJourney.createMachine({
  id: 'payment-status',
  context: initialContext,
  initial: 'routingType',
  invoke: {
    id: 'whoPays',
    src: 'getLoan',
    onDone: { actions: { type: 'keepPayer', params: ({ event }) => event.output } },
    // Only a crash of our own code: nothing of the borrower's is shown, and nothing that holds for strangers only.
    onError: {},
  },
  states: {
    routingType: {
      description: 'The URL says what is asked about; what it says of the outcome is not read.',
      always: [
        { guard: 'isRepayment', target: 'loadingPayment' },
        { guard: 'isMandate', target: 'left', actions: 'goToMandate' },
        { guard: 'isLead', target: 'left', actions: 'goToLead' },
        { guard: 'isSupplier', target: 'settlingSupplier' },
        { target: 'otherPayment' },
      ],
    },
    loadingPayment: {
      description: 'The service is asked where the payment stands.',
      tags: 'pending',
      invoke: {
        id: 'getRepaymentStatus',
        src: 'getRepaymentStatus',
        input: ({ context }) => ({ paymentId: context.paymentId }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'routingPayment',
            actions: { type: 'keepPayment', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotFound', params: ({ event }) => event.output },
            target: 'paymentUnknown',
          },
          {
            target: 'paymentUnavailable',
            actions: { type: 'keepPayment', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'paymentUnavailable', actions: 'markAskFailed' },
      },
    },
    routingPayment: {
      description:
        "The service's word decides; what the payer did only says whether ways to pay are shown first.",
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isReturning', target: 'refund' },
        { guard: 'isLost', target: 'paymentLost' },
        { guard: 'isUntried', target: 'loadingWays' },
        { guard: 'mayAskAgain', target: 'awaitingBank' },
        { target: 'stillPending' },
      ],
    },
    loadingWays,
    waysToPay,
    startingPayment,
    routingMethod,
    waysUnavailable,
    nothingDue,
    openingUpi,
    openingPage,
    awaitingBank: {
      description:
        'The bank is at work, or nobody has paid yet; the service is asked again by itself for five minutes.',
      meta: { ...here, requirements: ['spec 2.1 row 3', 'spec 2.4 line 9'] },
      invoke: { id: 'pageReturns', src: 'pageReturns', onDone: returned, onError: {} },
      on: {
        retry: 'checkingPayment',
        'ways.chosen': {
          guard: 'isUnpaid',
          target: 'loadingWays',
          actions: { type: 'take', params: 'none' },
        },
        ...waysOut,
      },
      after: { pollDelay: { target: 'pageHidden', actions: 'countPoll' } },
    },
    pageHidden: {
      description: 'Nobody is asked while the page is hidden or offline; at once when it is back.',
      meta: here,
      invoke: [
        // Before the other one, which is done at once on a page that never was away.
        { id: 'pageReturns', src: 'pageReturns', onDone: returned, onError: {} },
        {
          id: 'whenPageIsShown',
          src: 'whenPageIsShown',
          onDone: 'checkingPayment',
          onError: 'checkingPayment',
        },
      ],
      on: waysOut,
    },
    checkingPayment: {
      description: 'The service is asked again; a question without an answer changes nothing.',
      meta: { requirements: ['spec 2.4 line 9'] },
      tags: 'pending',
      invoke: {
        id: 'checkRepaymentStatus',
        src: 'getRepaymentStatus',
        input: ({ context }) => ({ paymentId: context.paymentId }),
        onDone: {
          target: 'routingPayment',
          actions: { type: 'keepPayment', params: ({ event }) => event.output },
        },
        onError: { target: 'routingPayment', actions: 'markAskFailed' },
      },
      // A question is given up at once: nobody waits for an answer in order to leave.
      on: {
        'ways.chosen': {
          guard: 'isUnpaid',
          target: 'loadingWays',
          actions: { type: 'take', params: 'none' },
        },
        ...waysOut,
      },
    },
    stillPending: {
      description:
        'Long asked and not answered, which is no failure: the payer asks again, or comes back later.',
      meta: here,
      invoke: { id: 'pageReturns', src: 'pageReturns', onDone: 'checkingPayment', onError: {} },
      on: {
        retry: 'checkingPayment',
        'ways.chosen': {
          guard: 'isUnpaid',
          target: 'loadingWays',
          actions: { type: 'take', params: 'none' },
        },
        ...waysOut,
      },
    },
    paid: {
      description:
        "The receipt: the money arrived, by the service's word. The borrower's loan is read anew, for what is left and what is next.",
      meta: { ...here, requirements: ['spec 2.1 row 3', 'spec 2.4 line 9'] },
      tags: 'committed',
      invoke: {
        id: 'readLoan',
        src: 'readLoan',
        input: ({ context }) => ({ isWanted: mayReadLoan(context) }),
        onDone: { actions: { type: 'keepLoanAfter', params: ({ event }) => event.output } },
        // Only a crash of our own code: the receipt stays without it.
        onError: {},
      },
      on: {
        'receipt.shared': {
          target: 'sharingReceipt',
          actions: { type: 'keepShareText', params: ({ event }) => event.text },
        },
        'ending.opened': { guard: 'isEnded', target: 'left', actions: 'goToEnding' },
        leave: 'routingExit',
      },
    },
    sharingReceipt: {
      description: 'WhatsApp is opened with the receipt in words.',
      tags: ['pending', 'committed'],
      invoke: {
        id: 'shareOnWhatsApp',
        src: 'shareOnWhatsApp',
        input: ({ context }) => ({ text: context.shareText }),
        onDone: { target: 'paid', actions: { type: 'keepSharing', params: ({ event }) => event.output } },
        onError: { target: 'paid', actions: { type: 'keepSharing', params: false } },
      },
    },
    refund: {
      description: 'The bank took the money in vain: it goes back, or went back.',
      meta: here,
      on: { retry: { guard: 'isRefundOpen', target: 'checkingPayment' }, ...waysOut },
    },
    paymentLost: {
      description:
        'Failed, cancelled or over: another payment can be made, after one that may have been debited all the same is asked about.',
      meta: { ...here, requirements: ['spec 2.4 line 9'] },
      invoke: { id: 'pageReturns', src: 'pageReturns', onDone: 'checkingPayment', onError: {} },
      on: { retry: { guard: 'mayBePaid', target: 'checkingPayment' }, ...waysOut },
    },
    paymentUnknown: {
      description: 'The service has no such payment.',
      meta: here,
      on: { retry: 'loadingPayment', back: 'left' },
    },
    paymentUnavailable: {
      description: 'The service did not answer; the payer may ask again.',
      meta: { ...here, requirements: ['spec 2.4 line 9'] },
      on: { retry: 'loadingPayment', back: 'left' },
    },
    otherPayment: {
      description:
        'A payment of a kind that this page cannot follow; it can be looked for as a loan payment.',
      meta: here,
      on: { retry: 'loadingPayment', back: 'left' },
    },
    settlingSupplier,
    supplierPaid,
    supplierFailed,
    supplierUndecided,
    routingExit: {
      description: 'The borrower goes home; whoever pays for somebody else is done with this app.',
      always: [{ guard: 'isPayingForAnother', target: 'payerDone' }, { target: 'left' }],
    },
    payerDone: {
      description: 'Whoever paid for somebody else is told how it stands, and can close the page.',
      meta: here,
      on: { retry: 'loadingPayment', back: 'left' },
    },
    left: { description: 'The payer goes on.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: exitOf(context) }),
});
