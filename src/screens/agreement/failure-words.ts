import type { AgreementFailure } from '../../../machines/agreement/setup';
import { agreementCopy } from '../../copy/agreement';
import { sharedCopy, whyItFailed } from '../../copy/shared';

/** Text of a failure that is not about the entered code. */
export function whyRefused(of: AgreementFailure): string {
  if (of.kind === 'changed') return agreementCopy.read.changedWhy;
  return of.kind === 'other' ? whyItFailed(of.failure) : sharedCopy.unableToProcess;
}
