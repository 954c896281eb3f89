import { isProfileComplete, type Lead } from '../domain/trade/lead';
import type { WithLeadFacts } from './context';

/** Ids by which the service finds a lead. */
export interface LeadKey {
  readonly businessId: string;
  readonly leadId: string;
}

/** The merchant’s lead at this partner; null while there is none. */
export function leadOf({ facts }: WithLeadFacts): Lead | null {
  return facts?.lead ?? null;
}

/** Ids of the lead for a write; empty before the first read, when no write is made. */
export function leadKeyOf({ facts }: WithLeadFacts): LeadKey {
  return { businessId: facts?.businessId ?? '', leadId: facts?.lead?.id ?? '' };
}

/** Whether the partner is switched on for this merchant. */
export function isPartnerOn({ facts }: WithLeadFacts): boolean {
  return facts?.isPartnerOn === true;
}

/** Whether the lead’s phone number is verified and the partner is switched on. */
export function isVerified(context: WithLeadFacts): boolean {
  return isPartnerOn(context) && leadOf(context)?.status === 'VERIFIED';
}

/** Whether the lead can be reviewed and sent: it is verified, and its profile is complete. */
export function isLeadComplete(context: WithLeadFacts): boolean {
  return isVerified(context) && isProfileComplete(leadOf(context), context.facts?.profile ?? null);
}
