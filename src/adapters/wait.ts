import { fromPromise } from 'xstate';

import type { WaitInput } from '../../machines/shared/wait';
import { whenPageIsShown } from '../bridge/page-visibility';
import type { App } from './app';

/**
 * Creates the actor of a wait by the service's clock, which includes time that the phone slept. A second wait for the same subject
 * (`waitId`) ends when the first would have ended: entering a wrong code does not restart it. With `requiresVisiblePage`, the wait ends
 * only while the page is visible.
 */
export function createWait({ clock }: Pick<App, 'clock'>) {
  /** End of each wait in milliseconds, by subject. */
  const endTimes = new Map<string, number>();
  return fromPromise<void, WaitInput>(async ({ input, signal }) => {
    const endTime = endTimes.get(input.waitId) ?? clock.now() + input.ms;
    endTimes.set(input.waitId, endTime);
    await clock.wait(input.ms === 0 ? 0 : endTime - clock.now(), signal);
    if (input.requiresVisiblePage !== true) return;
    await whenPageIsShown(window, signal);
  });
}
