import type { Failure } from '../domain/base/failure';
import { isProfileTold, type Lead, type LeadProfile } from '../domain/trade/lead';
import type { LeadDraft } from '../domain/trade/lead-fields';
import type { LeadPartner } from '../domain/trade/lead-partners';
import type { LeadProfileForm } from '../domain/trade/lead-profile-update';
import type { Redirect, WriteKeys } from '../shared/journey';

/** URLs that open this journey. */
export type LeadsEntryUrl =
  | '/indialends'
  | '/indialends/otp'
  | '/indialends/profile'
  | '/indialends/review'
  | '/indialends/status';

/** What is read when the journey opens, and whenever the partner is asked for its decision. */
export interface LeadFacts {
  readonly businessId: string;
  /** A lead-generation variant that is on has this partner (spec 6). */
  readonly isPartnerOn: boolean;
  /** The name of the account, which the partner gets; null when the service does not know it. */
  readonly name: string | null;
  /** The last four digits of the merchant's own mobile; null when the service does not know it. */
  readonly mobileEnd: string | null;
  /** Null while no lead was opened with this partner. */
  readonly lead: Lead | null;
  readonly profile: LeadProfile | null;
  /** What was typed before the page went away. */
  readonly draft: LeadDraft | null;
  /** When the partner may be asked anew, in milliseconds; null when nobody said. */
  readonly askAgainOn: number | null;
}

export interface LeadsInput {
  readonly entryUrl: LeadsEntryUrl;
  /** Who gets the lead. */
  readonly partner: LeadPartner;
  readonly requestSeed: string;
}

/** A lead at its service. */
export interface LeadKey {
  readonly businessId: string;
  readonly leadId: string;
}

export interface LeadsContext extends Omit<LeadsInput, 'entryUrl'>, WriteKeys {
  /** Whoever wants to change the answers sees them, though they were told. */
  readonly wantsProfile: boolean;
  readonly facts: LeadFacts | null;
  /** The answers, until their write has a definitive answer. */
  readonly form: LeadProfileForm | null;
  /** The service was asked for a code in this visit: it is typed, whatever is said of its time. */
  readonly hasAskedForCode: boolean;
  /** Codes that were opened: each has keys of its own. */
  readonly codes: number;
  /** Questions asked of the partner by the page itself, the first one not counted. */
  readonly polls: number;
  readonly startBy: 'sending' | 'statusCheck';
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

export function initialContext({ input }: { input: LeadsInput }): LeadsContext {
  const { entryUrl, ...rest } = input;
  return {
    ...rest,
    wantsProfile: entryUrl === '/indialends/profile',
    facts: null,
    form: null,
    hasAskedForCode: false,
    codes: 0,
    polls: 0,
    startBy: 'sending',
    settledWrites: 0,
    failure: null,
    redirectTo: '/',
  };
}

type Facts = Pick<LeadsContext, 'facts'>;

export function leadOf({ facts }: Facts): Lead | null {
  return facts?.lead ?? null;
}

/** Which lead a write is about; empty ids before anything was read, when no write is made. */
export function leadKeyOf({ facts }: Facts): LeadKey {
  return { businessId: facts?.businessId ?? '', leadId: facts?.lead?.id ?? '' };
}

/** Whether the partner may be asked now. */
export function isPartnerOn({ facts }: Facts): boolean {
  return facts?.isPartnerOn === true;
}

/** The partner is switched off, and has not heard of the merchant yet: nothing is opened and nothing is sent. */
export function isNotOffered(context: Facts): boolean {
  const status = leadOf(context)?.status ?? 'OTP_SENT';
  return !isPartnerOn(context) && (status === 'OTP_SENT' || status === 'VERIFIED');
}

/** The merchant may open a lead, or go on with one whose code is awaited. */
export function mayOpen(context: Facts): boolean {
  return isPartnerOn(context) && (leadOf(context)?.status ?? 'OTP_SENT') === 'OTP_SENT';
}

export function isVerified(context: Facts): boolean {
  return isPartnerOn(context) && leadOf(context)?.status === 'VERIFIED';
}

/** Everything that the partner needs was told: it can be read once more, and sent. */
export function isTold(context: Facts): boolean {
  return isVerified(context) && isProfileTold(leadOf(context), context.facts?.profile ?? null);
}
