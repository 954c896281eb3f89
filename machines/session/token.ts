import { assign, setup } from 'xstate';

import { port, typesOf } from '../shared/port';

/**
 * The token of the native host (spec 7.3). However many calls are refused at once, it is refreshed once: while it is
 * `refreshing`, another `token.refused` changes nothing. In a plain browser refreshing is a no-op of the bridge.
 */
export const tokenMachine = setup({
  types: typesOf<{
    context: { readonly refreshes: number };
    events: { type: 'token.refused' };
    tags: 'pending';
  }>(),
  actors: { refreshToken: port<void>() },
  actions: { countRefresh: assign({ refreshes: ({ context }) => context.refreshes + 1 }) },
  // The host has 4 seconds, and the service twice 5 to identify the merchant of the fresh token.
  delays: { refreshTimeout: 15_000 },
}).createMachine({
  id: 'token',
  context: { refreshes: 0 },
  initial: 'held',
  states: {
    held: {
      description: 'The token is in use.',
      on: { 'token.refused': 'refreshing' },
    },
    refreshing: {
      description:
        'The host is asked for a fresh token, once for all callers; a token of another merchant is not accepted.',
      meta: { requirements: ['spec 4 line 11', 'spec 7.3 line 2'] },
      tags: 'pending',
      exit: 'countRefresh',
      invoke: { id: 'refreshToken', src: 'refreshToken', onDone: 'held', onError: 'held' },
      after: { refreshTimeout: 'held' },
    },
  },
});
