import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import { codeFailure } from '../domain/identity/one-time-code';
import type { ConsentRecord } from '../domain/merchant/consent';
import { type Lead, type LeadProfile, mayRequestAgain } from '../domain/trade/lead';
import type { LeadDraft } from '../domain/trade/lead-fields';
import type { LeadPartner } from '../domain/trade/lead-partners';
import type { LeadProfileAnswers } from '../domain/trade/lead-profile-update';
import type { ConsentState, SharedEvent } from '../shared/journey';
import { consentingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { createOtp } from '../shared/otp';
import type { OtpResult } from '../shared/otp-setup';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { LeadFacts, LeadsContext, LeadsInput, WithLeadFacts } from './context';
import { isLeadComplete, isPartnerOn, isVerified, type LeadKey, leadOf } from './selectors';

/** The partner is switched off, and no lead of this merchant was submitted to it before: nothing is opened or sent. */
function isNotOffered(context: WithLeadFacts): boolean {
  const status = leadOf(context)?.status ?? 'OTP_SENT';
  return !isPartnerOn(context) && (status === 'OTP_SENT' || status === 'VERIFIED');
}

/** Whether the merchant may open a lead, or continue one whose phone is not verified. */
function mayOpen(context: WithLeadFacts): boolean {
  return isPartnerOn(context) && (leadOf(context)?.status ?? 'OTP_SENT') === 'OTP_SENT';
}

type FactsOutcome = Outcome<LeadFacts>;

type WriteResult = SubmissionResult<unknown>;

type CodeResult = OtpResult<Lead>;

interface BusinessAndPartner {
  readonly businessId: string;
  readonly partner: LeadPartner;
}

/** A lead to open: the business, the partner, and the consent as it was read; null without it: nothing is sent. */
export interface LeadToOpen extends BusinessAndPartner, ConsentState {}

/** The lead to submit, and the consent as it was read; null without it: nothing is sent. */
export interface LeadToSubmit extends LeadKey, ConsentState {}

/** The form to save, with its business and partner; null when none was filled in. */
export interface ProfileToSave extends BusinessAndPartner {
  readonly form: LeadProfileAnswers | null;
}

/** Failure codes that show that this page is outdated: the lead is read again. */
const outdatedCodes: ReadonlySet<string> = new Set([
  'lead_not_found',
  'lead_not_verified',
  'lead_profile_incomplete',
  'lead_already_submitted',
]);

/** Ports, guards and actions of the leads' chart. */
export const leadsJourney = consentingJourneySetup({
  types: typesOf<{
    context: LeadsContext;
    input: LeadsInput;
    events:
      | SharedEvent
      | { type: 'consent.given'; consent: ConsentRecord }
      | { type: 'profile.submitted'; form: LeadProfileAnswers }
      | { type: 'profile.opened' }
      | { type: 'draft.kept'; draft: LeadDraft }
      | { type: 'lead.reopened' }
      | { type: 'contact.opened' };
  }>(),
  actors: {
    /** The lead and the shop's profile (getLeadProfile), and the last digits of the merchant's own number (getMerchant). */
    loadLead: createLoad<LeadFacts, { readonly partner: LeadPartner }>(),
    createLead: createSubmission<Lead, LeadToOpen>(),
    otp: createOtp<LeadKey, Lead>(),
    updateLeadProfile: createSubmission<LeadProfile, ProfileToSave>(),
    submitLead: createSubmission<Lead, LeadToSubmit>(),
    /** A wait by the service's clock, in milliseconds; invoked again with the same id, it continues. */
    retryWait: port<void, { readonly ms: number; readonly waitId: string }>(),
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
    isEditingCompleteProfile: ({ context }) => isLeadComplete(context) && context.isEditingProfile,
    isAcceptedByPartner: ({ context }) => leadOf(context)?.status === 'ACCEPTED',
    isRefusedByPartner: ({ context }) => leadOf(context)?.status === 'REJECTED',
    mayRequestAgain: ({ context }) => isPartnerOn(context) && mayRequestAgain(leadOf(context)),
    isBlocked: (_, result: WriteResult) =>
      result.kind === 'refused' && codeFailure(result.failure).kind === 'blocked',
    isOutdated: (_, result: WriteResult) =>
      result.kind === 'refused' && outdatedCodes.has(result.failure.code ?? ''),
    isCodeAccepted: (_, result: CodeResult) => result.kind === 'accepted',
  },
  actions: {
    storeFacts: assign((_, outcome: FactsOutcome) =>
      outcome.ok ? { facts: outcome.data, failure: null, consent: null } : { failure: outcome.failure },
    ),
    storeFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    /** Stores the lead of an answer, which does not say when a new request is allowed. */
    storeLead: assign(({ context: { facts } }, result: SubmissionResult<Lead> | CodeResult) =>
      facts !== null && result.kind === 'accepted'
        ? {
            facts: { ...facts, lead: result.data, retryAllowedOn: null },
            failure: null,
            consent: null,
            polls: 0,
          }
        : {},
    ),
    storeCodeRefusal: assign((_, result: CodeResult) =>
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
    storeRefusal: assign((_, result: WriteResult) =>
      result.kind === 'accepted' ? {} : { failure: result.failure, form: null, consent: null },
    ),
    storeForm: assign({ form: (_, form: LeadProfileAnswers) => form, failure: null }),
    clearForm: assign({ form: null }),
    /** Stores the draft on this phone, without personal data; null removes it. Implemented by an adapter. */
    storeDraft: (_, _draft: LeadDraft | null) => {},
    markCodeRequested: assign({ hasRequestedCode: true }),
    closeCode: assign({ hasRequestedCode: false, codes: ({ context }) => context.codes + 1 }),
    openProfile: assign({ isEditingProfile: true, failure: null }),
    leaveProfile: assign({ isEditingProfile: false, failure: null }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    /** On entry of a step: its write is a new request. The last one has a definitive answer, or the merchant abandoned it. */
    beginStep: assign({
      completedWrites: ({ context }) => context.completedWrites + 1,
      startWith: 'sending',
      form: null,
      consent: null,
    }),
    goToContact: assign({
      redirectTo: ({ context }) => `/termloan/contact/${context.partner}` as const,
    }),
  },
});
