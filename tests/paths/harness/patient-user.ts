/** A user who waits for animations before a tap: buttons of a new screen ignore taps for a moment (src/ui/controls/button-style.ts). */
import type { UserEvent } from '@testing-library/user-event';

export function patientUser(person: UserEvent): UserEvent {
  return {
    ...person,
    async click(element) {
      await endOfMotion();
      await person.click(element);
    },
  };
}

/** Waits for finite animations; a spinner is endless and ignored. */
async function endOfMotion(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  // A cancelled animation, whose element is gone, counts as finished.
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
