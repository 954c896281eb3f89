import { assign, setup } from 'xstate';

import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { Merchant } from '../domain/merchant/merchant';
import { createLoad } from '../shared/load';
import { port, typesOf } from '../shared/port';

/** What carries the app: a native host with its bridge, or a plain browser. */
export interface Host {
  readonly kind: 'native' | 'browser';
  /** A web view was expected, but its bridge never showed: the page goes on with a quiet notice. */
  readonly isBridgeMissing: boolean;
  /**
   * The cookie says who is here, and the services are on another site than the app: browsers keep such a cookie from them.
   */
  readonly isCookieKeptBack: boolean;
}

interface Context {
  readonly host: Host | null;
  readonly merchant: Merchant | null;
  readonly failure: Failure | null;
}

/**
 * Who is here (spec 6): the native host or a plain browser, then the merchant. It lives as long as the tab.
 * No journey asks for anything before it is `ready`.
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
    isCookieKeptBack: ({ context }) => context.host?.isCookieKeptBack === true,
    isRefusedForGood: ({ context }, outcome: Outcome<Merchant>) =>
      !outcome.ok && outcome.failure.reason === 'session-ended' && context.host?.isCookieKeptBack === true,
    isRefused: (_, outcome: Outcome<Merchant>) => !outcome.ok && outcome.failure.reason === 'session-ended',
  },
  actions: {
    keepHost: assign({ host: (_, host: Host) => host }),
    keepMerchant: assign((_, outcome: Outcome<Merchant>) =>
      outcome.ok ? { merchant: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    forgetMerchant: assign({ merchant: null }),
  },
}).createMachine({
  id: 'session',
  context: { host: null, merchant: null, failure: null },
  initial: 'connecting',
  states: {
    connecting: {
      description: 'The native bridge may appear late; after 3 seconds the page goes on as a plain browser.',
      meta: { requirements: ['spec 4 line 11', 'spec 6 line 1'] },
      tags: 'pending',
      invoke: {
        id: 'connectHost',
        src: 'connectHost',
        onDone: {
          target: 'loadingMerchant',
          actions: { type: 'keepHost', params: ({ event }) => event.output },
        },
        onError: {
          target: 'loadingMerchant',
          actions: {
            type: 'keepHost',
            params: { kind: 'browser', isBridgeMissing: true, isCookieKeptBack: false },
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
            actions: { type: 'keepMerchant', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRefusedForGood', params: ({ event }) => event.output },
            target: 'notSignedInHere',
          },
          { guard: { type: 'isRefused', params: ({ event }) => event.output }, target: 'ended' },
          {
            target: 'merchantUnavailable',
            actions: { type: 'keepMerchant', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'merchantUnavailable',
          actions: { type: 'keepMerchant', params: { ok: false, failure: failure('malformed') } },
        },
      },
      on: {
        'session.expired': [{ guard: 'isCookieKeptBack', target: 'notSignedInHere' }, { target: 'ended' }],
      },
    },
    ready: {
      description: 'The merchant is known; journeys may run.',
      meta: { requirements: ['spec 6 line 1'] },
      on: { 'session.expired': 'ended', 'merchant.changed': 'changed' },
    },
    merchantUnavailable: {
      description: 'The service could not say who the merchant is; the merchant may ask again.',
      on: { retry: 'loadingMerchant' },
    },
    notSignedInHere: {
      description:
        'A plain browser in which nobody can be signed in: it keeps the cookie of services on another site.',
      meta: { requirements: ['spec 6 line 1'] },
      on: { retry: 'connecting' },
    },
    ended: {
      description: 'The service refused who we say we are, also with a fresh token.',
      entry: 'forgetMerchant',
      on: { retry: 'connecting', 'merchant.changed': 'changed' },
    },
    changed: {
      description:
        'The service names another merchant by now: nothing of the first one goes on, or is shown.',
      entry: 'forgetMerchant',
      on: { retry: 'connecting' },
    },
  },
});
