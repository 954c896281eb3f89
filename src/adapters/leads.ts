import type { Outcome } from '../../machines/domain/base/failure';
import { type Lead, lead, leadProfile } from '../../machines/domain/trade/lead';
import { keptLeadDraft } from '../../machines/domain/trade/lead-fields';
import { type LeadPartner, partnersOn, readLeadPartner } from '../../machines/domain/trade/lead-partners';
import { leadProfileUpdate } from '../../machines/domain/trade/lead-profile-update';
import type { LeadFacts, LeadsEntryUrl } from '../../machines/leads/context';
import { leadsMachine } from '../../machines/leads/machine';
import type { LeadKey } from '../../machines/leads/selectors';
import type { LeadToOpen, ProfileToSave } from '../../machines/leads/setup';
import { createLoad } from '../../machines/shared/load';
import { resendLeadOtp, verifyLeadOtp } from '../api/operations/lead-otp';
import { createLead, getLeadProfile, submitLead, updateLeadProfile } from '../api/operations/leads';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getMerchant } from '../api/operations/merchant';
import type { AdaptedJourney, App } from './app';
import { otp } from './otp';
import { adaptPolling } from './polling';
import { waits } from './waits';
import { notGiven, write } from './writes';

/** Key in the tab's storage of the answers that were not sent yet. */
const DRAFT = 'leadDraft';

/** Implements the ports of the partner lead; the merchant's id is the business id. */
export function adapt(app: App): AdaptedJourney<typeof leadsMachine, LeadsEntryUrl> {
  const { termloan, storage } = app;
  return {
    machine: leadsMachine.provide({
      actors: {
        loadLead: createLoad<LeadFacts, { readonly partner: LeadPartner }>(({ partner }, signal) =>
          loadLead(app, partner, signal),
        ),
        createLead: write(app, lead, (of: LeadToOpen, key, signal) => createLead(termloan, of, key, signal)),
        otp: otp(app, {
          subject: 'lead',
          schema: lead,
          send: (of: LeadKey | null, key, signal) =>
            of === null ? notGiven() : resendLeadOtp(termloan, of, key, signal),
          check: ({ args, code }, key, signal) =>
            args === null ? notGiven() : verifyLeadOtp(termloan, { ...args, code }, key, signal),
        }),
        updateLeadProfile: write(app, leadProfile, ({ form, ...of }: ProfileToSave, key, signal) =>
          form === null
            ? notGiven()
            : updateLeadProfile(termloan, { ...of, profile: leadProfileUpdate(form) }, key, signal),
        ),
        // The chart reaches this only after the merchant ticked the consent.
        submitLead: write(app, lead, (of: LeadKey, key, signal) =>
          submitLead(termloan, { ...of, consent: true }, key, signal),
        ),
        coolOff: waits(app),
        ...adaptPolling(app),
      },
      actions: { storeDraft: (_, draft) => storage.writeInTab(DRAFT, draft) },
    }),
    input: ({ entryUrl, search }) => ({
      entryUrl,
      partner: readLeadPartner(search.partner),
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

async function loadLead(app: App, partner: LeadPartner, signal: AbortSignal): Promise<Outcome<LeadFacts>> {
  const [self, features] = await Promise.all([
    getMerchant(app.merchant, signal),
    getNbfcFeatureConfig(app.termloan, signal),
  ]);
  if (!self.ok) return self;
  if (!features.ok) return features;
  const businessId = self.data.id;
  const profile = await getLeadProfile(app.termloan, { businessId, partner }, signal);
  // A merchant without a lead is not a failure.
  if (!profile.ok && profile.failure.code !== 'lead_not_found') return profile;
  const stored = profile.ok ? profile.data : null;
  return {
    ok: true,
    data: {
      businessId,
      isPartnerOn: partnersOn(features.data).includes(partner),
      name: self.data.displayName,
      // Only the last four digits: the inspector records the context.
      mobileEnd: self.data.mobile?.slice(-4) ?? null,
      lead: stored?.lead ?? null,
      profile: stored,
      draft: keptLeadDraft(app.storage.readInTab(DRAFT)),
      retryAllowedOn: retryAllowedOn(stored?.lead ?? null, app.clock.now()),
    },
  };
}

/** @returns milliseconds; null without a time from the service */
function retryAllowedOn(of: Lead | null, now: number): number | null {
  return of?.retryAfter == null ? null : now + of.retryAfter;
}
