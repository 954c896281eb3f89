import { fromPromise } from 'xstate';

/**
 * A typed effect that a chart declares and an adapter implements (`machine.provide`). Without an implementation it rejects.
 * @template TOutput what the effect returns
 * @template TInput what the chart passes in
 */
export function port<TOutput, TInput = undefined>() {
  return fromPromise<TOutput, TInput>(notProvided);
}

/** Implementation of a port for which no adapter provides one. */
export function notProvided(): Promise<never> {
  return Promise.reject(new Error('This port has no implementation: an adapter must provide one.'));
}

/** Declares the types of a chart for `setup({ types })`. */
export function typesOf<T>(): T {
  // SAFETY: XState reads `types` at compile time only; the value is never used.
  return {} as T;
}
