/** A small loan journey for the tests of the kit: loads, deep links, a retry, a timer, polling, a commit. */
import { assign, fromPromise, setup } from 'xstate';

export interface LoanContext {
  readonly attempts: number;
  readonly pan: string;
  readonly polls: number;
  readonly done: readonly string[];
}

export type LoanEvent =
  | { readonly type: 'pan.submitted'; readonly pan: string }
  | { readonly type: 'terms.accepted' }
  | { readonly type: 'help.left' }
  | { readonly type: 'back' }
  | { readonly type: 'retry' };

const notProvided = () => Promise.reject(new Error('not provided'));

const loanSetup = setup({
  // SAFETY: `types` carries types only; XState never reads the values.
  types: {
    context: {} as LoanContext,
    events: {} as LoanEvent,
    input: {} as { readonly knownPan?: string },
    tags: {} as 'pending' | 'committed',
    meta: {} as { readonly path?: string },
  },
  actors: {
    getUserState: fromPromise<{ readonly blocked: boolean }>(notProvided),
    verifyPan: fromPromise<{ readonly ok: boolean }, { readonly pan: string }>(notProvided),
    acceptTerms: fromPromise<{ readonly status: 'paid' | 'unknown' }>(notProvided),
    getLoanStatus: fromPromise<{ readonly paid: boolean }>(notProvided),
  },
  guards: {
    hasPan: ({ context }) => context.pan !== '',
    isAllowed: (_, params: { readonly blocked: boolean }) => !params.blocked,
    isOk: (_, params: { readonly ok: boolean }) => params.ok,
    hasAttempts: ({ context }) => context.attempts < 3,
    hasPolls: ({ context }) => context.polls < 2,
    isPaid: (_, params: { readonly paid: boolean }) => params.paid,
    didPan: ({ context }) => context.done.includes('pan'),
  },
  actions: {
    storePan: assign({ pan: (_, params: { readonly pan: string }) => params.pan }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    markPan: assign({ done: ({ context }) => [...context.done, 'pan'] }),
  },
  delays: { slow: 8000, poll: ({ context }) => 1000 * (context.polls + 1) },
});

export const loanChart = loanSetup.createMachine({
  id: 'loan',
  context: ({ input }) => ({ attempts: 0, pan: input.knownPan ?? '', polls: 0, done: [] }),
  initial: 'loadingUser',
  states: {
    loadingUser: {
      description: 'Loads the user.',
      tags: 'pending',
      invoke: {
        id: 'getUserState',
        src: 'getUserState',
        onDone: [
          { guard: { type: 'isAllowed', params: ({ event }) => event.output }, target: 'routingStart' },
          { target: 'help' },
        ],
        onError: 'loadFailed',
      },
    },
    loadFailed: { description: 'Loading failed; retry is offered.', on: { retry: 'loadingUser' } },
    routingStart: {
      description: 'Skips the PAN when it is known.',
      always: [{ guard: 'hasPan', target: 'verifyingPan' }, { target: 'pan' }],
    },
    pan: {
      id: 'pan',
      description: 'The person enters the PAN.',
      meta: { path: '/loan/pan' },
      route: { guard: 'didPan' },
      on: {
        'pan.submitted': {
          target: 'verifyingPan',
          actions: { type: 'storePan', params: ({ event }) => ({ pan: event.pan }) },
        },
        back: undefined,
      },
    },
    verifyingPan: {
      description: 'The server verifies the PAN.',
      tags: 'pending',
      entry: 'countAttempt',
      invoke: {
        id: 'verifyPan',
        src: 'verifyPan',
        input: ({ context }) => ({ pan: context.pan }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'terms',
            actions: 'markPan',
          },
          { guard: 'hasAttempts', target: 'pan' },
          { target: 'help' },
        ],
        onError: 'help',
      },
      after: { slow: 'help' },
    },
    terms: {
      id: 'terms',
      description: 'The person reads and accepts the terms.',
      meta: { path: '/loan/terms' },
      route: { guard: 'didPan' },
      on: { 'terms.accepted': 'submittingTerms', back: 'pan' },
    },
    submittingTerms: {
      description: 'The server records the acceptance.',
      tags: 'pending',
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ paid: event.output.status === 'paid' }) },
            target: 'disbursed',
          },
          { target: 'waitingForMoney' },
        ],
        onError: 'help',
      },
    },
    waitingForMoney: {
      description: 'A pause before the next poll.',
      tags: 'pending',
      after: { poll: 'checkingMoney' },
    },
    checkingMoney: {
      description: 'Polls whether the money was sent.',
      tags: 'pending',
      entry: 'countPoll',
      invoke: {
        id: 'getLoanStatus',
        src: 'getLoanStatus',
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'disbursed' },
          { guard: 'hasPolls', target: 'waitingForMoney' },
          { target: 'help' },
        ],
        onError: 'help',
      },
    },
    help: { description: 'Help, which can be left.', on: { 'help.left': 'left' } },
    disbursed: { description: 'The money was sent.', tags: 'committed', type: 'final' },
    left: { description: 'The person left.', type: 'final' },
  },
});

/** Seeded mutant: the PAN can be tried without limit. */
export const buggyChart = loanChart.provide({ guards: { hasAttempts: () => true } });
