import { hasLastKnownLoan } from '../storage/last-known-loan';
import type { App } from './app';

/** Whether a running loan was seen on this phone in the last day, of whichever merchant was signed in then. */
export function hasKnownLoan({ storage, clock }: Pick<App, 'storage' | 'clock'>): boolean {
  return hasLastKnownLoan(storage, clock.now());
}
