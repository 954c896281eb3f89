import { type Features, isOn } from '../base/features';

/** Partners whose leads this app opens (docs/decisions/014), by the alphabet of their names: the order promotes none. */
export const leadPartners = ['CREDIT_HAAT', 'INDIALENDS', 'LENDBOX', 'STASHFIN'] as const;
export type LeadPartner = (typeof leadPartners)[number];

/** Whose lead it is where nobody says: the address is named after it. */
export const USUAL_PARTNER: LeadPartner = 'INDIALENDS';

/** The partner that an address names; the usual one for a word that nobody knows. */
export function readLeadPartner(word: string | undefined): LeadPartner {
  return leadPartners.find((known) => known === word) ?? USUAL_PARTNER;
}

/** The lead-generation variant that switches each partner on (spec 6). */
const switchOf = {
  CREDIT_HAAT: 'LEADGEN_WORKFLOW',
  INDIALENDS: 'LEADGEN_WORKFLOW',
  LENDBOX: 'LEADGEN_LENDBOX_WORKFLOW',
  STASHFIN: 'LEADGEN_STASHFIN_WORKFLOW',
} as const satisfies Record<LeadPartner, string>;

/** The partners that a merchant may ask now. */
export function partnersOn(features: Features): readonly LeadPartner[] {
  return leadPartners.filter((partner) => isOn(features, switchOf[partner]));
}
