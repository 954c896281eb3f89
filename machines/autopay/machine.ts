import { crashFailure, failure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { polling, rereadOnReturn } from '../shared/polling';
import { initialContext, STATUS_PATH } from './context';
import { lenderOf } from './selectors';
import { autopayJourney } from './setup';

// The mandate's status. A page that was left open is read again when the merchant returns to it.

const mandatePending = autopayJourney.createStateConfig({
  description:
    'The bank has not decided; it is polled for two minutes; after that the merchant checks manually.',
  meta: { path: STATUS_PATH, requirements: ['spec 2.1 row 5'] },
  invoke: polling('mandate', 'checkingPending'),
  on: {
    retry: 'checkingPending',
    'setup.reopened': { guard: 'isInitiated', target: 'autopay', actions: 'reopenSetup' },
    'withdrawal.opened': { guard: 'isInForce', target: 'withdrawal', actions: 'clearFailure' },
    back: 'left',
  },
});

const checkingPending = autopayJourney.createStateConfig({
  description: 'The service is asked whether the bank has decided.',
  tags: 'pending',
  invoke: {
    id: 'checkAutopay',
    src: 'loadAutopay',
    onDone: {
      target: 'routingAutopay',
      actions: { type: 'storeFacts', params: ({ event }) => event.output },
    },
    onError: { target: 'mandatePending', actions: { type: 'storeFailure', params: crashFailure } },
  },
  // The page polls every few seconds: a tap during a poll must work too.
  on: { back: 'left' },
});

const mandateActive = autopayJourney.createStateConfig({
  description: 'Autopay is on, according to the service.',
  meta: { path: STATUS_PATH, requirements: ['spec 2.4 line 4'] },
  invoke: rereadOnReturn('checkingActive'),
  on: { 'withdrawal.opened': 'withdrawal', leave: 'left', back: 'left' },
});

const mandatePaused = autopayJourney.createStateConfig({
  description: 'The debits are paused by the bank; the merchant pays manually meanwhile, or stops autopay.',
  meta: { path: STATUS_PATH },
  invoke: rereadOnReturn('checkingPaused'),
  on: { retry: 'checkingPaused', 'withdrawal.opened': 'withdrawal', back: 'left' },
});

/** State that reads the data again while the screen stays; after a failed read the old status is not shown any more. */
function rereadState(description: string) {
  return autopayJourney.createStateConfig({
    description,
    tags: 'pending',
    invoke: {
      id: 'rereadAutopay',
      src: 'loadAutopay',
      onDone: [
        {
          guard: { type: 'isReady', params: ({ event }) => event.output },
          target: 'routingAutopay',
          actions: { type: 'storeFacts', params: ({ event }) => event.output },
        },
        {
          target: 'autopayUnavailable',
          actions: { type: 'storeFacts', params: ({ event }) => event.output },
        },
      ],
      onError: { target: 'autopayUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
    },
    on: { back: 'left' },
  });
}

const checkingActive = rereadState('Whether autopay is still on is read again while its page is shown.');

const checkingPaused = rereadState('Whether autopay is still paused is read again while its page is shown.');

const mandateOver = autopayJourney.createStateConfig({
  description: 'The mandate failed, was refused, stopped or expired: the reason, and a new one on request.',
  meta: { path: STATUS_PATH },
  on: { retry: { target: 'loadingMandate', actions: 'renew' }, leave: 'left', back: 'left' },
});

// Withdrawal of the consent: explanation, write, and its outcome.

const withdrawal = autopayJourney.createStateConfig({
  description: 'The merchant reads what changes without the consent, and withdraws it or not.',
  on: {
    'withdrawal.confirmed': { target: 'submittingWithdrawal', actions: 'clearFailure' },
    'withdrawal.dismissed': 'loadingAutopay',
    back: 'loadingAutopay',
  },
});

const submittingWithdrawal = autopayJourney.createStateConfig({
  description: 'The consent is withdrawn at the service, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'updateAutopayMandate',
    src: 'updateAutopayMandate',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: { merchantId: context.loan?.merchantId ?? null, nbfc: lenderOf(context) },
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isStopped', params: ({ event }) => event.output },
        target: 'withdrawn',
        actions: [{ type: 'storeWithdrawn', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'withdrawalUnanswered',
      },
      {
        target: 'withdrawal',
        actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
    ],
    onError: 'withdrawalUnanswered',
  },
});

const withdrawalUnanswered = autopayJourney.createStateConfig({
  description: 'It is not known yet whether autopay is stopped; the merchant may check again.',
  entry: 'startWithStatusCheck',
  on: { retry: 'submittingWithdrawal', back: { target: 'loadingAutopay', actions: 'nextRequestKey' } },
});

const withdrawn = autopayJourney.createStateConfig({
  description: 'Autopay is stopped, according to the service: from now on the merchant pays manually.',
  meta: { path: STATUS_PATH },
  tags: 'committed',
  on: { retry: { guard: 'isLoanOpen', target: 'loadingMandate', actions: 'renew' }, leave: 'left' },
});

/** Autopay of a running loan: set it up, see its status, withdraw the consent. Ports, guards and actions: `setup.ts`. */
export const autopayMachine = autopayJourney.createMachine({
  id: 'autopay',
  context: initialContext,
  initial: 'loadingAutopay',
  states: {
    loadingAutopay: {
      description: "The service is asked for the latest loan and its mandate's status.",
      tags: 'pending',
      invoke: {
        id: 'loadAutopay',
        src: 'loadAutopay',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingAutopay',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'autopayUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'autopayUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    routingAutopay: {
      description: "The service's word on the loan and its mandate decides, not the return from the bank.",
      always: [
        { guard: 'hasNoLoan', target: 'noLoan' },
        { guard: 'isEndedOrRejectedLoan', target: 'loanEnded' },
        { guard: 'isActive', target: 'mandateActive' },
        { guard: 'isPaused', target: 'mandatePaused' },
        { guard: 'isUndecided', target: 'mandatePending' },
        { guard: 'isInitiated', target: 'autopay' },
        { guard: 'hasMandateEnded', target: 'mandateOver' },
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
            target: 'routingAutopay',
            actions: { type: 'storeMandate', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotOffered', params: ({ event }) => event.output },
            target: 'autopayNotOffered',
            actions: { type: 'storeMandate', params: ({ event }) => event.output },
          },
          {
            target: 'autopayUnavailable',
            actions: { type: 'storeMandate', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'autopayUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    autopay: {
      description:
        'The merchant reads what may be debited, and chooses the approval method, before leaving for the bank.',
      meta: { path: '/autopay', requirements: ['spec 2.1 row 5', 'spec 2.4 line 4'] },
      on: {
        'method.chosen': [
          {
            guard: { type: 'isMandateOfMethod', params: ({ event }) => event.chosenMethod },
            actions: { type: 'chooseMethod', params: ({ event }) => event.chosenMethod },
          },
          {
            guard: { type: 'isMethodAvailable', params: ({ event }) => event.chosenMethod },
            target: 'loadingMethod',
            actions: { type: 'chooseMethod', params: ({ event }) => event.chosenMethod },
          },
        ],
        'mandate.started': { guard: 'hasChosenMethod', target: 'openingBank', actions: 'clearFailure' },
        back: 'left',
      },
    },
    loadingMethod: {
      description: 'The service opens a mandate with the chosen method.',
      tags: 'pending',
      invoke: {
        id: 'getMandateOfMethod',
        src: 'getAutopayMandate',
        input: ({ context }) => ({
          nbfc: lenderOf(context),
          type: context.chosenMethod ?? 'UPI',
          isRenewed: false,
        }),
        onDone: {
          target: 'routingAutopay',
          actions: [
            { type: 'storeChosenMethod', params: ({ event }) => event.output },
            { type: 'storeMandate', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'autopay',
          actions: [{ type: 'storeFailure', params: crashFailure }, 'clearChosenMethod'],
        },
      },
    },
    openingBank: {
      description: "The bank's page opens; if it does not, a message says so.",
      tags: 'pending',
      invoke: {
        id: 'openBankPage',
        src: 'openBankPage',
        input: ({ context }) => ({ url: context.mandate?.authorizationUrl ?? null }),
        onDone: { target: 'loadingAutopay', actions: 'awaitBank' },
        onError: {
          target: 'autopay',
          actions: { type: 'storeFailure', params: failure('unavailable', { operation: 'openBankPage' }) },
        },
      },
      after: {
        pageOpenTimeout: {
          target: 'autopay',
          actions: { type: 'storeFailure', params: failure('timeout', { operation: 'openBankPage' }) },
        },
      },
    },
    mandatePending,
    checkingPending,
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
        retry: { guard: 'isInForce', target: 'loadingAutopay' },
        // Nothing is owed any more, but the bank could still debit: the consent can be withdrawn here as well.
        'withdrawal.opened': { guard: 'isInForce', target: 'withdrawal' },
        leave: 'left',
        back: 'left',
      },
    },
    autopayNotOffered: {
      description: 'The lender offers no mandate for this loan: the merchant pays manually.',
      on: {
        leave: [
          { guard: 'isOfferMissing', target: 'left', actions: { type: 'goTo', params: '/termloan' } },
          { target: 'left' },
        ],
        back: 'left',
      },
    },
    autopayUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      meta: { requirements: ['spec 8 line 3.9'] },
      on: { retry: 'loadingAutopay', back: 'left' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
