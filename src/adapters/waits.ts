import { fromPromise } from 'xstate';

import type { Wait } from '../../machines/shared/wait';
import { whenPageIsShown } from '../bridge/page-life';
import type { App } from './app';

/**
 * A wait by the service's clock, also when the phone slept meanwhile. A wait for the same thing (`of`) goes on where it
 * was left: a wrong code does not begin it anew. One before something is sent without a tap ends on a page that is seen.
 */
export function waits({ clock }: Pick<App, 'clock'>) {
  /** When each wait ends, in milliseconds. */
  const ends = new Map<string, number>();
  return fromPromise<void, Wait>(async ({ input, signal }) => {
    const end = ends.get(input.of) ?? clock.now() + input.ms;
    ends.set(input.of, end);
    await clock.wait(input.ms === 0 ? 0 : end - clock.now(), signal);
    if (input.requiresVisiblePage !== true) return;
    await whenPageIsShown(window, signal);
  });
}
