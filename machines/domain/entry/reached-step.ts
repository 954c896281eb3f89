import type { ProcessState, UserState } from '../merchant/user-state';
import type { ReachedStep } from './resume';

/** Steps before the offer, in their order; a newcomer has none. */
const stepsBeforeOffer: readonly (ProcessState | null)[] = [null, 'ENTRY', 'KYC', 'APPLICATION'];

/**
 * Whether a reached step may be reported to the service. A step of the application is reported only if it is not a step back:
 * a merchant who has an offer, signs or repays keeps that state, whatever URL they open. OFFER is reported only from a state
 * before it, so that a refusal stored with OFFER stays; BANK (an offer is chosen) for everybody who is not blocked. An unknown
 * state is never overwritten.
 */
export function mayReportStep(
  { processState, rawProcessState }: Pick<UserState, 'processState' | 'rawProcessState'>,
  step: ReachedStep,
): boolean {
  const known = stepsBeforeOffer.indexOf(processState);
  const isUnknown = processState === null && rawProcessState !== null;
  if (isUnknown) return false;
  if (step.processState === 'BANK') return processState !== 'BLOCKED';
  if (step.processState === 'OFFER') return known !== -1;
  return known !== -1 && known <= stepsBeforeOffer.indexOf(step.processState);
}
