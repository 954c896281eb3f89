import { failure } from '../domain/failure';
import { pollWait } from '../domain/polling';
import { writeKey } from '../shared/journey';
import { autopayJourney, crashed, initialContext, lenderOf } from './setup';

const STATUS = '/autopay/status';

/** Autopay of a running loan: set it up once, see where it stands, take the consent back. Its words stand in `setup.ts`. */
export const autopayMachine = autopayJourney.createMachine({
  id: 'autopay',
  context: initialContext,
  initial: 'loadingStanding',
  states: {
    loadingStanding: {
      description: 'The service is asked for the latest loan, and where its mandate stands.',
      tags: 'pending',
      invoke: {
        id: 'loadStanding',
        src: 'loadStanding',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingStanding',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
          {
            target: 'autopayUnavailable',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'autopayUnavailable', actions: { type: 'keepFailure', params: crashed } },
      },
    },
    routingStanding: {
      description: "The service's word on the loan and its mandate decides, not the return from the bank.",
      always: [
        { guard: 'hasNoLoan', target: 'noLoan' },
        { guard: 'isActive', target: 'mandateActive' },
        { guard: 'isPaused', target: 'mandatePaused' },
        { guard: 'isUndecided', target: 'mandatePending' },
        { guard: 'isLoanOver', target: 'loanEnded' },
        { guard: 'isOpened', target: 'autopay' },
        { guard: 'isOver', target: 'mandateOver' },
        { target: 'loadingMandate' },
      ],
    },
    loadingMandate: {
      description: 'The service opens a mandate, for the merchant to read its terms.',
      tags: 'pending',
      invoke: {
        id: 'getAutopayMandate',
        src: 'getAutopayMandate',
        input: ({ context }) => ({ nbfc: lenderOf(context), type: 'UPI', isRenewed: context.isRenewed }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingStanding',
            actions: { type: 'keepMandate', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotOffered', params: ({ event }) => event.output },
            target: 'autopayNotOffered',
            actions: { type: 'keepMandate', params: ({ event }) => event.output },
          },
          {
            target: 'autopayUnavailable',
            actions: { type: 'keepMandate', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'autopayUnavailable', actions: { type: 'keepFailure', params: crashed } },
      },
    },
    autopay: {
      description:
        'The merchant reads what may be debited, and chooses the way, before leaving for the bank.',
      meta: { path: '/autopay' },
      on: {
        'way.chosen': [
          {
            guard: { type: 'isOfThisWay', params: ({ event }) => event.way },
            actions: { type: 'chooseWay', params: ({ event }) => event.way },
          },
          {
            guard: { type: 'isWayOpen', params: ({ event }) => event.way },
            target: 'loadingWay',
            actions: { type: 'chooseWay', params: ({ event }) => event.way },
          },
        ],
        'mandate.started': { guard: 'hasWay', target: 'openingBank', actions: 'clearFailure' },
        back: 'left',
      },
    },
    loadingWay: {
      description: 'The service opens the mandate of the way that the merchant chose.',
      tags: 'pending',
      invoke: {
        id: 'getMandateOfWay',
        src: 'getAutopayMandate',
        input: ({ context }) => ({ nbfc: lenderOf(context), type: context.way ?? 'UPI', isRenewed: false }),
        onDone: {
          target: 'routingStanding',
          actions: [
            { type: 'keepWay', params: ({ event }) => event.output },
            { type: 'keepMandate', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'autopay', actions: [{ type: 'keepFailure', params: crashed }, 'forgetWay'] },
      },
    },
    openingBank: {
      description: "The bank's page opens; when it does not, the merchant is told.",
      tags: 'pending',
      invoke: {
        id: 'openBankPage',
        src: 'openBankPage',
        input: ({ context }) => ({ url: context.mandate?.authorizationUrl ?? null }),
        onDone: { target: 'loadingStanding', actions: 'awaitBank' },
        onError: {
          target: 'autopay',
          actions: { type: 'keepFailure', params: failure('unavailable', { operation: 'openBankPage' }) },
        },
      },
      after: {
        leaveTimeout: {
          target: 'autopay',
          actions: { type: 'keepFailure', params: failure('timeout', { operation: 'openBankPage' }) },
        },
      },
    },
    mandatePending: {
      description: 'The bank has not decided; it is asked for two minutes, and then by the merchant.',
      meta: { path: STATUS },
      invoke: {
        id: 'waitToAsk',
        src: 'waitToAsk',
        input: ({ context }) => ({ wait: pollWait('mandate', context.polls) }),
        onDone: { target: 'checkingStanding', actions: 'countPoll' },
        onError: { actions: { type: 'keepFailure', params: crashed } },
      },
      on: {
        retry: 'checkingStanding',
        'setup.reopened': { guard: 'isOpened', target: 'autopay', actions: 'reopenSetup' },
        'withdrawal.opened': { guard: 'isInForce', target: 'withdrawal', actions: 'clearFailure' },
        back: 'left',
      },
    },
    checkingStanding: {
      description: 'The service is asked whether the bank has decided.',
      tags: 'pending',
      invoke: {
        id: 'checkStanding',
        src: 'loadStanding',
        onDone: {
          target: 'routingStanding',
          actions: { type: 'keepStanding', params: ({ event }) => event.output },
        },
        onError: { target: 'mandatePending', actions: { type: 'keepFailure', params: crashed } },
      },
    },
    mandateActive: {
      description: "Autopay is on, by the service's word.",
      meta: { path: STATUS },
      on: { 'withdrawal.opened': 'withdrawal', leave: 'left', back: 'left' },
    },
    mandatePaused: {
      description: 'The bank holds the debits back; the merchant pays by hand meanwhile, or stops autopay.',
      meta: { path: STATUS },
      on: { retry: 'loadingStanding', 'withdrawal.opened': 'withdrawal', back: 'left' },
    },
    mandateOver: {
      description:
        'The mandate failed, was refused, stopped or ran out: why, and a new one if the merchant wants.',
      meta: { path: STATUS },
      on: { retry: { target: 'loadingMandate', actions: 'renew' }, leave: 'left', back: 'left' },
    },
    withdrawal: {
      description:
        'The merchant reads what changes when the consent is taken back, and takes it back or not.',
      on: {
        'withdrawal.confirmed': { target: 'submittingWithdrawal', actions: 'clearFailure' },
        'withdrawal.dismissed': 'loadingStanding',
        back: 'loadingStanding',
      },
    },
    submittingWithdrawal: {
      description: 'The service takes the consent back, once.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'updateAutopayMandate',
        src: 'updateAutopayMandate',
        input: ({ context }) => ({
          key: writeKey(context),
          args: { merchantId: context.loan?.merchantId ?? null, nbfc: lenderOf(context) },
          startBy: context.startBy,
        }),
        onDone: [
          {
            guard: { type: 'isStopped', params: ({ event }) => event.output },
            target: 'withdrawn',
            actions: [{ type: 'keepWithdrawn', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'withdrawalUnanswered',
          },
          {
            target: 'withdrawal',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
          },
        ],
        onError: 'withdrawalUnanswered',
      },
    },
    withdrawalUnanswered: {
      description: 'Nobody knows yet whether autopay is stopped; the merchant may ask again.',
      entry: 'askFirst',
      on: { retry: 'submittingWithdrawal', back: { target: 'loadingStanding', actions: 'renewKey' } },
    },
    withdrawn: {
      description: "Autopay is stopped, by the service's word: from now on the merchant pays by hand.",
      meta: { path: STATUS },
      tags: 'committed',
      on: { retry: { target: 'loadingMandate', actions: 'renew' }, leave: 'left' },
    },
    noLoan: {
      description: 'There is no loan to pay by autopay.',
      on: { leave: { target: 'left', actions: { type: 'goTo', params: '/termloan' } }, back: 'left' },
    },
    loanEnded: {
      description: 'The loan is over: nothing is debited any more.',
      on: { leave: 'left', back: 'left' },
    },
    autopayNotOffered: {
      description: 'The lender opens no mandate for this loan: the merchant pays by hand.',
      on: {
        leave: [
          { guard: 'isOfferMissing', target: 'left', actions: { type: 'goTo', params: '/termloan' } },
          { target: 'left' },
        ],
        back: 'left',
      },
    },
    autopayUnavailable: {
      description: 'The service did not answer; the merchant may ask again.',
      on: { retry: 'loadingStanding', back: 'left' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
