import { fromPromise } from 'xstate';

import type { Wait } from '../../machines/shared/wait';
import { whenPageIsShown } from '../bridge/page-life';
import type { App } from './app';

/**
 * A wait by the service's clock, including time that the phone slept. A wait for the same subject (`of`) continues: a wrong
 * code does not restart it. With `requiresVisiblePage`, it ends only while the page is visible.
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
