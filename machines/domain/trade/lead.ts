import * as v from 'valibot';
import {
  attemptsLeft,
  enumValue,
  id,
  numberOrZero,
  paise,
  seconds,
  textOrNull,
  waitingTime,
} from '../base/wire';
import type { OtpSent } from '../identity/otp-sent';

/** A lead of a partner lender (assumed payload). Waits in milliseconds from now. */
export const lead = v.pipe(
  v.object({
    lead_id: id,
    business_id: textOrNull,
    /** An unknown value is SUBMITTED: the partner has the lead, and has neither accepted nor rejected it. */
    status: enumValue(['OTP_SENT', 'VERIFIED', 'SUBMITTED', 'ACCEPTED', 'REJECTED'], 'SUBMITTED'),
    mobile: textOrNull,
    partner: textOrNull,
    reason: textOrNull,
    retry_after: v.nullish(seconds, null),
    resend_after: waitingTime,
    expires_in: waitingTime,
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
    /** How long the rejection still holds; null when that is unknown, or there was none. */
    retryAfter: wire.retry_after === null ? null : wire.retry_after * 1000,
    resendAfter: wire.resend_after,
    expiresIn: wire.expires_in,
    attemptsLeft: wire.attempts_left,
  })),
);

export type Lead = v.InferOutput<typeof lead>;

/** The lead's profile. Turnover in paise a year. */
export const leadProfile = v.pipe(
  v.object({
    business_id: id,
    lead_id: textOrNull,
    annual_turnover: paise,
    current_account_available: v.nullish(v.boolean(), null),
    gst_registered: v.nullish(v.boolean(), null),
    business_age_months: numberOrZero,
    lead: v.nullish(lead, null),
  }),
  v.transform((wire) => ({
    businessId: wire.business_id,
    leadId: wire.lead_id,
    annualTurnover: wire.annual_turnover,
    /** Null until it was answered. */
    hasCurrentAccount: wire.current_account_available,
    isGstRegistered: wire.gst_registered,
    businessAgeMonths: wire.business_age_months,
    /** The lead; null when the service does not return it here. */
    lead: wire.lead,
  })),
);

export type LeadProfile = v.InferOutput<typeof leadProfile>;

/** The profile of this lead is complete; a profile of an earlier lead does not count. */
export function isProfileComplete(of: Lead | null, profile: LeadProfile | null): boolean {
  if (of === null || profile === null || profile.annualTurnover <= 0) return false;
  return profile.leadId === null || profile.leadId === of.id;
}

/** A new request to the partner is allowed: its rejection has expired, or has no known end. */
export function mayAskAgain(of: Lead | null): boolean {
  return of?.status === 'REJECTED' && (of.retryAfter ?? 0) === 0;
}

/** The one-time code of an opened lead; null where the service does not count its attempts. */
export function codeOfLead(of: Lead): OtpSent | null {
  if (of.attemptsLeft < 0) return null;
  return {
    reference: null,
    sentTo: of.maskedMobile,
    resendAfter: of.resendAfter,
    expiresIn: of.expiresIn,
    // The lead has no such field: the service refuses when none is left.
    sendsLeft: 1,
    attemptsLeft: of.attemptsLeft,
  };
}
