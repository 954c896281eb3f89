import type { Outcome } from '../../../machines/domain/base/failure';
import { type Lead, type LeadProfile, lead, leadProfile } from '../../../machines/domain/trade/lead';
import { DEFAULT_PARTNER, type LeadPartner } from '../../../machines/domain/trade/lead-partners';
import type { LeadProfileUpdate } from '../../../machines/domain/trade/lead-profile-update';
import { call, type TermloanService } from '../service';

/** A lead of a business. */
interface LeadOfBusiness {
  readonly businessId: string;
  readonly leadId: string;
}

/** A business and its partner lender. */
interface BusinessWithPartner {
  readonly businessId: string;
  readonly partner: LeadPartner;
}

/** Request fields of the business; the partner only where it is not the service's default (spec 7.1: business_id). */
function businessOf({ businessId, partner }: BusinessWithPartner) {
  return { business_id: businessId, ...(partner === DEFAULT_PARTNER ? {} : { partner }) };
}

/** Creates a lead with a partner lender, once per key; the service sends a one-time code. */
export function createLead(
  service: TermloanService,
  of: BusinessWithPartner,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Lead>> {
  return call(service, { operation: 'createLead', schema: lead, signal, key }, (init) =>
    service.client.POST('/leadgen/leads', { ...init, body: businessOf(of) }),
  );
}

/** The lead's profile and status; refused with `lead_not_found` without a lead. */
export function getLeadProfile(
  service: TermloanService,
  of: BusinessWithPartner,
  signal: AbortSignal,
): Promise<Outcome<LeadProfile>> {
  return call(service, { operation: 'getLeadProfile', schema: leadProfile, signal }, (init) =>
    service.client.POST('/leadgen/leadProfile', { ...init, body: businessOf(of) }),
  );
}

/** Saves the lead's profile, once per key. */
export function updateLeadProfile(
  service: TermloanService,
  { profile, ...of }: BusinessWithPartner & { readonly profile: LeadProfileUpdate },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<LeadProfile>> {
  return call(service, { operation: 'updateLeadProfile', schema: leadProfile, signal, key }, (init) =>
    service.client.POST('/leadgen/updateLeadProfile', {
      ...init,
      body: {
        ...businessOf(of),
        annual_turnover: profile.annualTurnover,
        current_account_available: profile.hasCurrentAccount,
        gst_registered: profile.isGstRegistered,
        business_age_months: profile.businessAgeMonths,
      },
    }),
  );
}

/** Submits the lead to the partner, with the merchant's consent; once per key. */
export function submitLead(
  service: TermloanService,
  of: LeadOfBusiness & { readonly consent: boolean },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Lead>> {
  return call(service, { operation: 'submitLead', schema: lead, signal, key }, (init) =>
    service.client.POST('/leadgen/submitLead', {
      ...init,
      body: { business_id: of.businessId, lead_id: of.leadId, consent: of.consent },
    }),
  );
}
