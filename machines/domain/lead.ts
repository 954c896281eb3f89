import * as v from 'valibot';

import { attemptsLeft, id, numberOrZero, paise, textOrNull, waitingTime, word } from './wire';

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
  }),
  v.transform((wire) => ({
    businessId: wire.business_id,
    leadId: wire.lead_id,
    annualTurnover: wire.annual_turnover,
    /** Null while it was not told. */
    hasCurrentAccount: wire.current_account_available,
    isGstRegistered: wire.gst_registered,
    businessAgeMonths: wire.business_age_months,
  })),
);

export type LeadProfile = v.InferOutput<typeof leadProfile>;
