/** The lender allow-list of spec 6; `FINTREE_{product}` is matched by its prefix. */
export const allowList: ReadonlySet<string> = new Set([
  'ARTHMATE',
  'FINTREE',
  'APOLLO_FINVEST',
  'USFB',
  'HINDON_MERCANTILE_LIMITED',
  'LENDBOX',
  'STASHFIN',
  'VIVRITI_CAPITAL_LIMITED',
  'HINDON_RUPEECIRCLE',
  'NIYOGIN_FINTECH_LIMITED',
  'QUID_CASH',
]);

const FINTREE = 'Fintree Finance';

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    USFB: 'Unity Small Finance Bank',
    ARTHMATE: 'Arthmate',
    APOLLO_FINVEST: 'Apollo Finvest',
    HINDON_MERCANTILE_LIMITED: 'Hindon Mercantile Limited',
    HINDON_RUPEECIRCLE: 'RupeeCircle (Hindon Mercantile)',
    FINTREE,
    LENDBOX: 'Lendbox',
    STASHFIN: 'Stashfin',
    VIVRITI_CAPITAL_LIMITED: 'Vivriti Capital Limited',
    NIYOGIN_FINTECH_LIMITED: 'Niyogin Fintech Limited',
    QUID_CASH: 'Quid Cash',
    // Partners of the lead flow: they lend under their own roof, and are on no list of spec 6.
    CREDIT_HAAT: 'Credit Haat',
    INDIALENDS: 'IndiaLends',
  }),
);

const initials: ReadonlyMap<string, string> = new Map(
  Object.entries({
    USFB: 'US',
    ARTHMATE: 'AM',
    APOLLO_FINVEST: 'AF',
    HINDON_MERCANTILE_LIMITED: 'HM',
    HINDON_RUPEECIRCLE: 'RC',
    CREDIT_HAAT: 'CH',
    INDIALENDS: 'IL',
  }),
);

/**
 * Whether the product shows this lender's agreement, KFS and e-sign itself (spec 6's allow-list).
 * Of any other lender the merchant reads that the lender will contact them.
 */
export function isKnownLender(nbfc: string | null): boolean {
  return nbfc !== null && (allowList.has(nbfc) || nbfc.startsWith('FINTREE_'));
}

/** The lender's name as a person reads it; the wire's own word for one we do not know. */
export function lenderName(nbfc: string | null): string {
  if (nbfc === null) return 'Lending partner';
  if (nbfc.startsWith('FINTREE_')) return FINTREE;
  return names.get(nbfc) ?? nbfc;
}

/** Two letters for the lender's tile. */
export function lenderInitials(nbfc: string | null): string {
  if (nbfc === null) return '—';
  return initials.get(nbfc) ?? lenderName(nbfc).slice(0, 2).toUpperCase();
}

/** Partner lenders a merchant can be routed by (spec 1), by the alphabet of their names: the order promotes none. */
export const partnerLenders: readonly string[] = [
  'APOLLO_FINVEST',
  'ARTHMATE',
  'HINDON_MERCANTILE_LIMITED',
  'HINDON_RUPEECIRCLE',
  'USFB',
];
