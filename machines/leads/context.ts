import type { Failure } from '../domain/base/failure';
import type { Lead, LeadProfile } from '../domain/trade/lead';
import type { LeadDraft } from '../domain/trade/lead-fields';
import type { LeadPartner } from '../domain/trade/lead-partners';
import type { LeadProfileAnswers } from '../domain/trade/lead-profile-update';
import type { ConsentState, Redirect, RequestKeyState } from '../shared/journey';

/** URLs that open this journey. */
export type LeadsEntryUrl =
  | '/indialends'
  | '/indialends/otp'
  | '/indialends/profile'
  | '/indialends/review'
  | '/indialends/status';

/** Data that is read when the journey opens, and with each poll of the partner's decision. */
export interface LeadFacts {
  readonly businessId: string;
  /** A lead-generation variant with this partner is switched on (spec 6). */
  readonly isPartnerOn: boolean;
  /** Name of the account holder, which is shared with the partner; null when unknown. */
  readonly name: string | null;
  /** The last four digits of the merchant's own mobile; null when unknown. */
  readonly mobileLastDigits: string | null;
  /** Null before a lead was opened with this partner. */
  readonly lead: Lead | null;
  readonly profile: LeadProfile | null;
  /** Draft that was stored when the page was closed. */
  readonly draft: LeadDraft | null;
  /** When a new request to the partner is allowed, in milliseconds; null when unknown. */
  readonly retryAllowedOn: number | null;
}

export interface LeadsInput {
  readonly entryUrl: LeadsEntryUrl;
  /** The partner that gets the lead. */
  readonly partner: LeadPartner;
  readonly requestKeySeed: string;
}

export interface LeadsContext extends Omit<LeadsInput, 'entryUrl'>, RequestKeyState, ConsentState {
  /** The merchant edits the answers, although they are complete. */
  readonly isEditingProfile: boolean;
  readonly facts: LeadFacts | null;
  /** The filled-in form, until its write has a definitive answer. */
  readonly form: LeadProfileAnswers | null;
  /** A code was requested in this visit: it can be entered even if the service returns no validity for it. */
  readonly hasRequestedCode: boolean;
  /** Number of one-time codes so far; each has its own request keys. */
  readonly codes: number;
  /** Polls so far, not counting the first request. */
  readonly polls: number;
  readonly startWith: 'sending' | 'statusCheck';
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

export function initialContext({ input }: { input: LeadsInput }): LeadsContext {
  const { entryUrl, ...rest } = input;
  return {
    ...rest,
    isEditingProfile: entryUrl === '/indialends/profile',
    facts: null,
    form: null,
    consent: null,
    hasRequestedCode: false,
    codes: 0,
    polls: 0,
    startWith: 'sending',
    completedWrites: 0,
    failure: null,
    redirectTo: '/',
  };
}

/** The part of the context that the selectors need. */
export type WithLeadFacts = Pick<LeadsContext, 'facts'>;
