/** A person who taps a button when it takes taps: those of a new screen take none for a moment (src/ui/controls/button-look.ts). */
import type { UserEvent } from '@testing-library/user-event';

export function patient(person: UserEvent): UserEvent {
  return {
    ...person,
    async click(element) {
      await endOfMotion();
      await person.click(element);
    },
  };
}

/** What turns for as long as something is on its way has no end, and is not waited for. */
async function endOfMotion(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  // One that is called off, because its element is gone, is over too.
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
