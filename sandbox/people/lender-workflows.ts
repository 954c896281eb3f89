const WORKFLOWS: Readonly<Record<string, readonly string[]>> = {
  AM: ['ARTHMATE'],
  FNT: ['FINTREE'],
  APFL: ['APOLLO_FINVEST'],
  AM_FNT_APFL: ['ARTHMATE', 'FINTREE', 'APOLLO_FINVEST'],
  USFB: ['USFB'],
  USFB_AM: ['USFB', 'ARTHMATE'],
  USFB_APFL: ['USFB', 'APOLLO_FINVEST'],
  USFB_AM_APFL: ['USFB', 'ARTHMATE', 'APOLLO_FINVEST'],
  VCPL: ['VIVRITI_CAPITAL_LIMITED'],
  HML: ['HINDON_MERCANTILE_LIMITED'],
  HML_RC: ['HINDON_RUPEECIRCLE'],
  NFL: ['NIYOGIN_FINTECH_LIMITED'],
  QC: ['QUID_CASH'],
  LENDBOX: ['LENDBOX'],
  STASHFIN: ['STASHFIN'],
  LEADGEN_INDIALENDS: ['INDIALENDS'],
  LEADGEN_CREDIT_HAAT: ['CREDIT_HAAT'],
};

/**
 * Whether a lender may offer: anybody while no lender workflow is on, else only the lenders that one enables.
 * FINTREE stands for every FINTREE_{product}.
 */
export function mayOffer(features: Readonly<Record<string, boolean>>, lender: string | null): boolean {
  const enabled = Object.entries(WORKFLOWS).filter(([name]) => features[name] === true);
  if (enabled.length === 0) return true;
  const codes = enabled.flatMap(([, lenders]) => lenders);
  return lender !== null && codes.some((code) => code === lender || isProductOf(code, lender));
}

const isProductOf = (code: string, lender: string): boolean =>
  code === 'FINTREE' && lender.startsWith('FINTREE_');
