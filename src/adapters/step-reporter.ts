import { mayReportStep } from '../../machines/domain/entry/reached-step';
import type { ReachedStep } from '../../machines/domain/entry/resume';
import { getUserState, setUserState } from '../api/operations/user-state';
import type { App } from './app';

/**
 * Reports each reached step to the service, once, one after the other. The merchant's step is read just before: opening an
 * earlier page again does not move it back. The KYC state belongs to the service, with one exception: the app reports that
 * identity has been started. A failure is in the error log, and has no effect.
 */
export function createStepReporter({
  termloan,
  newRequestKeySeed,
}: Pick<App, 'termloan' | 'newRequestKeySeed'>): (step: ReachedStep) => Promise<void> {
  let newest: string | null = null;
  let before = Promise.resolve();

  async function report(step: ReachedStep): Promise<void> {
    const { signal } = new AbortController();
    const state = await getUserState(termloan, signal);
    if (!state.ok || !mayReportStep(state.data, step)) return;
    const known = state.data.kycState ?? 'NOT_STARTED';
    const isBegun = step.processState === 'KYC' && step.processSubState !== 'kyc-status';
    const kycState = known === 'NOT_STARTED' && isBegun ? 'IN_PROGRESS' : known;
    await setUserState(termloan, { kycState, ...step }, newRequestKeySeed(), signal);
  }

  return (step) => {
    if (newest === step.processSubState) return before;
    newest = step.processSubState;
    before = before.then(() => report(step));
    return before;
  };
}
