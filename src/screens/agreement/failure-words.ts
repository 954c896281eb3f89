import type { AgreementFailure } from '../../../machines/agreement/failures';
import { agreementCopy } from '../../copy/agreement';
import { sharedCopy, whyItFailed } from '../../copy/shared';

/** Why nothing was signed or sent, when it is not about the code that was typed. */
export function whyRefused(of: AgreementFailure): string {
  return of.kind === 'other' ? whyItFailed(of.failure) : sharedCopy.unableToProcess;
}

/** What is wrong with the code that was typed; null when the trouble is another one. */
export function whyCodeFailed(of: AgreementFailure | null): string | null {
  if (of?.kind === 'wrongCode') return agreementCopy.otp.wrong;
  return of?.kind === 'expiredCode' ? agreementCopy.otp.expired : null;
}
