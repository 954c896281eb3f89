/** Stub of `support/through-screens` in a browser: stores the journey and declares no tests. */
import type { AnyStateMachine } from 'xstate';
import type { JourneyUnderTest } from '../support/on-screen';

/** A function over a journey of any chart. */
type Use<T> = <M extends AnyStateMachine>(journey: JourneyUnderTest<M>) => T;

let loadedJourney: (<T>(use: Use<T>) => T) | undefined;

export function testJourney<M extends AnyStateMachine>(journey: JourneyUnderTest<M>): void {
  loadedJourney = (use) => use(journey);
}

/** Calls `use` with the journey of the loaded file. @throws when the file tests none */
export function withJourney<T>(use: Use<T>): T {
  if (loadedJourney === undefined) throw new Error('This file tests no journey.');
  return loadedJourney(use);
}
