import type { ProcessState, UserState } from '../merchant/user-state';
import type { ReachedStep } from './resume';

/** Steps before the offer, in their order; a newcomer has none. */
const stepsBeforeOffer: readonly (ProcessState | null)[] = [null, 'ENTRY', 'KYC', 'APPLICATION'];

/**
 * A step of the application is told only while it is no step back: whoever has an offer, signs, or repays stays there,
 * whatever page is opened by its address. That offers are shown is told of whoever had none before, so that a refusal kept
 * beside OFFER stays; that one is chosen (BANK) of everybody but the blocked. A state that we do not know is somebody else's
 * to change.
 */
export function mayTellStep(
  { processState, rawProcessState }: Pick<UserState, 'processState' | 'rawProcessState'>,
  step: ReachedStep,
): boolean {
  const known = stepsBeforeOffer.indexOf(processState);
  const isOdd = processState === null && rawProcessState !== null;
  if (isOdd) return false;
  if (step.processState === 'BANK') return processState !== 'BLOCKED';
  if (step.processState === 'OFFER') return known !== -1;
  return known !== -1 && known <= stepsBeforeOffer.indexOf(step.processState);
}
