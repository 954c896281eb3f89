import type { Outcome } from '../../../machines/domain/failure';
import { type Lead, type LeadProfile, lead, leadProfile } from '../../../machines/domain/lead';
import type { LeadProfileUpdate } from '../../../machines/domain/lead-profile-update';
import { call, type TermloanService } from '../service';

/** A lead of a business. */
interface LeadOfBusiness {
  readonly businessId: string;
  readonly leadId: string;
}

/** Opens a lead for a partner lender, once per key; a code is sent. */
export function createLead(
  service: TermloanService,
  businessId: string,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Lead>> {
  return call(service, { operation: 'createLead', schema: lead, signal, key }, (init) =>
    service.client.POST('/leadgen/leads', { ...init, body: { business_id: businessId } }),
  );
}

/** The lead's profile. */
export function getLeadProfile(
  service: TermloanService,
  businessId: string,
  signal: AbortSignal,
): Promise<Outcome<LeadProfile>> {
  return call(service, { operation: 'getLeadProfile', schema: leadProfile, signal }, (init) =>
    service.client.POST('/leadgen/leadProfile', { ...init, body: { business_id: businessId } }),
  );
}

/** Saves the lead's profile, once per key. */
export function updateLeadProfile(
  service: TermloanService,
  { businessId, profile }: { readonly businessId: string; readonly profile: LeadProfileUpdate },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<LeadProfile>> {
  return call(service, { operation: 'updateLeadProfile', schema: leadProfile, signal, key }, (init) =>
    service.client.POST('/leadgen/updateLeadProfile', {
      ...init,
      body: {
        business_id: businessId,
        annual_turnover: profile.annualTurnover,
        current_account_available: profile.hasCurrentAccount,
        gst_registered: profile.isGstRegistered,
        business_age_months: profile.businessAgeMonths,
      },
    }),
  );
}

/** Hands the lead to the partner, with the merchant's consent; once per key. */
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
