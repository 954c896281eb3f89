import * as v from 'valibot';
import { attemptsLeft, id, numberOrZero, paise, seconds, textOrNull, waitingTime, word } from '../base/wire';
import type { OtpSent } from '../identity/otp-sent';

/** A lead of a partner lender (assumed payload). Waits in milliseconds from now. */
export const lead = v.pipe(
  v.object({
    lead_id: id,
    business_id: textOrNull,
    /** A word that we do not know is SUBMITTED: the partner has it, and has said neither yes nor no. */
    status: word(['OTP_SENT', 'VERIFIED', 'SUBMITTED', 'ACCEPTED', 'REJECTED'], 'SUBMITTED'),
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
    /** Why the partner said no. */
    reason: wire.reason,
    /** For how long the no still holds; null when nobody said, or there was no no. */
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
    /** Null while it was not told. */
    hasCurrentAccount: wire.current_account_available,
    isGstRegistered: wire.gst_registered,
    businessAgeMonths: wire.business_age_months,
    /** How the lead stands; null when the service does not tell it here. */
    lead: wire.lead,
  })),
);

export type LeadProfile = v.InferOutput<typeof leadProfile>;

/** What the partner needs was told, of this lead: a profile of an earlier lead is old news. */
export function isProfileTold(of: Lead | null, profile: LeadProfile | null): boolean {
  if (of === null || profile === null || profile.annualTurnover <= 0) return false;
  return profile.leadId === null || profile.leadId === of.id;
}

/** The partner may be asked anew: its no has run out, or nobody said until when it holds, and a no is not for ever. */
export function mayAskAgain(of: Lead | null): boolean {
  return of?.status === 'REJECTED' && (of.retryAfter ?? 0) === 0;
}

/** What is known of the code of a lead that was opened; null where the service does not count its tries. */
export function codeOfLead(of: Lead): OtpSent | null {
  if (of.attemptsLeft < 0) return null;
  return {
    reference: null,
    sentTo: of.maskedMobile,
    resendAfter: of.resendAfter,
    expiresIn: of.expiresIn,
    // The lead does not tell it: the service says no when none is left.
    sendsLeft: 1,
    attemptsLeft: of.attemptsLeft,
  };
}
