import type { AgreementFailure } from '../../../machines/agreement/failures';
import { sharedCopy, whyItFailed } from '../../copy/shared';

/** Why nothing was signed or sent, when it is not about the code that was typed. */
export function whyRefused(of: AgreementFailure): string {
  return of.kind === 'other' ? whyItFailed(of.failure) : sharedCopy.unableToProcess;
}
