import { type Features, isFeatureOn } from '../base/features';

/** Partners for which this app opens leads (docs/decisions/014), in alphabetical order, so that none is promoted. */
export const leadPartners = ['CREDIT_HAAT', 'INDIALENDS', 'LENDBOX', 'STASHFIN'] as const;
export type LeadPartner = (typeof leadPartners)[number];

/** The partner of a lead whose URL names no partner. The path of that URL is this partner's name. */
export const DEFAULT_PARTNER: LeadPartner = 'INDIALENDS';

/** Reads the partner from a URL; `DEFAULT_PARTNER` for a missing or unknown value. */
export function readLeadPartner(text: string | undefined): LeadPartner {
  return leadPartners.find((partner) => partner === text) ?? DEFAULT_PARTNER;
}

/** The lead-generation workflow that enables each partner (spec 6). */
const workflowByPartner = {
  CREDIT_HAAT: 'LEADGEN_WORKFLOW',
  INDIALENDS: 'LEADGEN_WORKFLOW',
  LENDBOX: 'LEADGEN_LENDBOX_WORKFLOW',
  STASHFIN: 'LEADGEN_STASHFIN_WORKFLOW',
} as const satisfies Record<LeadPartner, string>;

/** The partners whose lead-generation workflow is on. */
export function enabledLeadPartners(features: Features): readonly LeadPartner[] {
  return leadPartners.filter((partner) => isFeatureOn(features, workflowByPartner[partner]));
}
