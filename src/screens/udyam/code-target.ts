import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { UdyamOtpType, UdyamRegistration } from '../../../machines/domain/udyam/udyam';

/** Where a code of this kind goes, masked; null for the phone linked to Aadhaar, which only the register knows. */
export function codeTarget(type: UdyamOtpType, registration: UdyamRegistration | undefined): string | null {
  if (type === 'AADHAAR' || registration === undefined) return null;
  if (type === 'EMAIL') return registration.maskedEmail?.replaceAll('*', '•') ?? null;
  return registration.maskedMobile === null ? null : maskedMobile(registration.maskedMobile);
}
