import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { UdyamOtpType, UdyamRegistration } from '../../../machines/domain/udyam/udyam';

/** The masked number or e-mail address that a code of this type is sent to; null where it is not known, as for Aadhaar. */
export function codeTarget(type: UdyamOtpType, registration: UdyamRegistration | undefined): string | null {
  if (type === 'AADHAAR' || registration === undefined) return null;
  if (type === 'EMAIL') return registration.maskedEmail?.replaceAll('*', '•') ?? null;
  return registration.maskedMobile === null ? null : maskedMobile(registration.maskedMobile);
}
