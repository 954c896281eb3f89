import type { Outcome } from '../../machines/domain/base/failure';
import { type Lead, leadProfileSchema, leadSchema } from '../../machines/domain/trade/lead';
import { readStoredLeadDraft } from '../../machines/domain/trade/lead-fields';
import {
  enabledLeadPartners,
  type LeadPartner,
  readLeadPartner,
} from '../../machines/domain/trade/lead-partners';
import { leadProfileUpdate } from '../../machines/domain/trade/lead-profile-update';
import type { LeadFacts, LeadsEntryUrl } from '../../machines/leads/context';
import { leadsMachine } from '../../machines/leads/machine';
import type { LeadKey } from '../../machines/leads/selectors';
import type { LeadToOpen, LeadToSubmit, ProfileToSave } from '../../machines/leads/setup';
import { createLoad } from '../../machines/shared/load';
import { resendLeadOtp, verifyLeadOtp } from '../api/operations/lead-otp';
import { createLead, getLeadProfile, submitLead, updateLeadProfile } from '../api/operations/leads';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getMerchant } from '../api/operations/merchant';
import type { AdaptedJourney, App } from './app';
import { otp } from './otp';
import { adaptPolling } from './polling';
import { createWait } from './wait';
import { refuseMissingArguments, write } from './writes';

/** Key of the form draft in client storage. */
const DRAFT_KEY = 'leadDraft';

/** Implements the ports of the partner lead; the merchant's id is the business id. */
export function adapt(app: App): AdaptedJourney<typeof leadsMachine, LeadsEntryUrl> {
  const { termloan, storage } = app;
  return {
    machine: leadsMachine.provide({
      actors: {
        loadLead: createLoad<LeadFacts, { readonly partner: LeadPartner }>(({ partner }, signal) =>
          loadLead(app, partner, signal),
        ),
        createLead: write(app, leadSchema, ({ consent, ...business }: LeadToOpen, key, signal) =>
          consent === null
            ? refuseMissingArguments()
            : createLead(termloan, { ...business, record: consent }, key, signal),
        ),
        otp: otp(app, {
          subject: 'lead',
          schema: leadSchema,
          send: (leadKey: LeadKey | null, key, signal) =>
            leadKey === null ? refuseMissingArguments() : resendLeadOtp(termloan, leadKey, key, signal),
          check: ({ args, code }, key, signal) =>
            args === null
              ? refuseMissingArguments()
              : verifyLeadOtp(termloan, { ...args, code }, key, signal),
        }),
        updateLeadProfile: write(
          app,
          leadProfileSchema,
          ({ form, ...business }: ProfileToSave, key, signal) =>
            form === null
              ? refuseMissingArguments()
              : updateLeadProfile(termloan, { ...business, profile: leadProfileUpdate(form) }, key, signal),
        ),
        submitLead: write(app, leadSchema, ({ consent, ...leadKey }: LeadToSubmit, key, signal) =>
          consent === null
            ? refuseMissingArguments()
            : submitLead(termloan, { ...leadKey, consent: true, record: consent }, key, signal),
        ),
        retryWait: createWait(app),
        ...adaptPolling(app),
      },
      actions: { storeDraft: (_, draft) => storage.writeUnfinished(DRAFT_KEY, draft) },
    }),
    input: ({ entryUrl, search }) => ({
      entryUrl,
      partner: readLeadPartner(search.partner),
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

async function loadLead(app: App, partner: LeadPartner, signal: AbortSignal): Promise<Outcome<LeadFacts>> {
  const [currentMerchant, features] = await Promise.all([
    getMerchant(app.merchant, signal),
    getNbfcFeatureConfig(app.termloan, signal),
  ]);
  if (!currentMerchant.ok) return currentMerchant;
  if (!features.ok) return features;
  const businessId = currentMerchant.data.id;
  const profile = await getLeadProfile(app.termloan, { businessId, partner }, signal);
  // A merchant without a lead is not a failure.
  if (!profile.ok && profile.failure.code !== 'lead_not_found') return profile;
  const leadProfileData = profile.ok ? profile.data : null;
  return {
    ok: true,
    data: {
      businessId,
      isPartnerOn: enabledLeadPartners(features.data).includes(partner),
      name: currentMerchant.data.displayName,
      // Only the last four digits: the inspector records the context.
      mobileLastDigits: currentMerchant.data.mobile?.slice(-4) ?? null,
      lead: leadProfileData?.lead ?? null,
      profile: leadProfileData,
      draft: readStoredLeadDraft(app.storage.readUnfinished(DRAFT_KEY)),
      retryAllowedOn: retryAllowedOn(leadProfileData?.lead ?? null, app.clock.now()),
    },
  };
}

/** When the merchant may apply again, in milliseconds; null where the service sent no time. */
function retryAllowedOn(lead: Lead | null, now: number): number | null {
  return lead?.retryAfter == null ? null : now + lead.retryAfter;
}
