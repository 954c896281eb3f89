import type { StepReport } from '../../machines/domain/entry/resume';
import { mayReportStep } from '../../machines/domain/entry/step-report';
import { getUserState, setUserState } from '../api/operations/user-state';
import type { App } from './app';

/**
 * Creates a function that reports the reached steps to the service, one after the other, and not the same step twice in a row. The
 * step that the service has is read before each report, so that opening an earlier page does not move the merchant back. The KYC
 * state is sent back unchanged, except that the app reports the start of the identity check. Failures are only logged.
 */
export function createStepReporter({
  termloan,
  newRequestKeySeed,
}: Pick<App, 'termloan' | 'newRequestKeySeed'>): (step: StepReport) => Promise<void> {
  let lastStep: string | null = null;
  let lastReport = Promise.resolve();

  async function report(step: StepReport): Promise<void> {
    const { signal } = new AbortController();
    const state = await getUserState(termloan, signal);
    if (!state.ok || !mayReportStep(state.data, step)) return;
    const currentKycState = state.data.kycState ?? 'NOT_STARTED';
    const isIdentityStarted = step.processState === 'KYC' && step.processSubState !== 'kyc-status';
    const kycState = currentKycState === 'NOT_STARTED' && isIdentityStarted ? 'IN_PROGRESS' : currentKycState;
    await setUserState(termloan, { kycState, ...step }, newRequestKeySeed(), signal);
  }

  return (step) => {
    if (lastStep === step.processSubState) return lastReport;
    lastStep = step.processSubState;
    lastReport = lastReport.then(() => report(step));
    return lastReport;
  };
}
