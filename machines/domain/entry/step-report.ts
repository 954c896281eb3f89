import type { ProcessState, UserState } from '../merchant/user-state';
import type { StepReport } from './resume';

/** Process states before the offer, in their order; a new merchant has none (null). */
const stepsBeforeOffer: readonly (ProcessState | null)[] = [null, 'ENTRY', 'KYC', 'APPLICATION'];

/**
 * Whether a reached step may be reported to the service, which then stores it as the merchant's state.
 * - Application steps: only forward. A merchant who has an offer, signs or repays keeps that state, whatever URL they open.
 * - OFFER: only from an earlier state, since a refusal is stored as a sub-state of OFFER and must not be overwritten.
 * - BANK (an offer is chosen): from every state except BLOCKED.
 *
 * An unknown state is never overwritten.
 */
export function mayReportStep(
  { processState, rawProcessState }: Pick<UserState, 'processState' | 'rawProcessState'>,
  step: StepReport,
): boolean {
  const position = stepsBeforeOffer.indexOf(processState);
  const isUnknown = processState === null && rawProcessState !== null;
  if (isUnknown) return false;
  if (step.processState === 'BANK') return processState !== 'BLOCKED';
  if (step.processState === 'OFFER') return position !== -1;
  return position !== -1 && position <= stepsBeforeOffer.indexOf(step.processState);
}
