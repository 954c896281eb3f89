import { crashFailure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { initialContext } from './context';
import { cancelLoanJourney, msUntilQuoteEnds } from './setup';

const meta = { path: '/termloan/cancel-loan/$loanId' } as const;

/** Giving a loan back (spec 2.2, /termloan/cancel-loan): free before the disbursal, at its cost in the cooling-off period. */
export const cancelLoanMachine = cancelLoanJourney.createMachine({
  id: 'cancel-loan',
  context: initialContext,
  initial: 'loadingCancellation',
  states: {
    loadingCancellation: {
      description: 'The service is asked whether the loan can be given back, and at what cost.',
      tags: 'pending',
      invoke: {
        id: 'getCancellation',
        src: 'getCancellation',
        input: ({ context }) => ({ loanId: context.loanId }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingCancellation',
            actions: { type: 'storeStart', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotFound', params: ({ event }) => event.output },
            target: 'loanNotFound',
            actions: { type: 'storeStart', params: ({ event }) => event.output },
          },
          {
            target: 'cancellationUnavailable',
            actions: { type: 'storeStart', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'cancellationUnavailable',
          actions: { type: 'storeFailure', params: crashFailure },
        },
      },
    },
    routingCancellation: {
      description: "The loan's status from the service decides what is shown.",
      always: [
        { guard: 'isFree', target: 'freeCancellation' },
        { guard: 'isOffered', target: 'coolingOff' },
        { guard: 'isCancelled', target: 'loanCancelled' },
        { guard: 'isEnded', target: 'loanEnded' },
        { guard: 'isTooLate', target: 'coolingOffOver' },
        { target: 'cancellationUnavailable' },
      ],
    },
    freeCancellation: {
      description: 'The loan is not disbursed yet: the merchant may cancel it free of charge.',
      meta: { ...meta, requirements: ['spec 2.2 line 17'] },
      on: {
        'cancellation.accepted': { target: 'submittingCancellation', actions: 'clearNotice' },
        back: 'left',
      },
    },
    coolingOff: {
      description:
        'The merchant reads what giving the loan back costs, and until when; the quote is read again when it expires.',
      meta: { ...meta, requirements: ['spec 2.2 line 17', 'spec 2.4 line 7'] },
      invoke: {
        id: 'wait',
        src: 'wait',
        input: ({ context }) => ({ ms: msUntilQuoteEnds(context) }),
        onDone: 'loadingCancellation',
        onError: 'loadingCancellation',
      },
      on: {
        'cancellation.accepted': { target: 'submittingCancellation', actions: 'clearNotice' },
        'earlierPayment.opened': {
          guard: 'hasEarlierPayment',
          target: 'left',
          actions: 'goToEarlierPayment',
        },
        back: 'left',
      },
    },
    submittingCancellation: {
      description: 'The service gives the loan back, or opens the payment for it, once.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'cancelLoan',
        src: 'cancelLoan',
        input: ({ context }) => ({
          key: requestKeyOf(context),
          args: { loanId: context.loanId },
          startWith: context.startWith,
        }),
        onDone: [
          {
            guard: { type: 'isCancelledWithoutPayment', params: ({ event }) => event.output },
            target: 'loanCancelled',
            actions: 'nextRequestKey',
          },
          {
            guard: { type: 'isPaymentAgreed', params: ({ event }) => event.output },
            target: 'paymentOpened',
            actions: [{ type: 'storePayment', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loadingCancellation',
            actions: ['storeChangeNotice', 'nextRequestKey'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'cancellationUnanswered',
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ result: event.output, refusal: 'tooLate' }),
            },
            target: 'coolingOffOver',
            actions: 'nextRequestKey',
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ result: event.output, refusal: 'notFound' }),
            },
            target: 'loanNotFound',
            actions: 'nextRequestKey',
          },
          {
            // Also when the loan has ended meanwhile: the new read shows how it ended.
            target: 'loadingCancellation',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
        ],
        onError: 'cancellationUnanswered',
      },
    },
    cancellationUnanswered: {
      description: 'It is not known yet whether the loan is cancelled; the merchant may check again.',
      meta,
      on: {
        retry: { target: 'submittingCancellation', actions: 'startWithStatusCheck' },
        back: { target: 'loadingCancellation', actions: 'nextRequestKey' },
      },
    },
    loanCancelled: {
      description: 'The loan is cancelled, according to the service.',
      meta,
      tags: 'committed',
      on: { 'home.opened': { target: 'left', actions: { type: 'goTo', params: '/termloan' } } },
    },
    coolingOffOver: {
      description: 'It is too late to give the loan back; closing it early is still possible.',
      meta,
      on: {
        'foreclosure.opened': { target: 'left', actions: { type: 'goTo', params: '/termloan/prepayment' } },
        back: 'left',
      },
    },
    loanEnded: {
      description: 'The loan has ended already: there is nothing to give back.',
      meta,
      on: { 'ending.opened': { target: 'left', actions: 'goToEnding' }, back: 'left' },
    },
    loanNotFound: {
      description: 'The merchant has no such loan.',
      meta,
      on: { 'home.opened': 'left', back: 'left' },
    },
    cancellationUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      meta,
      on: { retry: { target: 'loadingCancellation', actions: 'clearNotice' }, back: 'left' },
    },
    paymentOpened: {
      description: 'The payment that gives the loan back is open: it is paid and followed on its own page.',
      meta: { redirectPattern: '/payment/status/$paymentId' },
      type: 'final',
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo, committed: context.isCommitted }),
});
