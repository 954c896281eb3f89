import { fromPromise } from 'xstate';

import { whenPageIsShown, whenPageReturns } from '../bridge/page-visibility';
import type { App } from './app';

/** Implements `pollingPorts` (machines/shared/polling.ts). */
export function adaptPolling({ clock }: Pick<App, 'clock'>) {
  return {
    waitToAsk: fromPromise<void, { readonly wait: number | null }>(async ({ input: { wait }, signal }) => {
      if (wait === null) return new Promise(() => {});
      await clock.wait(wait, signal);
      return whenPageIsShown(window, signal);
    }),
    pageReturns,
  };
}

/** Implements the port `pageReturns`: done when the merchant returns to the page, or the phone is online again. */
export const pageReturns = fromPromise<void, undefined>(({ signal }) => whenPageReturns(window, signal));
