import type { Outcome } from '../../../machines/domain/base/failure';
import { type OtpSent, otpSentSchema } from '../../../machines/domain/identity/otp-sent';
import {
  type PhoneVerification,
  phoneVerificationSchema,
} from '../../../machines/domain/merchant/phone-verification';
import { call, type TermloanService } from '../service';

/** Verification status of the mandate's phone: the number that the bank has for the account. */
export function getMandatePhone(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<PhoneVerification>> {
  return call(service, { operation: 'getMandatePhone', schema: phoneVerificationSchema, signal }, (init) =>
    service.client.GET('/mandatePhone', init),
  );
}

/** Sends a code to the mandate's phone (ten digits). */
export function sendMandatePhoneOtp(
  service: TermloanService,
  mobile: string,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<OtpSent>> {
  return call(service, { operation: 'sendMandatePhoneOtp', schema: otpSentSchema, signal, key }, (init) =>
    service.client.POST('/mandatePhone', { ...init, body: { mobile } }),
  );
}

/** Verifies the mandate's phone with the code; idempotent by key; PENDING means that the bank answers later. */
export function verifyMandatePhone(
  service: TermloanService,
  code: string,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<PhoneVerification>> {
  return call(
    service,
    { operation: 'verifyMandatePhone', schema: phoneVerificationSchema, signal, key },
    (init) => service.client.POST('/mandatePhone/verify', { ...init, body: { otp: code } }),
  );
}
