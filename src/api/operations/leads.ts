import type { Outcome } from '../../../machines/domain/base/failure';
import type { ConsentRecord } from '../../../machines/domain/merchant/consent';
import {
  type Lead,
  type LeadProfile,
  leadProfileSchema,
  leadSchema,
} from '../../../machines/domain/trade/lead';
import { DEFAULT_PARTNER, type LeadPartner } from '../../../machines/domain/trade/lead-partners';
import type { LeadProfileUpdate } from '../../../machines/domain/trade/lead-profile-update';
import { call, type TermloanService } from '../service';

/** Ids of a lead and its business. */
interface LeadIds {
  readonly businessId: string;
  readonly leadId: string;
}

/** A business and its partner lender. */
interface BusinessWithPartner {
  readonly businessId: string;
  readonly partner: LeadPartner;
}

/** Request fields of the business; the partner is sent only where it is not the service's default (spec 7.1: business_id). */
function businessFields({ businessId, partner }: BusinessWithPartner) {
  return { business_id: businessId, ...(partner === DEFAULT_PARTNER ? {} : { partner }) };
}

/** Creates a lead with a partner lender, with what was agreed to; idempotent by key; the service sends a one-time code. */
export function createLead(
  service: TermloanService,
  { record, ...business }: BusinessWithPartner & { readonly record: ConsentRecord },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Lead>> {
  return call(service, { operation: 'createLead', schema: leadSchema, signal, key }, (init) =>
    service.client.POST('/leadgen/leads', {
      ...init,
      body: { ...businessFields(business), consent_record: record },
    }),
  );
}

/** The lead's profile and status; refused with `lead_not_found` without a lead. */
export function getLeadProfile(
  service: TermloanService,
  business: BusinessWithPartner,
  signal: AbortSignal,
): Promise<Outcome<LeadProfile>> {
  return call(service, { operation: 'getLeadProfile', schema: leadProfileSchema, signal }, (init) =>
    service.client.POST('/leadgen/leadProfile', { ...init, body: businessFields(business) }),
  );
}

/** Saves the lead's profile; idempotent by key. */
export function updateLeadProfile(
  service: TermloanService,
  { profile, ...business }: BusinessWithPartner & { readonly profile: LeadProfileUpdate },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<LeadProfile>> {
  return call(service, { operation: 'updateLeadProfile', schema: leadProfileSchema, signal, key }, (init) =>
    service.client.POST('/leadgen/updateLeadProfile', {
      ...init,
      body: {
        ...businessFields(business),
        annual_turnover: profile.annualTurnover,
        current_account_available: profile.hasCurrentAccount,
        gst_registered: profile.isGstRegistered,
        business_age_months: profile.businessAgeMonths,
      },
    }),
  );
}

/** Submits the lead to the partner, with the merchant's consent and what was read; idempotent by key. */
export function submitLead(
  service: TermloanService,
  submission: LeadIds & { readonly consent: boolean; readonly record: ConsentRecord },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Lead>> {
  return call(service, { operation: 'submitLead', schema: leadSchema, signal, key }, (init) =>
    service.client.POST('/leadgen/submitLead', {
      ...init,
      body: {
        business_id: submission.businessId,
        lead_id: submission.leadId,
        consent: submission.consent,
        consent_record: submission.record,
      },
    }),
  );
}
