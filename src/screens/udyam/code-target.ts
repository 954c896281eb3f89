import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { UdyamOtpType, UdyamRegistration } from '../../../machines/domain/udyam/udyam';

/** Where a code of this kind goes, masked; null for the Aadhaar's phone, which is the register's own knowledge. */
export function codeTarget(type: UdyamOtpType, told: UdyamRegistration | undefined): string | null {
  if (type === 'AADHAAR' || told === undefined) return null;
  if (type === 'EMAIL') return told.maskedEmail?.replaceAll('*', '•') ?? null;
  return told.maskedMobile === null ? null : maskedMobile(told.maskedMobile);
}
