import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import { codeFailure } from '../domain/identity/one-time-code';
import { type Lead, type LeadProfile, mayAskAgain } from '../domain/trade/lead';
import type { LeadDraft } from '../domain/trade/lead-fields';
import type { LeadPartner } from '../domain/trade/lead-partners';
import type { LeadProfileForm } from '../domain/trade/lead-profile-update';
import type { SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { createOtp } from '../shared/otp';
import type { OtpResult } from '../shared/otp-setup';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { Facts, LeadFacts, LeadsContext, LeadsInput } from './context';
import { isLeadComplete, isPartnerOn, isVerified, type LeadKey, leadOf } from './selectors';

/** The partner is switched off and has no lead of this merchant yet: nothing is opened and nothing is sent. */
function isNotOffered(context: Facts): boolean {
  const status = leadOf(context)?.status ?? 'OTP_SENT';
  return !isPartnerOn(context) && (status === 'OTP_SENT' || status === 'VERIFIED');
}

/** The merchant may open a lead, or continue one whose code is pending. */
function mayOpen(context: Facts): boolean {
  return isPartnerOn(context) && (leadOf(context)?.status ?? 'OTP_SENT') === 'OTP_SENT';
}

type Read = Outcome<LeadFacts>;

type Answer = SubmissionResult<unknown>;

type Verified = OtpResult<Lead>;

/** The business, and the partner of its lead. */
export interface LeadToOpen {
  readonly businessId: string;
  readonly partner: LeadPartner;
}

/** The answers and their business; null when nothing was typed. */
export interface ProfileToSave extends LeadToOpen {
  readonly form: LeadProfileForm | null;
}

/** Refusals that mean that this page is outdated: the lead is read again. */
const outdated: ReadonlySet<string> = new Set([
  'lead_not_found',
  'lead_not_verified',
  'lead_profile_incomplete',
  'lead_already_submitted',
]);

/** Ports, guards and actions of the leads' chart. */
export const leadsJourney = writingJourneySetup({
  types: typesOf<{
    context: LeadsContext;
    input: LeadsInput;
    events:
      | SharedEvent
      | { type: 'consent.given' }
      | { type: 'profile.submitted'; form: LeadProfileForm }
      | { type: 'profile.opened' }
      | { type: 'draft.kept'; draft: LeadDraft }
      | { type: 'lead.reopened' }
      | { type: 'contact.opened' };
  }>(),
  actors: {
    /** The lead and the shop's profile (getLeadProfile), and the end of the merchant's own number (getMerchant). */
    loadLead: createLoad<LeadFacts, { readonly partner: LeadPartner }>(),
    createLead: createSubmission<Lead, LeadToOpen>(),
    otp: createOtp<LeadKey, Lead>(),
    updateLeadProfile: createSubmission<LeadProfile, ProfileToSave>(),
    submitLead: createSubmission<Lead, LeadKey>(),
    /** A wait by the service's clock, in milliseconds; a wait with the same `of` continues after a reload. */
    coolOff: port<void, { readonly ms: number; readonly of: string }>(),
    ...pollingPorts,
  },
}).extend({
  guards: {
    isNotOffered: ({ context }) => isNotOffered(context),
    isCodeSent: ({ context }) => {
      const lead = leadOf(context);
      return lead?.status === 'OTP_SENT' && (lead.expiresIn > 0 || context.hasRequestedCode);
    },
    mayOpen: ({ context }) => mayOpen(context),
    isVerified: ({ context }) => isVerified(context),
    isLeadComplete: ({ context }) => isLeadComplete(context),
    isReadyForReview: ({ context }) => isLeadComplete(context) && !context.isEditingProfile,
    isChanging: ({ context }) => isLeadComplete(context) && context.isEditingProfile,
    isAcceptedByPartner: ({ context }) => leadOf(context)?.status === 'ACCEPTED',
    isRefusedByPartner: ({ context }) => leadOf(context)?.status === 'REJECTED',
    mayAskAgain: ({ context }) => isPartnerOn(context) && mayAskAgain(leadOf(context)),
    isBlocked: (_, result: Answer) =>
      result.kind === 'refused' && codeFailure(result.failure).kind === 'blocked',
    isOutdated: (_, result: Answer) => result.kind === 'refused' && outdated.has(result.failure.code ?? ''),
    isCodeAccepted: (_, result: Verified) => result.kind === 'accepted',
  },
  actions: {
    storeFacts: assign((_, outcome: Read) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    storeFailure: assign({ failure: (_, of: Failure) => of }),
    clearFailure: assign({ failure: null }),
    /** Keeps the lead of an answer. When a new request is allowed is known from the next read only. */
    storeLead: assign(({ context: { facts } }, result: SubmissionResult<Lead> | Verified) =>
      facts !== null && result.kind === 'accepted'
        ? { facts: { ...facts, lead: result.data, retryAllowedOn: null }, failure: null, polls: 0 }
        : {},
    ),
    storeCodeRefusal: assign((_, result: Verified) =>
      result.kind === 'refused' ? { failure: result.failure } : {},
    ),
    storeProfile: assign(({ context: { facts } }, result: SubmissionResult<LeadProfile>) =>
      facts !== null && result.kind === 'accepted'
        ? {
            facts: { ...facts, profile: result.data, lead: result.data.lead ?? facts.lead, draft: null },
            form: null,
            failure: null,
          }
        : {},
    ),
    storeRefusal: assign((_, result: Answer) =>
      result.kind === 'accepted' ? {} : { failure: result.failure, form: null },
    ),
    storeForm: assign({ form: (_, form: LeadProfileForm) => form, failure: null }),
    clearForm: assign({ form: null }),
    /** Stored by the adapter in this tab: none of it is personal data. Null removes it. */
    storeDraft: (_, _draft: LeadDraft | null) => {},
    markCodeRequested: assign({ hasRequestedCode: true }),
    closeCode: assign({ hasRequestedCode: false, codes: ({ context }) => context.codes + 1 }),
    openProfile: assign({ isEditingProfile: true, failure: null }),
    leaveProfile: assign({ isEditingProfile: false, failure: null }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    /** On entering a step its write is a new request: the previous one has its answer, or the merchant abandoned it. */
    beginStep: assign({
      completedWrites: ({ context }) => context.completedWrites + 1,
      startWith: 'sending',
      form: null,
    }),
    goToContact: assign({
      redirectTo: ({ context }) => `/termloan/contact/${context.partner}` as const,
    }),
  },
});
