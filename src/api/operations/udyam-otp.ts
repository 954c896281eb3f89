import type { Outcome } from '../../../machines/domain/base/failure';
import { type OtpSent, otpSentSchema } from '../../../machines/domain/identity/otp-sent';
import {
  type UdyamOtpType,
  type VerifiedUdyamOtp,
  verifiedUdyamOtpSchema,
} from '../../../machines/domain/udyam/udyam';
import { call, type TermloanService } from '../service';

/** Sends a one-time code of the registration. */
export function getUdyamOtp(
  service: TermloanService,
  type: UdyamOtpType,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<OtpSent>> {
  return call(service, { operation: 'getUdyamOtp', schema: otpSentSchema, signal, key }, (init) =>
    service.client.POST('/getUdyamOtp', { ...init, body: { type } }),
  );
}

/** Verifies a one-time code of the registration; idempotent by key. */
export function verifyUdyamOtp(
  service: TermloanService,
  { type, code }: { readonly type: UdyamOtpType; readonly code: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<VerifiedUdyamOtp>> {
  return call(service, { operation: 'verifyUdyamOtp', schema: verifiedUdyamOtpSchema, signal, key }, (init) =>
    service.client.POST('/verifyUdyamOtp', { ...init, body: { type, otp: code } }),
  );
}
