import type { AgreementFailure } from '../../../machines/agreement/setup';
import { agreementCopy } from '../../copy/agreement';
import { sharedCopy, whyItFailed } from '../../copy/shared';

/** Why nothing was signed or sent, when it is not about the code that was typed. */
export function whyRefused(of: AgreementFailure): string {
  if (of.kind === 'changed') return agreementCopy.read.changedWhy;
  return of.kind === 'other' ? whyItFailed(of.failure) : sharedCopy.unableToProcess;
}
