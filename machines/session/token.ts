import { assign, setup } from 'xstate';

import { port, typesOf } from '../shared/port';

/**
 * The token of the native host (spec 7.3). While it is `refreshing`, another `token.refused` is ignored, so that several calls that
 * are refused at the same time cause one refresh. In a browser without a native host the refresh does nothing.
 */
export const tokenMachine = setup({
  types: typesOf<{
    context: { readonly refreshes: number };
    events: { type: 'token.refused' };
    tags: 'pending';
  }>(),
  actors: { refreshToken: port<void>() },
  actions: { countRefresh: assign({ refreshes: ({ context }) => context.refreshes + 1 }) },
  // The host has 4 s to return a token; then the service is asked for the merchant of the new token, at most twice 5 s.
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
