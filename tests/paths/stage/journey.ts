/** What stands in for `support/through-screens` in a browser: the journey is kept, and no tests of it are declared. */
import type { AnyStateMachine } from 'xstate';
import type { JourneyUnderTest } from '../support/on-screen';

let kept: JourneyUnderTest<AnyStateMachine> | undefined;

export function testJourney<M extends AnyStateMachine>(journey: JourneyUnderTest<M>): void {
  // SAFETY: whoever walks it gives it only events that its own samples made.
  kept = journey as unknown as JourneyUnderTest<AnyStateMachine>;
}

/** The journey of the file that was loaded. @throws when it tests none */
export function journeyOnStage(): JourneyUnderTest<AnyStateMachine> {
  if (kept === undefined) throw new Error('This file tests no journey.');
  return kept;
}
