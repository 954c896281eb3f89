import { crashFailure, failure } from '../domain/base/failure';
import { polling, rereadOnReturn } from '../shared/polling';
import { initialContext } from './context';
import { mandateJourney, mandateRequestOf, statusPage, upiPage } from './setup';

// The mandate's status, according to the service.

/** After the signature the autopay journey sets up and stops the mandate. Before it, this journey does. */
const toAutopay = {
  guard: 'isLoanSigned',
  target: 'left',
  actions: { type: 'goTo', params: '/autopay' },
} as const;
const toContact = { target: 'left', actions: 'goToContact' } as const;

const mandatePending = mandateJourney.createStateConfig({
  description:
    'The bank has not decided; it is polled for two minutes; after that the merchant checks manually.',
  meta: { ...statusPage, requirements: ['spec 2.2 line 37'] },
  entry: 'markWaited',
  invoke: polling('mandate', 'checkingMandate', { wait: 'waitForBank', back: 'pageReturns' }),
  on: { retry: 'checkingMandate', leave: 'left', back: 'left' },
});

const mandateNextDay = mandateJourney.createStateConfig({
  description: 'With Aadhaar the bank answers on the next working day: the service is not polled.',
  meta: statusPage,
  entry: 'markWaited',
  invoke: rereadOnReturn('checkingMandate', 'dayReturns'),
  on: { retry: 'checkingMandate', leave: 'left', back: 'left' },
});

const checkingMandate = mandateJourney.createStateConfig({
  description: 'The service is asked whether the bank has decided.',
  tags: 'pending',
  invoke: {
    id: 'checkMandate',
    src: 'loadMandate',
    input: ({ context }) => mandateRequestOf(context, { isCheck: true }),
    onDone: {
      target: 'routingMandate',
      actions: { type: 'storeFacts', params: ({ event }) => event.output },
    },
    onError: { target: 'routingMandate', actions: { type: 'storeFailure', params: crashFailure } },
  },
  // The page polls every few seconds: a tap during a poll must work too.
  on: { back: 'left' },
});

const mandateFailed = mandateJourney.createStateConfig({
  description:
    'The mandate was refused, stopped or expired: the reason, and only the next method that can work.',
  meta: statusPage,
  on: {
    retry: [toAutopay, { guard: 'mayTryAgain', target: 'loadingMandate', actions: 'openAgain' }],
    'nextMethod.chosen': { guard: 'hasNextMethod', target: 'loadingMandate', actions: 'openNext' },
    'contact.opened': { guard: 'needsHelp', ...toContact },
    back: 'left',
  },
});

const mandatePaused = mandateJourney.createStateConfig({
  description: 'The debits are paused by the bank: they are resumed in the bank’s own app.',
  meta: statusPage,
  invoke: rereadOnReturn('checkingMandate', 'pauseReturns'),
  on: { retry: 'checkingMandate', 'contact.opened': toContact, back: 'left' },
});

const mandateActive = mandateJourney.createStateConfig({
  description: 'The mandate is active, according to the service.',
  meta: statusPage,
  on: {
    leave: [toAutopay, { target: 'left', actions: { type: 'goTo', params: '/termloan/agreement' } }],
    back: 'left',
  },
});

const mandateTypeUnknown = mandateJourney.createStateConfig({
  description: 'A mandate of an unknown type: the page says what it can show, and what it cannot.',
  meta: statusPage,
  on: { retry: 'checkingMandate', 'contact.opened': toContact, back: 'left' },
});

// The approval in a UPI app: on this phone, or on another one by a QR code. What the phone reports is only a hint.

const openingUpi = mandateJourney.createStateConfig({
  description:
    'A UPI app opens; without an answer in two seconds the QR code and the other methods are shown.',
  tags: 'pending',
  invoke: {
    id: 'openUpiIntent',
    src: 'openUpiIntent',
    input: ({ context }) => ({ url: context.mandate?.upiLink ?? null }),
    onDone: [
      {
        guard: { type: 'isUpiAppOpened', params: ({ event }) => event.output },
        target: 'upiAwaited',
        actions: 'awaitApp',
      },
      { target: 'upiScan', actions: ['awaitScan', 'markNoApp'] },
    ],
    onError: { target: 'upiScan', actions: ['awaitScan', 'markNoApp'] },
  },
  after: { pageOpenTimeout: { target: 'upiScan', actions: ['awaitScan', 'markNoApp'] } },
});

const upiAwaited = mandateJourney.createStateConfig({
  description:
    'The merchant approves in the UPI app; the service is polled for two minutes; after that the merchant checks manually.',
  meta: { ...upiPage, requirements: ['spec 2.2 line 8', 'spec 2.4 line 4'] },
  invoke: polling('mandate', 'checkingUpi'),
  on: {
    retry: 'checkingUpi',
    'qr.opened': { target: 'upiScan', actions: 'awaitScan' },
    back: { target: 'mandateApproval', actions: 'reopenMethods' },
  },
});

const upiScan = mandateJourney.createStateConfig({
  description:
    'A second phone scans the code; the service is polled for two minutes; after that the merchant checks manually.',
  meta: { ...upiPage, requirements: ['spec 2.2 line 8'] },
  invoke: polling('mandate', 'checkingUpi', { wait: 'waitForScan', back: 'scanReturns' }),
  on: {
    retry: 'checkingUpi',
    'methods.opened': { target: 'mandateApproval', actions: 'reopenMethods' },
    back: { target: 'mandateApproval', actions: 'reopenMethods' },
  },
});

const checkingUpi = mandateJourney.createStateConfig({
  description: 'The service is asked whether the UPI app has approved it.',
  tags: 'pending',
  invoke: {
    id: 'checkUpi',
    src: 'loadMandate',
    input: ({ context }) => mandateRequestOf(context, { isCheck: true }),
    onDone: {
      target: 'routingMandate',
      actions: { type: 'storeFacts', params: ({ event }) => event.output },
    },
    onError: { target: 'routingMandate', actions: { type: 'storeFailure', params: crashFailure } },
  },
  // The page polls every few seconds: a tap during a poll must work too.
  on: { back: { target: 'mandateApproval', actions: 'reopenMethods' } },
});

/** The mandate: what the bank may debit, and its approval, in the fallback order of the methods (assumed: mandate fallback). Ports, guards and actions: `setup.ts`. */
export const mandateMachine = mandateJourney.createMachine({
  id: 'mandate',
  context: initialContext,
  initial: 'loadingMandate',
  states: {
    loadingMandate: {
      description: 'The service returns the mandate, or opens one with the next method.',
      tags: 'pending',
      invoke: {
        id: 'loadMandate',
        src: 'loadMandate',
        input: ({ context }) => mandateRequestOf(context, { isCheck: false }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingMandate',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnknownId', params: ({ event }) => event.output },
            target: 'mandateUnknown',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNextNotOffered', params: ({ event }) => event.output },
            target: 'mandateApproval',
            actions: [{ type: 'storeFacts', params: ({ event }) => event.output }, 'markMethodUnavailable'],
          },
          {
            guard: { type: 'isNotOffered', params: ({ event }) => event.output },
            target: 'mandateNotOffered',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'mandateUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'mandateUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    routingMandate: {
      description:
        "The mandate's status from the service decides, not the return from the bank or the address.",
      always: [
        { guard: 'isMissing', target: 'noMandate' },
        { guard: 'isOtherMandate', target: 'mandateUnknown' },
        { guard: 'isUnknownType', target: 'mandateTypeUnknown' },
        { guard: 'shouldShowActive', target: 'mandateActive' },
        { guard: 'isActive', target: 'mandateActivated' },
        { guard: 'isNextDay', target: 'mandateNextDay' },
        { guard: 'isPending', target: 'mandatePending' },
        { guard: 'isPaused', target: 'mandatePaused' },
        { guard: 'isEnded', target: 'mandateFailed' },
        { guard: 'isUpiAwaited', target: 'upiAwaited' },
        { guard: 'isUpiQrAwaited', target: 'upiScan' },
        { guard: 'isEnachStep', target: 'enach' },
        { target: 'mandateApproval' },
      ],
    },
    mandateApproval: {
      description:
        'The merchant reads what may be debited, and chooses the approval method, before leaving for the bank.',
      meta: { path: '/termloan/mandate-approval', requirements: ['spec 2.2 line 7'] },
      on: {
        'method.chosen': {
          guard: { type: 'isMethodAvailable', params: ({ event }) => event.approvalMethod },
          actions: { type: 'chooseMethod', params: ({ event }) => event.approvalMethod },
        },
        'mandate.started': { guard: 'hasApprovalMethod', target: 'loadingMethod', actions: 'openMethod' },
        back: 'left',
      },
    },
    loadingMethod: {
      description: 'The service opens a mandate with the chosen method.',
      tags: 'pending',
      invoke: {
        id: 'loadMethod',
        src: 'loadMandate',
        input: ({ context }) => mandateRequestOf(context, { isCheck: false }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingMethod',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotOffered', params: ({ event }) => event.output },
            target: 'mandateApproval',
            actions: [{ type: 'storeFacts', params: ({ event }) => event.output }, 'markMethodUnavailable'],
          },
          {
            target: 'mandateApproval',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'mandateApproval', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    routingMethod: {
      description:
        'Opens the bank by the chosen method; a mandate that was decided meanwhile is shown instead.',
      always: [
        { guard: 'isNoLongerOpen', target: 'routingMandate' },
        { guard: 'isOtherMethod', target: 'mandateApproval', actions: 'markMethodUnavailable' },
        { guard: 'isByUpiApp', target: 'openingUpi' },
        { guard: 'isByUpiQr', target: 'upiScan', actions: 'awaitScan' },
        { target: 'openingBank' },
      ],
    },
    enach: {
      description:
        'The merchant reads what the bank may debit, how often and until when, before leaving for the bank.',
      meta: { path: '/termloan/enach', requirements: ['spec 2.2 line 14', 'spec 2.4 line 4'] },
      on: {
        'mandate.started': { target: 'openingBank', actions: 'clearFailure' },
        'methods.opened': { target: 'mandateApproval', actions: 'reopenMethods' },
        back: 'left',
      },
    },
    openingBank: {
      description: "The bank's page opens; if it does not, a message says so.",
      tags: 'pending',
      invoke: {
        id: 'openBankPage',
        src: 'openBankPage',
        input: ({ context }) => ({ url: context.mandate?.authorizationUrl ?? null }),
        onDone: 'checkingMandate',
        onError: {
          target: 'enach',
          actions: { type: 'storeFailure', params: failure('unavailable', { operation: 'openBankPage' }) },
        },
      },
      after: {
        pageOpenTimeout: {
          target: 'enach',
          actions: { type: 'storeFailure', params: failure('timeout', { operation: 'openBankPage' }) },
        },
      },
    },
    openingUpi,
    upiAwaited,
    upiScan,
    checkingUpi,
    mandatePending,
    mandateNextDay,
    checkingMandate,
    mandateFailed,
    mandatePaused,
    mandateActive,
    mandateTypeUnknown,
    mandateUnknown: {
      description: 'The URL names no mandate that this merchant has now: the current one can be shown.',
      on: { retry: { target: 'loadingMandate', actions: 'clearId' }, back: 'left' },
    },
    noMandate: {
      description: 'There is no mandate yet: it can be set up.',
      meta: { path: '/termloan/mandate/status', requirements: ['spec 2.2 line 37'] },
      on: { retry: [toAutopay, { target: 'loadingMandate', actions: 'openFirst' }], back: 'left' },
    },
    mandateNotOffered: {
      description: 'The lender opens no mandate, or no offer was confirmed yet.',
      on: { leave: { target: 'left', actions: { type: 'goTo', params: '/termloan' } }, back: 'left' },
    },
    mandateUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: 'loadingMandate', back: 'left' },
    },
    mandateActivated: {
      description: 'The mandate is active: the agreement comes next.',
      type: 'final',
      entry: { type: 'goTo', params: '/termloan/agreement' },
    },
    left: {
      description: 'The merchant left; not to the entry, which would resume the step that they just left.',
      type: 'final',
    },
  },
  output: ({ context }) => ({
    redirectTo: context.redirectTo ?? (context.isLoanSigned ? '/termloan/home' : '/'),
    committed: context.redirectTo === '/termloan/agreement',
  }),
});
