import { crashFailure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { initialContext, payByLinkJourney } from './setup';

const meta = { path: '/pay/$linkId' } as const;

/** Paying for somebody with a link (spec 2.1): who is paid and how much, then one payment. Ports, guards and actions: `setup.ts`. */
export const payByLinkMachine = payByLinkJourney.createMachine({
  id: 'pay-by-link',
  context: initialContext,
  initial: 'loadingLink',
  states: {
    loadingLink: {
      description: 'The service is asked what the link is for.',
      tags: 'pending',
      invoke: {
        id: 'getRepaymentLinkDetails',
        src: 'getRepaymentLinkDetails',
        input: ({ context }) => ({ linkId: context.linkId }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingLink',
            actions: { type: 'storeLink', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotFound', params: ({ event }) => event.output },
            target: 'linkNotFound',
            actions: { type: 'storeLink', params: ({ event }) => event.output },
          },
          {
            target: 'linkUnavailable',
            actions: { type: 'storeLink', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'linkUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    routingLink: {
      description: "The link's status from the service decides what is shown.",
      always: [
        { guard: 'isPaid', target: 'linkPaid' },
        { guard: 'isClosed', target: 'nothingLeft' },
        { guard: 'isExpired', target: 'linkExpired' },
        { guard: 'hasStartedPayment', target: 'earlierPayment' },
        { target: 'bill' },
      ],
    },
    earlierPayment: {
      description:
        'A payment was started on this phone that may be for this loan and may be paid: the payer reads which, before another one.',
      meta,
      on: {
        'earlierPayment.opened': { target: 'left', actions: 'goToStartedPayment' },
        'payment.continued': 'bill',
        back: 'left',
      },
    },
    bill: {
      description: 'The payer reads who is paid, for whom and how much, and decides.',
      meta: { ...meta, requirements: ['spec 2.1 row 2'] },
      on: {
        'payment.started': { target: 'checkingStartedPayments', actions: 'clearFailure' },
        back: 'left',
      },
    },
    checkingStartedPayments: {
      description:
        'The payments stored on this phone are read again: another tab may have started one that the payer was not shown.',
      tags: 'pending',
      invoke: {
        id: 'readStartedMeanwhile',
        src: 'readStartedMeanwhile',
        input: ({ context: { link, startedPayments } }) => ({
          link,
          shown: startedPayments.map(({ id }) => id),
        }),
        onDone: [
          {
            guard: { type: 'hasNewPayments', params: ({ event }) => event.output },
            target: 'earlierPayment',
            actions: { type: 'addStartedPayments', params: ({ event }) => event.output },
          },
          { target: 'submittingPayment' },
        ],
        onError: { target: 'linkUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    submittingPayment: {
      description: 'The service opens the payment, once.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'initiateRepayment',
        src: 'initiateRepayment',
        input: ({ context }) => ({
          key: requestKeyOf(context),
          args: { linkId: context.linkId, link: context.link },
          startWith: context.startWith,
        }),
        onDone: [
          {
            guard: { type: 'isBilledPayment', params: ({ event }) => event.output },
            target: 'paymentOpened',
            actions: [{ type: 'storePayment', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            // The payment was opened with another amount: the payer must see the new amount before paying.
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'amountChanged',
            actions: 'nextRequestKey',
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'paymentUnanswered',
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ result: event.output, refusal: 'paid' }),
            },
            target: 'linkPaid',
            actions: 'nextRequestKey',
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ result: event.output, refusal: 'nothingDue' }),
            },
            target: 'nothingLeft',
            actions: 'nextRequestKey',
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ result: event.output, refusal: 'expired' }),
            },
            target: 'linkExpired',
            actions: 'nextRequestKey',
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ result: event.output, refusal: 'notFound' }),
            },
            target: 'linkNotFound',
            actions: 'nextRequestKey',
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ result: event.output, refusal: 'amountChanged' }),
            },
            target: 'amountChanged',
            actions: 'nextRequestKey',
          },
          {
            target: 'bill',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
        ],
        onError: 'paymentUnanswered',
      },
    },
    paymentUnanswered: {
      description:
        'It is not known yet whether the payment was opened; no money has moved, and the payer may ask again.',
      meta,
      on: {
        retry: { target: 'submittingPayment', actions: 'startWithStatusCheck' },
        back: 'left',
      },
    },
    amountChanged: {
      description: 'The amount has changed meanwhile: the payer sees the link again.',
      meta,
      on: { retry: 'loadingLink', back: 'left' },
    },
    linkPaid: {
      description: 'The link is paid: nothing is to be done.',
      meta,
      on: { back: 'left', leave: 'left' },
    },
    nothingLeft: {
      description: 'The loan has ended: nothing is owed by this link.',
      meta,
      on: { back: 'left', leave: 'left' },
    },
    linkExpired: {
      description: 'The link has expired; its sender can send a new one.',
      meta,
      on: { back: 'left', leave: 'left' },
    },
    linkNotFound: {
      description: 'The service knows no such link.',
      meta,
      on: { back: 'left', leave: 'left' },
    },
    linkUnavailable: {
      description: 'What the page needs could not be loaded; the payer may retry.',
      meta,
      on: { retry: 'loadingLink', back: 'left' },
    },
    paymentOpened: {
      description: 'A payment is open, according to the service: it is paid and followed on its own page.',
      meta: { redirectPattern: '/payment/status/$paymentId' },
      type: 'final',
    },
    left: { description: 'The payer leaves.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo, committed: context.isCommitted }),
});
