/** What stands in for `support/through-screens` in a browser: the journey is kept, and no tests of it are declared. */
import type { AnyStateMachine } from 'xstate';
import type { JourneyUnderTest } from '../support/on-screen';

/** Something that is done with a journey, whatever its chart is. */
type Use<T> = <M extends AnyStateMachine>(journey: JourneyUnderTest<M>) => T;

let kept: (<T>(use: Use<T>) => T) | undefined;

export function testJourney<M extends AnyStateMachine>(journey: JourneyUnderTest<M>): void {
  kept = (use) => use(journey);
}

/** Does it with the journey of the file that was loaded. @throws when the file tests none */
export function withJourney<T>(use: Use<T>): T {
  if (kept === undefined) throw new Error('This file tests no journey.');
  return kept(use);
}
