import { crashed, failure } from '../domain/base/failure';
import { autopayJourney, initialContext, lenderOf } from './setup';
import {
  checkingActive,
  checkingPaused,
  checkingStanding,
  mandateActive,
  mandateOver,
  mandatePaused,
  mandatePending,
} from './status-states';
import { submittingWithdrawal, withdrawal, withdrawalUnanswered, withdrawn } from './withdrawal-states';

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
        { guard: 'isLoanOver', target: 'loanEnded' },
        { guard: 'isActive', target: 'mandateActive' },
        { guard: 'isPaused', target: 'mandatePaused' },
        { guard: 'isUndecided', target: 'mandatePending' },
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
      meta: { path: '/autopay', requirements: ['spec 2.1 row 5', 'spec 2.4 line 4'] },
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
    mandatePending,
    checkingStanding,
    mandateActive,
    checkingActive,
    mandatePaused,
    checkingPaused,
    mandateOver,
    withdrawal,
    submittingWithdrawal,
    withdrawalUnanswered,
    withdrawn,
    noLoan: {
      description: 'There is no loan to pay by autopay.',
      on: { leave: { target: 'left', actions: { type: 'goTo', params: '/termloan' } }, back: 'left' },
    },
    loanEnded: {
      description:
        'The loan is over, and autopay ends with it; a bank that has not confirmed that can be asked again.',
      on: {
        retry: { guard: 'isInForce', target: 'loadingStanding' },
        // Nothing is owed, yet the bank may still debit: the consent is taken back here as elsewhere.
        'withdrawal.opened': { guard: 'isInForce', target: 'withdrawal', actions: 'clearFailure' },
        leave: 'left',
        back: 'left',
      },
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
      meta: { requirements: ['spec 8 line 3.9'] },
      on: { retry: 'loadingStanding', back: 'left' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
