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
import {
  isNotOffered,
  isPartnerOn,
  isTold,
  isVerified,
  type LeadFacts,
  type LeadKey,
  type LeadsContext,
  type LeadsInput,
  leadOf,
  mayOpen,
} from './context';

type Read = Outcome<LeadFacts>;
type Answer = SubmissionResult<unknown>;
type Verified = OtpResult<Lead>;

/** The business, and who gets its lead. */
export interface LeadToOpen {
  readonly businessId: string;
  readonly partner: LeadPartner;
}

/** The answers, and whose they are; null when nothing was typed. */
export interface ProfileToSave extends LeadToOpen {
  readonly form: LeadProfileForm | null;
}

/** Refusals after which the lead stands elsewhere than this page thinks: it is asked about anew. */
const outdated: ReadonlySet<string> = new Set([
  'lead_not_found',
  'lead_not_verified',
  'lead_profile_incomplete',
  'lead_already_submitted',
]);

/** The words of the leads' chart: its ports, guards and actions. */
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
    /** The lead and what was told of the shop (getLeadProfile), and the merchant's own number, its end (getMerchant). */
    loadLead: createLoad<LeadFacts, { readonly partner: LeadPartner }>(),
    createLead: createSubmission<Lead, LeadToOpen>(),
    otp: createOtp<LeadKey, Lead>(),
    updateLeadProfile: createSubmission<LeadProfile, ProfileToSave>(),
    submitLead: createSubmission<Lead, LeadKey>(),
    /** A wait by the service's clock, in milliseconds; the same wait goes on where it was. */
    coolOff: port<void, { readonly ms: number; readonly of: string }>(),
    ...pollingPorts,
  },
}).extend({
  guards: {
    isNotOffered: ({ context }) => isNotOffered(context),
    isCodeOut: ({ context }) => {
      const lead = leadOf(context);
      return lead?.status === 'OTP_SENT' && (lead.expiresIn > 0 || context.hasAskedForCode);
    },
    mayOpen: ({ context }) => mayOpen(context),
    isVerified: ({ context }) => isVerified(context),
    isTold: ({ context }) => isTold(context),
    isToldAndRead: ({ context }) => isTold(context) && !context.wantsProfile,
    isChanging: ({ context }) => isTold(context) && context.wantsProfile,
    isTakenUp: ({ context }) => leadOf(context)?.status === 'ACCEPTED',
    isRefusedByPartner: ({ context }) => leadOf(context)?.status === 'REJECTED',
    mayAskAgain: ({ context }) => isPartnerOn(context) && mayAskAgain(leadOf(context)),
    isBlocked: (_, result: Answer) =>
      result.kind === 'refused' && codeFailure(result.failure).kind === 'blocked',
    isOutdated: (_, result: Answer) => result.kind === 'refused' && outdated.has(result.failure.code ?? ''),
    isCodeTaken: (_, result: Verified) => result.kind === 'accepted',
  },
  actions: {
    keepFacts: assign((_, outcome: Read) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    clearFailure: assign({ failure: null }),
    /** What the service said of the lead. When it may be asked anew is told by the next reading only. */
    keepLead: assign(({ context: { facts } }, result: SubmissionResult<Lead> | Verified) =>
      facts !== null && result.kind === 'accepted'
        ? { facts: { ...facts, lead: result.data, askAgainOn: null }, failure: null, polls: 0 }
        : {},
    ),
    keepCodeRefusal: assign((_, result: Verified) =>
      result.kind === 'refused' ? { failure: result.failure } : {},
    ),
    keepProfile: assign(({ context: { facts } }, result: SubmissionResult<LeadProfile>) =>
      facts !== null && result.kind === 'accepted'
        ? {
            facts: { ...facts, profile: result.data, lead: result.data.lead ?? facts.lead, draft: null },
            form: null,
            failure: null,
          }
        : {},
    ),
    keepRefusal: assign((_, result: Answer) =>
      result.kind === 'accepted' ? {} : { failure: result.failure, form: null },
    ),
    keepForm: assign({ form: (_, form: LeadProfileForm) => form, failure: null }),
    forgetForm: assign({ form: null }),
    /** Kept by the adapter in this tab: none of it is personal data. Null forgets it. */
    storeDraft: (_, _draft: LeadDraft | null) => {},
    noteCodeAsked: assign({ hasAskedForCode: true }),
    closeCode: assign({ hasAskedForCode: false, codes: ({ context }) => context.codes + 1 }),
    openProfile: assign({ wantsProfile: true, failure: null }),
    leaveProfile: assign({ wantsProfile: false, failure: null }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    /** On entering a step its write is a new request: the one before has its answer, or the merchant gave it up. */
    beginStep: assign({
      settledWrites: ({ context }) => context.settledWrites + 1,
      startBy: 'sending',
      form: null,
    }),
    goToContact: assign({
      redirectTo: ({ context }) => `/termloan/contact/${context.partner}` as const,
    }),
  },
});
