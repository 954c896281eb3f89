import { assign, setup } from 'xstate';

import { type Failure, failure, type Outcome } from '../domain/failure';
import { isMandateLost, type Mandate } from '../domain/mandate';
import type { JourneyMeta, JourneyOutput, JourneyTag, Redirect, SharedEvent } from '../shared/journey';
import { createLoad } from '../shared/load';
import { port, typesOf } from '../shared/port';

interface Input {
  readonly door: '/termloan/enach';
  /** The merchant comes back from the bank's page: a hint only, the service knows what happened there. */
  readonly hasReturned: boolean;
}

interface Context extends Input {
  readonly mandate: Mandate | null;
  /** The last mandate failed, and the merchant asked for a new one. */
  readonly isRenewed: boolean;
  readonly polls: number;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

/** Polls before the page waits for the merchant: 12 every 10 s are the 2 minutes of a mandate. */
const MAX_POLLS = 12;

/** e-NACH: the merchant reads the mandate's terms, approves it on the bank's page, and comes back (spec 2.4). */
export const enachMachine = setup({
  types: typesOf<{
    context: Context;
    input: Input;
    events: SharedEvent | { type: 'mandate.started' };
    output: JourneyOutput;
    tags: JourneyTag;
    meta: JourneyMeta;
  }>(),
  actors: {
    getAutopayMandate: createLoad<Mandate, { readonly isRenewed: boolean }>(),
    /** Leaves for the bank's page; it never resolves when the page is really left. */
    openBankPage: port<void, { readonly url: string | null }>(),
  },
  guards: {
    isReady: (_, outcome: Outcome<Mandate>) => outcome.ok,
    isActive: ({ context }) => context.mandate?.status === 'ACTIVE',
    isLost: ({ context }) => context.mandate !== null && isMandateLost(context.mandate),
    isUndecided: ({ context }) =>
      context.mandate?.status === 'PENDING' || context.mandate?.status === 'PAUSED',
    mayPollAgain: ({ context }) => context.polls < MAX_POLLS,
  },
  actions: {
    keepMandate: assign((_, outcome: Outcome<Mandate>) =>
      outcome.ok ? { mandate: outcome.data, failure: null, isRenewed: false } : { failure: outcome.failure },
    ),
    renew: assign({ isRenewed: true, polls: 0 }),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    goTo: assign({ redirectTo: (_, to: Redirect) => to }),
  },
  delays: { pollDelay: 10_000, leaveTimeout: 8_000 },
}).createMachine({
  id: 'enach',
  context: ({ input }) => ({
    ...input,
    mandate: null,
    isRenewed: false,
    polls: 0,
    failure: null,
    redirectTo: '/',
  }),
  initial: 'loadingMandate',
  states: {
    loadingMandate: {
      description: 'The service opens a mandate, or says how the open one stands.',
      tags: 'pending',
      invoke: {
        id: 'getAutopayMandate',
        src: 'getAutopayMandate',
        input: ({ context }) => ({ isRenewed: context.isRenewed }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingMandate',
            actions: { type: 'keepMandate', params: ({ event }) => event.output },
          },
          {
            target: 'mandateUnavailable',
            actions: { type: 'keepMandate', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'mandateUnavailable',
          actions: { type: 'keepMandate', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingMandate: {
      description: "The service's word on the mandate decides, not the return from the bank.",
      always: [
        { guard: 'isActive', target: 'mandateActivated' },
        { guard: 'isUndecided', target: 'mandatePending' },
        { guard: 'isLost', target: 'mandateFailed' },
        { target: 'enach' },
      ],
    },
    enach: {
      description:
        'The merchant reads what the bank may debit, how often and until when, before leaving for the bank.',
      meta: { path: '/termloan/enach' },
      on: { 'mandate.started': 'openingBank', back: 'left' },
    },
    openingBank: {
      description: "The bank's page opens; when it does not, the merchant is told.",
      tags: 'pending',
      invoke: {
        id: 'openBankPage',
        src: 'openBankPage',
        input: ({ context }) => ({ url: context.mandate?.authorizationUrl ?? null }),
        onDone: 'loadingMandate',
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
    mandatePending: {
      description: 'The bank has not decided; it is asked for two minutes, and then by the merchant.',
      on: { retry: 'checkingMandate', back: 'left', leave: 'left' },
      after: { pollDelay: { guard: 'mayPollAgain', target: 'checkingMandate', actions: 'countPoll' } },
    },
    checkingMandate: {
      description: 'The service is asked whether the bank has decided.',
      tags: 'pending',
      invoke: {
        id: 'checkAutopayMandate',
        src: 'getAutopayMandate',
        input: { isRenewed: false },
        onDone: {
          target: 'routingMandate',
          actions: { type: 'keepMandate', params: ({ event }) => event.output },
        },
        onError: 'mandatePending',
      },
    },
    mandateFailed: {
      description: 'The bank said no; the merchant reads why and may try again.',
      on: { retry: { target: 'loadingMandate', actions: 'renew' }, back: 'left' },
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
    redirectTo: context.redirectTo,
    committed: context.mandate?.status === 'ACTIVE',
  }),
});
