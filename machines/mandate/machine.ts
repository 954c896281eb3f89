import { crashed, failure } from '../domain/base/failure';
import { initialContext, wishOf } from './context';
import { mandateJourney } from './setup';
import {
  checkingMandate,
  mandateActive,
  mandateFailed,
  mandateNextDay,
  mandatePaused,
  mandatePending,
  mandateTypeUnknown,
  toAutopay,
} from './status-states';
import { checkingUpi, openingUpi, upiAwaited, upiScan } from './upi-states';

/** The mandate: what the bank may debit, approved on one way after the other (domain.md, mandate ladder). Its words: `setup.ts`. */
export const mandateMachine = mandateJourney.createMachine({
  id: 'mandate',
  context: initialContext,
  initial: 'loadingMandate',
  states: {
    loadingMandate: {
      description: 'The service says how the mandate stands, or opens one on the way that is next.',
      tags: 'pending',
      invoke: {
        id: 'loadMandate',
        src: 'loadMandate',
        input: ({ context }) => wishOf(context, false),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingMandate',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnknownId', params: ({ event }) => event.output },
            target: 'mandateUnknown',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNextNotOffered', params: ({ event }) => event.output },
            target: 'mandateApproval',
            actions: [{ type: 'keepStanding', params: ({ event }) => event.output }, 'closeWay'],
          },
          {
            guard: { type: 'isNotOffered', params: ({ event }) => event.output },
            target: 'mandateNotOffered',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
          {
            target: 'mandateUnavailable',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'mandateUnavailable', actions: { type: 'keepFailure', params: crashed } },
      },
    },
    routingMandate: {
      description: "The service's word on the mandate decides, not the return from the bank or the address.",
      always: [
        { guard: 'isMissing', target: 'noMandate' },
        { guard: 'isAnotherOne', target: 'mandateUnknown' },
        { guard: 'isUnknownType', target: 'mandateTypeUnknown' },
        { guard: 'isActiveToShow', target: 'mandateActive' },
        { guard: 'isActive', target: 'mandateActivated' },
        { guard: 'isNextDay', target: 'mandateNextDay' },
        { guard: 'isPending', target: 'mandatePending' },
        { guard: 'isPaused', target: 'mandatePaused' },
        { guard: 'isLost', target: 'mandateFailed' },
        { guard: 'isUpiAwaited', target: 'upiAwaited' },
        { guard: 'isUpiScanned', target: 'upiScan' },
        { guard: 'isEnachStep', target: 'enach' },
        { target: 'mandateApproval' },
      ],
    },
    mandateApproval: {
      description:
        'The merchant reads what may be debited, and chooses the way, before leaving for the bank.',
      meta: { path: '/termloan/mandate-approval', requirements: ['spec 2.2 line 7'] },
      on: {
        'way.chosen': {
          guard: { type: 'isWayOpen', params: ({ event }) => event.way },
          actions: { type: 'chooseWay', params: ({ event }) => event.way },
        },
        'mandate.started': { guard: 'hasApprovalMethod', target: 'loadingWay', actions: 'openWay' },
        back: 'left',
      },
    },
    loadingWay: {
      description: 'The service opens the mandate of the way that the merchant chose.',
      tags: 'pending',
      invoke: {
        id: 'loadWay',
        src: 'loadMandate',
        input: ({ context }) => wishOf(context, false),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingWay',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotOffered', params: ({ event }) => event.output },
            target: 'mandateApproval',
            actions: [{ type: 'keepStanding', params: ({ event }) => event.output }, 'closeWay'],
          },
          {
            target: 'mandateApproval',
            actions: { type: 'keepStanding', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'mandateApproval', actions: { type: 'keepFailure', params: crashed } },
      },
    },
    routingWay: {
      description: 'On to the bank by the chosen way; a mandate that was decided meanwhile is shown instead.',
      always: [
        { guard: 'isDecided', target: 'routingMandate' },
        { guard: 'isOtherWay', target: 'mandateApproval', actions: 'closeWay' },
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
        'ways.opened': { target: 'mandateApproval', actions: 'reopenWays' },
        back: 'left',
      },
    },
    openingBank: {
      description: "The bank's page opens; when it does not, the merchant is told.",
      tags: 'pending',
      invoke: {
        id: 'openBankPage',
        src: 'openBankPage',
        input: ({ context }) => ({ url: context.mandate?.authorizationUrl ?? null }),
        onDone: 'checkingMandate',
        onError: {
          target: 'enach',
          actions: { type: 'keepFailure', params: failure('unavailable', { operation: 'openBankPage' }) },
        },
      },
      after: {
        leaveTimeout: {
          target: 'enach',
          actions: { type: 'keepFailure', params: failure('timeout', { operation: 'openBankPage' }) },
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
      description:
        'The address names a mandate that is not one of this merchant: the one that is theirs can be shown.',
      on: { retry: { target: 'loadingMandate', actions: 'forgetId' }, back: 'left' },
    },
    noMandate: {
      description: 'No mandate was ever asked for: it can be set up.',
      meta: { path: '/termloan/mandate/status', requirements: ['spec 2.2 line 37'] },
      on: { retry: [toAutopay, { target: 'loadingMandate', actions: 'openFirst' }], back: 'left' },
    },
    mandateNotOffered: {
      description: 'The lender opens no mandate, or no offer was confirmed yet.',
      on: { leave: { target: 'left', actions: { type: 'goTo', params: '/termloan' } }, back: 'left' },
    },
    mandateUnavailable: {
      description: 'The service did not answer; the merchant may ask again.',
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
    redirectTo: context.redirectTo ?? (context.isOfLoan ? '/termloan/home' : '/'),
    committed: context.redirectTo === '/termloan/agreement',
  }),
});
