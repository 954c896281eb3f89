import type { Outcome } from '../../../machines/domain/base/failure';
import { type OtpSent, otpSentSchema } from '../../../machines/domain/identity/otp-sent';
import { type Lead, leadSchema } from '../../../machines/domain/trade/lead';
import { call, type TermloanService } from '../service';

/** Verifies the lead's code; idempotent by key. The only call that is not retried after a 500 (spec 7.3, verifyOtp). */
export function verifyLeadOtp(
  service: TermloanService,
  verification: { readonly businessId: string; readonly leadId: string; readonly code: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Lead>> {
  return call(service, { operation: 'verifyLeadOtp', schema: leadSchema, signal, key }, (init) =>
    service.client.POST('/leadgen/verifyOtp', {
      ...init,
      body: { business_id: verification.businessId, lead_id: verification.leadId, otp: verification.code },
    }),
  );
}

/** Sends the lead's code again. */
export function resendLeadOtp(
  service: TermloanService,
  leadIds: { readonly businessId: string; readonly leadId: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<OtpSent>> {
  return call(service, { operation: 'resendLeadOtp', schema: otpSentSchema, signal, key }, (init) =>
    service.client.POST('/leadgen/resendOtp', {
      ...init,
      body: { business_id: leadIds.businessId, lead_id: leadIds.leadId },
    }),
  );
}
