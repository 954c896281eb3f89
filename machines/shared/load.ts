import { assign, fromPromise, setup } from 'xstate';

import { type Failure, failure, isWorthRetrying, type Outcome } from '../domain/base/failure';
import { notProvided, typesOf } from './port';

/**
 * The request of a load. `signal` aborts it when the state is left.
 * @param loadId the same for all tries of one load, unique on the page
 */
export type LoadRequest<TData, TInput> = (
  input: TInput,
  signal: AbortSignal,
  loadId: string,
) => Promise<Outcome<TData>>;

/** Maximum number of requests of one load, including the first. After that only the merchant can retry. */
const MAX_TRIES = 3;

/**
 * The generic load of spec section 4: request, then `ready` with data or `failed` with a failure. A request without a response is
 * retried; each request has a timeout. A journey invokes it under the operationId of its call, or
 * as `load…` where the adapter makes what is loaded from one or more calls; it offers a retry when it failed.
 * @param request provided by the adapter; charts omit it
 * @returns a chart whose output is the `Outcome`
 */
export function createLoad<TData, TInput = undefined>(request: LoadRequest<TData, TInput> = notProvided) {
  return setup({
    types: typesOf<{
      context: { readonly input: TInput; readonly tries: number; readonly outcome: Outcome<TData> | null };
      input: TInput;
      output: Outcome<TData>;
      tags: 'pending';
    }>(),
    actors: {
      request: fromPromise<Outcome<TData>, { readonly input: TInput; readonly loadId: string }>(
        ({ input, signal }) => request(input.input, signal, input.loadId),
      ),
    },
    guards: {
      isReady: (_, outcome: Outcome<TData>) => outcome.ok,
      mayTryAgain: ({ context }, { reason }: Failure) =>
        isWorthRetrying(failure(reason)) && context.tries < MAX_TRIES,
    },
    actions: {
      countTry: assign({ tries: ({ context }) => context.tries + 1 }),
      storeOutcome: assign({ outcome: (_, outcome: Outcome<TData>) => outcome }),
    },
    delays: { requestTimeout: 20_000, retryDelay: ({ context }) => context.tries * 1_000 },
  }).createMachine({
    id: 'load',
    context: ({ input }) => ({ input, tries: 0, outcome: null }),
    initial: 'requesting',
    states: {
      requesting: {
        description: 'The request is sent.',
        meta: { requirements: ['spec 4 line 1'] },
        tags: 'pending',
        entry: 'countTry',
        invoke: {
          id: 'request',
          src: 'request',
          input: ({ context, self }) => ({ input: context.input, loadId: self.sessionId }),
          onDone: [
            {
              guard: { type: 'isReady', params: ({ event }) => event.output },
              target: 'ready',
              actions: { type: 'storeOutcome', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'mayTryAgain', params: ({ event }) => failureOf(event.output) },
              target: 'waitingToRetry',
            },
            { target: 'failed', actions: { type: 'storeOutcome', params: ({ event }) => event.output } },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'storeOutcome', params: { ok: false, failure: failure('malformed') } },
          },
        },
        after: {
          requestTimeout: [
            { guard: { type: 'mayTryAgain', params: failure('timeout') }, target: 'waitingToRetry' },
            {
              target: 'failed',
              actions: { type: 'storeOutcome', params: { ok: false, failure: failure('timeout') } },
            },
          ],
        },
      },
      waitingToRetry: {
        description: 'No response came; the request is sent again after a wait.',
        tags: 'pending',
        after: { retryDelay: 'requesting' },
      },
      ready: {
        description: 'The service returned the data.',
        meta: { requirements: ['spec 4 line 1'] },
        type: 'final',
      },
      failed: {
        description: 'The service returned no data; the output is the failure.',
        meta: { requirements: ['spec 4 line 1'] },
        type: 'final',
      },
    },
    output: ({ context }) => context.outcome ?? { ok: false, failure: failure('malformed') },
  });
}

function failureOf(outcome: Outcome<unknown>): Failure {
  return outcome.ok ? failure('malformed') : outcome.failure;
}
