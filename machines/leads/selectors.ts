import { isProfileComplete, type Lead } from '../domain/trade/lead';
import type { Facts } from './context';

/** A lead at its service. */
export interface LeadKey {
  readonly businessId: string;
  readonly leadId: string;
}

/** The merchant’s lead at this partner; null while there is none. */
export function leadOf({ facts }: Facts): Lead | null {
  return facts?.lead ?? null;
}

/** The lead that a write is about; empty ids before the first read, when no write is made. */
export function leadKeyOf({ facts }: Facts): LeadKey {
  return { businessId: facts?.businessId ?? '', leadId: facts?.lead?.id ?? '' };
}

/** Whether the partner is switched on. */
export function isPartnerOn({ facts }: Facts): boolean {
  return facts?.isPartnerOn === true;
}

/** The lead’s phone number is verified, at a partner that is switched on. */
export function isVerified(context: Facts): boolean {
  return isPartnerOn(context) && leadOf(context)?.status === 'VERIFIED';
}

/** The lead is verified and its profile is complete: it can be reviewed and sent. */
export function isLeadComplete(context: Facts): boolean {
  return isVerified(context) && isProfileComplete(leadOf(context), context.facts?.profile ?? null);
}
