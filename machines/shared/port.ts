import { fromPromise } from 'xstate';

/**
 * A typed effect that a chart names and an adapter fills (`machine.provide`). Until then, using it is an error.
 * @template TOutput what the effect gives back
 * @template TInput what the chart hands over
 */
export function port<TOutput, TInput = undefined>() {
  return fromPromise<TOutput, TInput>(notProvided);
}

/** The body of a port that no adapter has filled. */
export function notProvided(): Promise<never> {
  return Promise.reject(new Error('This port has no body: an adapter must provide one.'));
}

/** Names the types of a chart for `setup({ types })`. */
export function typesOf<T>(): T {
  // SAFETY: XState reads `types` at compile time only; the value is never used.
  return {} as T;
}
