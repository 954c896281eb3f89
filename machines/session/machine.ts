import { assign, setup } from 'xstate';

import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { Merchant } from '../domain/merchant/merchant';
import { createLoad } from '../shared/load';
import { port, typesOf } from '../shared/port';

/** Where the page runs: in the web view of the native app, or in a browser. */
export interface Host {
  readonly kind: 'native' | 'browser';
  /** A native app was expected, but its bridge was not found: the page continues as in a browser, with a notice. */
  readonly isBridgeMissing: boolean;
  /**
   * The browser blocks the cookie of the session, because the services are on another site than the app.
   */
  readonly isCookieBlocked: boolean;
}

interface Context {
  readonly host: Host | null;
  readonly merchant: Merchant | null;
  readonly failure: Failure | null;
}

/**
 * The session (spec 6): finds the host, then identifies the merchant. It runs as long as the tab. No journey calls a service before it is
 * `ready`, but for the public ones (`publicJourneys` in `src/routes/journeys.ts`), which wait for the host only.
 */
export const sessionMachine = setup({
  types: typesOf<{
    context: Context;
    events: { type: 'retry' } | { type: 'session.expired' } | { type: 'merchant.changed' };
    tags: 'pending';
  }>(),
  actors: {
    connectHost: port<Host>(),
    getMerchant: createLoad<Merchant>(),
  },
  guards: {
    isReady: (_, outcome: Outcome<Merchant>) => outcome.ok,
    isCookieBlocked: ({ context }) => context.host?.isCookieBlocked === true,
    isRefusedForGood: ({ context }, outcome: Outcome<Merchant>) =>
      !outcome.ok && outcome.failure.reason === 'session-ended' && context.host?.isCookieBlocked === true,
    isRefused: (_, outcome: Outcome<Merchant>) => !outcome.ok && outcome.failure.reason === 'session-ended',
  },
  actions: {
    storeHost: assign({ host: (_, host: Host) => host }),
    storeMerchant: assign((_, outcome: Outcome<Merchant>) =>
      outcome.ok ? { merchant: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    clearMerchant: assign({ merchant: null }),
  },
}).createMachine({
  id: 'session',
  context: { host: null, merchant: null, failure: null },
  initial: 'connecting',
  states: {
    connecting: {
      description:
        'The native bridge may appear late; after 3 seconds the page continues as in a plain browser.',
      meta: { requirements: ['spec 4 line 11', 'spec 6 line 1'] },
      tags: 'pending',
      invoke: {
        id: 'connectHost',
        src: 'connectHost',
        onDone: {
          target: 'loadingMerchant',
          actions: { type: 'storeHost', params: ({ event }) => event.output },
        },
        onError: {
          target: 'loadingMerchant',
          actions: {
            type: 'storeHost',
            params: { kind: 'browser', isBridgeMissing: true, isCookieBlocked: false },
          },
        },
      },
    },
    loadingMerchant: {
      description: 'The service is asked who the merchant is.',
      tags: 'pending',
      invoke: {
        id: 'getMerchant',
        src: 'getMerchant',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'storeMerchant', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRefusedForGood', params: ({ event }) => event.output },
            target: 'notSignedInHere',
          },
          { guard: { type: 'isRefused', params: ({ event }) => event.output }, target: 'ended' },
          {
            target: 'merchantUnavailable',
            actions: { type: 'storeMerchant', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'merchantUnavailable',
          actions: { type: 'storeMerchant', params: { ok: false, failure: failure('malformed') } },
        },
      },
      on: {
        'session.expired': [{ guard: 'isCookieBlocked', target: 'notSignedInHere' }, { target: 'ended' }],
      },
    },
    ready: {
      description: 'The merchant is known; journeys may run.',
      meta: { requirements: ['spec 6 line 1'] },
      on: { 'session.expired': 'ended', 'merchant.changed': 'changed' },
    },
    merchantUnavailable: {
      description: 'The service could not say who the merchant is; the merchant may check again.',
      on: { retry: 'loadingMerchant' },
    },
    notSignedInHere: {
      description:
        'A plain browser in which nobody can sign in: it blocks the cookie of services on another site.',
      meta: { requirements: ['spec 6 line 1'] },
      on: { retry: 'connecting' },
    },
    ended: {
      description: 'The service refused the credentials, also with a fresh token.',
      entry: 'clearMerchant',
      on: { retry: 'connecting', 'merchant.changed': 'changed' },
    },
    changed: {
      description: 'The service returned another merchant: nothing of the first one is continued or shown.',
      entry: 'clearMerchant',
      on: { retry: 'connecting' },
    },
  },
});
