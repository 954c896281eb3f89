import { type Features, isOn } from '../base/features';

/** Partners for which this app opens leads (docs/decisions/014), in alphabetical order of their names: the order promotes none. */
export const leadPartners = ['CREDIT_HAAT', 'INDIALENDS', 'LENDBOX', 'STASHFIN'] as const;
export type LeadPartner = (typeof leadPartners)[number];

/** The partner of a lead whose URL names none; the URL is named after it. */
export const DEFAULT_PARTNER: LeadPartner = 'INDIALENDS';

/** Reads the partner from a URL; the default one for an unknown value. */
export function readLeadPartner(text: string | undefined): LeadPartner {
  return leadPartners.find((known) => known === text) ?? DEFAULT_PARTNER;
}

/** The lead-generation variant that switches each partner on (spec 6). */
const switchOf = {
  CREDIT_HAAT: 'LEADGEN_WORKFLOW',
  INDIALENDS: 'LEADGEN_WORKFLOW',
  LENDBOX: 'LEADGEN_LENDBOX_WORKFLOW',
  STASHFIN: 'LEADGEN_STASHFIN_WORKFLOW',
} as const satisfies Record<LeadPartner, string>;

/** The partners that are switched on for this merchant. */
export function partnersOn(features: Features): readonly LeadPartner[] {
  return leadPartners.filter((partner) => isOn(features, switchOf[partner]));
}
