/**
 * Seeded mutants, to learn the tool and to test it: `npm run paths -- run autopay --plant chart`. Each is a realistic bug. They
 * are defined and applied in the tests only, so no build of the product can contain them.
 */
import type { AnyStateMachine } from 'xstate';

import { autopayMachine } from '../../../machines/autopay/machine';
import { screens } from '../../../src/screens/autopay';
import type { JourneyUnderTest } from '../support/on-screen';

/** The journey that has the seeded mutants. */
const MUTATED = 'autopay';

/** The chart accepts any answer as "stopped", even when the mandate is still active. */
const chartMutant = autopayMachine.provide({
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
 * The journey with one seeded mutant: `chart` or `screen`.
 * @throws when this journey has no such mutant
 */
export function withSeededMutant<M extends AnyStateMachine>(
  journey: JourneyUnderTest<M>,
  plant: string,
): JourneyUnderTest<M> {
  if (journey.id !== MUTATED) throw new Error(`"${MUTATED}" has seeded mutants, "${journey.id}" has none.`);
  // SAFETY: the journey is autopay, whose own machine and screens these are, with one guard or button changed.
  if (plant === 'chart') return { ...journey, machine: chartMutant as AnyStateMachine as M };
  if (plant !== 'screen')
    throw new Error(`There is no seeded mutant "${plant}" in a journey with stubbed ports.`);
  // SAFETY: as above.
  return {
    ...journey,
    screens: { ...journey.screens, withdrawal: swappedButtons } as typeof journey.screens,
  };
}
