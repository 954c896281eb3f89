/**
 * Known bugs, to learn the tool with and to test it by: `npm run paths -- run autopay --plant chart`. Each is one that
 * somebody could really make. They stand beside the tests and are put in there, so no build of the product can hold them.
 */
import type { AnyStateMachine } from 'xstate';

import { autopayMachine } from '../../../machines/autopay/machine';
import { screens } from '../../../src/screens/autopay';
import type { JourneyUnderTest } from '../support/on-screen';

/** The journey that the bugs are planted in. */
const PLANTED = 'autopay';

/** The chart takes any answer for "stopped", also one that says that the mandate is still in force. */
const forgetfulChart = autopayMachine.provide({
  guards: { isStopped: (_, result) => result.kind === 'accepted' },
});

/** "Keep autopay" does what "Stop autopay" does. */
function swappedButtons({ send, ...rest }: Parameters<typeof screens.withdrawal>[0]) {
  return (
    <screens.withdrawal
      {...rest}
      send={(event) => send(event.type === 'withdrawal.dismissed' ? { type: 'withdrawal.confirmed' } : event)}
    />
  );
}

/**
 * The journey with one bug in it: `chart` or `screen`.
 * @throws when this journey holds no such bug
 */
export function withPlant<M extends AnyStateMachine>(
  journey: JourneyUnderTest<M>,
  plant: string,
): JourneyUnderTest<M> {
  if (journey.id !== PLANTED)
    throw new Error(`The bugs are planted in "${PLANTED}", not in "${journey.id}".`);
  // SAFETY: the journey is autopay, whose own machine and screens these are, with one guard or button that is another.
  if (plant === 'chart') return { ...journey, machine: forgetfulChart as AnyStateMachine as M };
  if (plant !== 'screen') throw new Error(`There is no bug "${plant}" in a journey with held ports.`);
  // SAFETY: as above.
  return {
    ...journey,
    screens: { ...journey.screens, withdrawal: swappedButtons } as typeof journey.screens,
  };
}
