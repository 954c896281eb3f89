import { mandateCopy, methodLabels } from '#messages/mandate';
import type { Mandate } from '../../machines/domain/mandate/mandate';
import type { FallbackOptions } from '../../machines/domain/mandate/mandate-fallback';
import { whyMandateFailed } from './enach-reasons';

const copy = mandateCopy.failed;

/** Heading and reason for a mandate that failed, expired or was cancelled while it was set up. */
export function mandateFailureCopy({ status, failureReason }: Pick<Mandate, 'status' | 'failureReason'>) {
  if (status === 'EXPIRED') return { heading: copy.expired, lead: copy.expiredLead };
  if (status === 'CANCELLED') return { heading: copy.cancelled, lead: copy.cancelledLead };
  return { heading: copy.rejected, lead: whyMandateFailed(failureReason) };
}

/** Sentence about the next step after a failure; null if the buttons say enough. */
export function nextStepText({ step, next }: FallbackOptions): string | null {
  if (step === 'contact') return copy.contactLead;
  if (step === 'againLater') return copy.later;
  return step === 'nextMethod' && next !== null ? copy.nextLead(methodLabels[next].name) : null;
}
