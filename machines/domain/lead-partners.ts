/** Partners whose leads this app opens (docs/decisions/014), by the alphabet of their names: the order promotes none. */
export const leadPartners = ['CREDIT_HAAT', 'INDIALENDS'] as const;
export type LeadPartner = (typeof leadPartners)[number];

/** Whose lead it is where nobody says: the address is named after it. */
export const USUAL_PARTNER: LeadPartner = 'INDIALENDS';

/** The partner that an address names; the usual one for a word that nobody knows. */
export function readLeadPartner(word: string | undefined): LeadPartner {
  return leadPartners.find((known) => known === word) ?? USUAL_PARTNER;
}
