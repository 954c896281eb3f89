import { mayTellStep } from '../../machines/domain/entry/reached-step';
import type { ReachedStep } from '../../machines/domain/entry/resume';
import { getUserState, setUserState } from '../api/operations/user-state';
import type { App } from './app';

/**
 * Tells the service each step that is reached, once, and one after the other. Where the merchant stands is read just before: a
 * page that is opened again later takes nobody back. The KYC state is the service's own, but for one word: that identity was
 * begun. A failure is in the error log, and no matter.
 */
export function stepTeller({
  termloan,
  newRequestSeed,
}: Pick<App, 'termloan' | 'newRequestSeed'>): (step: ReachedStep) => Promise<void> {
  let newest: string | null = null;
  let before = Promise.resolve();

  async function tell(step: ReachedStep): Promise<void> {
    const { signal } = new AbortController();
    const state = await getUserState(termloan, signal);
    if (!state.ok || !mayTellStep(state.data, step)) return;
    const known = state.data.kycState ?? 'NOT_STARTED';
    const isBegun = step.processState === 'KYC' && step.processSubState !== 'kyc-status';
    const kycState = known === 'NOT_STARTED' && isBegun ? 'IN_PROGRESS' : known;
    await setUserState(termloan, { kycState, ...step }, newRequestSeed(), signal);
  }

  return (step) => {
    if (newest === step.processSubState) return before;
    newest = step.processSubState;
    before = before.then(() => tell(step));
    return before;
  };
}
