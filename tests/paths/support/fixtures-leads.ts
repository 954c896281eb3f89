/** Answers of the service for a partner lead, parsed as the adapter parses them. */
import * as v from 'valibot';

import { type Lead, leadProfileSchema, leadSchema } from '../../../machines/domain/trade/lead';
import type { LeadFacts } from '../../../machines/leads/context';
import { now } from './fixtures-money';

/** A lead whose code was sent, by default. */
export function leadWith(overrides: Partial<v.InferInput<typeof leadSchema>> = {}): Lead {
  return v.parse(leadSchema, {
    lead_id: 'led_1',
    business_id: 'mrc_41',
    status: 'OTP_SENT',
    mobile: '******4321',
    partner: 'INDIALENDS',
    reason: null,
    resend_after: 30,
    expires_in: 300,
    attempts_left: 5,
    ...overrides,
  });
}

/** By default sales of ₹45,000 a month, a current account, no GST, and a shop of 3 years and 4 months. */
export function leadProfileWith(overrides: Partial<v.InferInput<typeof leadProfileSchema>> = {}) {
  return v.parse(leadProfileSchema, {
    business_id: 'mrc_41',
    lead_id: 'led_1',
    annual_turnover: 54_000_000,
    current_account_available: true,
    gst_registered: false,
    business_age_months: 40,
    ...overrides,
  });
}

/** Facts at the start of a visit; by default there is no lead yet. */
export function leadFactsWith(overrides: Partial<LeadFacts> = {}): LeadFacts {
  const givenLead = overrides.lead ?? null;
  return {
    businessId: 'mrc_41',
    isPartnerOn: true,
    name: 'Ramesh Kumar',
    mobileLastDigits: '4321',
    lead: null,
    profile: null,
    draft: null,
    retryAllowedOn: givenLead?.retryAfter == null ? null : now + givenLead.retryAfter,
    ...overrides,
  };
}
