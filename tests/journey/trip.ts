import { assign, fromPromise, setup } from 'xstate';

import type { JourneyMeta, JourneyOutput, JourneyTag, Redirect } from '../../machines/shared/journey';
import { typesOf } from '../../machines/shared/port';

/** Stubbed answers, controlled by the test. */
export interface TripStubs {
  readonly load: Promise<void>;
  readonly check: Promise<void>;
  readonly pay: Promise<void>;
  /** The third step is open. */
  readonly isThirdOpen: boolean;
}

/** A small journey with every kind of state: steps, a wait, a payment, a receipt, an end. */
export function createTrip(stubs: TripStubs) {
  return setup({
    types: typesOf<{
      context: { readonly entryUrl: string; readonly redirectTo: Redirect; readonly committed: boolean };
      input: { readonly entryUrl: string };
      events:
        | { type: 'back' }
        | { type: 'next' }
        | { type: 'checked' }
        | { type: 'asked' }
        | { type: 'paid' }
        | { type: 'failed' }
        | { type: 'lost' }
        | { type: 'ended'; redirectTo: Redirect; committed?: boolean };
      output: JourneyOutput;
      tags: JourneyTag;
      meta: JourneyMeta;
    }>(),
    actors: {
      load: fromPromise(() => stubs.load),
      check: fromPromise(() => stubs.check),
      pay: fromPromise(() => stubs.pay),
    },
    guards: {
      isThirdOpen: () => stubs.isThirdOpen,
      isThirdEntryUrl: ({ context }) => stubs.isThirdOpen && context.entryUrl === '/trip/three',
      isSecondEntryUrl: ({ context }) => context.entryUrl === '/trip/two',
      isClosedEntryUrl: ({ context }) => context.entryUrl === '/trip/closed',
    },
    actions: {
      end: assign((_, to: { redirectTo: Redirect; committed?: boolean | undefined }) => ({
        redirectTo: to.redirectTo,
        committed: to.committed ?? false,
      })),
    },
  }).createMachine({
    id: 'trip',
    context: ({ input }) => ({ entryUrl: input.entryUrl, redirectTo: '/', committed: false }),
    initial: 'loading',
    on: {
      ended: {
        target: '.over',
        actions: {
          type: 'end',
          params: ({ event }) => ({ redirectTo: event.redirectTo, committed: event.committed }),
        },
      },
    },
    states: {
      loading: { tags: 'pending', invoke: { src: 'load', onDone: 'routing' } },
      routing: {
        always: [
          { guard: 'isClosedEntryUrl', target: 'over' },
          { guard: 'isThirdEntryUrl', target: 'three' },
          { guard: 'isSecondEntryUrl', target: 'two' },
          { target: 'one' },
        ],
      },
      one: { id: 'one', meta: { path: '/trip/one' }, route: {}, on: { next: 'two', back: 'over' } },
      two: {
        id: 'two',
        meta: { path: '/trip/two' },
        route: {},
        on: { next: 'three', checked: 'checking', asked: 'asking', back: 'one' },
      },
      checking: { tags: 'pending', invoke: { src: 'check', onDone: 'two' } },
      asking: { tags: 'pending', invoke: { src: 'check', onDone: 'two' }, on: { back: 'one' } },
      three: {
        id: 'three',
        meta: { path: '/trip/three' },
        route: { guard: 'isThirdOpen' },
        on: { paid: 'paying', failed: 'failed', lost: 'lost', back: 'two' },
      },
      failed: { on: { back: 'three' } },
      lost: { on: { back: 'loading' } },
      paying: {
        tags: ['pending', 'committing'],
        invoke: { src: 'pay', onDone: 'receipt', onError: 'three' },
      },
      receipt: { meta: { path: '/trip/receipt' }, tags: 'committed' },
      over: { type: 'final' },
    },
    output: ({ context }) => ({ redirectTo: context.redirectTo, committed: context.committed }),
  });
}

/** A journey of two pages that keeps the query. */
export const queryMachine = setup({
  types: typesOf<{ events: { type: 'back' } | { type: 'next' }; output: JourneyOutput; meta: JourneyMeta }>(),
}).createMachine({
  id: 'query',
  meta: { keepsQuery: true },
  initial: 'one',
  states: {
    one: { meta: { path: '/query/one' }, on: { next: 'two', back: 'over' } },
    two: { meta: { path: '/query/two' }, on: { back: 'one' } },
    over: { type: 'final' },
  },
  output: { redirectTo: '/page' },
});

/** A journey of one page, shown immediately. */
export const pageMachine = setup({
  types: typesOf<{ events: { type: 'back' }; output: JourneyOutput; meta: JourneyMeta }>(),
}).createMachine({
  id: 'page',
  initial: 'shown',
  states: { shown: { meta: { path: '/page' }, on: { back: 'over' } }, over: { type: 'final' } },
  output: { redirectTo: '/' },
});
