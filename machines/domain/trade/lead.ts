import * as v from 'valibot';
import { attemptsLeft, enumValue, id, numberOrZero, paise, seconds, textOrNull, waitMs } from '../base/wire';
import type { OtpSent } from '../identity/otp-sent';

/** A lead of a partner lender (assumed payload). Waits in milliseconds from now. */
export const leadSchema = v.pipe(
  v.object({
    lead_id: id,
    business_id: textOrNull,
    /** An unknown value is read as SUBMITTED: the partner has neither accepted nor rejected the lead. */
    status: enumValue(['OTP_SENT', 'VERIFIED', 'SUBMITTED', 'ACCEPTED', 'REJECTED'], 'SUBMITTED'),
    mobile: textOrNull,
    partner: textOrNull,
    reason: textOrNull,
    retry_after: v.nullish(seconds, null),
    resend_after: waitMs,
    expires_in: waitMs,
    attempts_left: attemptsLeft,
  }),
  v.transform((wire) => ({
    id: wire.lead_id,
    businessId: wire.business_id,
    status: wire.status,
    maskedMobile: wire.mobile,
    partner: wire.partner,
    /** Why the partner rejected the lead. */
    reason: wire.reason,
    /** How long the rejection is still valid; null when that is unknown, or the lead was not rejected. */
    retryAfter: wire.retry_after === null ? null : wire.retry_after * 1000,
    resendAfter: wire.resend_after,
    expiresIn: wire.expires_in,
    attemptsLeft: wire.attempts_left,
  })),
);

export type Lead = v.InferOutput<typeof leadSchema>;

/** The lead's profile. Turnover in paise a year. */
export const leadProfileSchema = v.pipe(
  v.object({
    business_id: id,
    lead_id: textOrNull,
    annual_turnover: paise,
    current_account_available: v.nullish(v.boolean(), null),
    gst_registered: v.nullish(v.boolean(), null),
    business_age_months: numberOrZero,
    lead: v.nullish(leadSchema, null),
  }),
  v.transform((wire) => ({
    businessId: wire.business_id,
    leadId: wire.lead_id,
    annualTurnover: wire.annual_turnover,
    /** Null until the merchant has answered. */
    hasCurrentAccount: wire.current_account_available,
    isGstRegistered: wire.gst_registered,
    businessAgeMonths: wire.business_age_months,
    /** The lead; null when the service does not return it with its profile. */
    lead: wire.lead,
  })),
);

export type LeadProfile = v.InferOutput<typeof leadProfileSchema>;

/** Whether the profile of this lead is complete. The profile of an earlier lead does not count. */
export function isProfileComplete(lead: Lead | null, profile: LeadProfile | null): boolean {
  if (lead === null || profile === null || profile.annualTurnover <= 0) return false;
  return profile.leadId === null || profile.leadId === lead.id;
}

/** Whether a new lead may be sent after a rejection: the rejection has expired, or its end is unknown. */
export function mayRequestAgain(lead: Lead | null): boolean {
  return lead?.status === 'REJECTED' && (lead.retryAfter ?? 0) === 0;
}

/** The one-time code that was sent for a lead; null when the service does not count attempts. */
export function codeOfLead(lead: Lead): OtpSent | null {
  if (lead.attemptsLeft < 0) return null;
  return {
    reference: null,
    sentTo: lead.maskedMobile,
    resendAfter: lead.resendAfter,
    expiresIn: lead.expiresIn,
    // The service does not tell the number of sends left; it refuses when none is left.
    sendsLeft: 1,
    attemptsLeft: lead.attemptsLeft,
  };
}
