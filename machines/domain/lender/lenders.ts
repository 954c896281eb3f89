/** One lender: the facts that are part of the app. Contacts, terms and fees come from the services. */
interface Lender {
  /** As a merchant reads it. */
  readonly name: string;
  /** Two letters, shown instead of a logo. */
  readonly initials: string;
  /**
   * `product`: its agreement, KFS and e-sign are shown here (spec 6's allow-list). `own`: a partner of the lead flow, which lends on
   * its own pages and is on no list of spec 6.
   */
  readonly lendsBy: 'product' | 'own';
  /** Merchants are routed to it (spec 1), and its name is shown on the first pages. */
  readonly isPartner?: true;
  /** What comes between the bank account and the agreement (spec 4); e-NACH, where the service asks for it, unless given. */
  readonly approval?: 'loanApprovalStatus' | 'approvedLoanDetails';
  /** A monthly loan needs an active mandate before its agreement (spec 4). */
  readonly isMonthlyByMandate?: true;
}

/** A product of Fintree has a code of its own: `FINTREE_{product}`. */
const FINTREE: Lender = { name: 'Fintree Finance', initials: 'FI', lendsBy: 'product' };

/** Every lender, by its code on the wire. Partners are in alphabetical order of their names, so that the order promotes none. */
const lenders = {
  APOLLO_FINVEST: {
    name: 'Apollo Finvest',
    initials: 'AF',
    lendsBy: 'product',
    isPartner: true,
    approval: 'approvedLoanDetails',
    isMonthlyByMandate: true,
  },
  ARTHMATE: { name: 'Arthmate', initials: 'AM', lendsBy: 'product', isPartner: true },
  HINDON_MERCANTILE_LIMITED: {
    name: 'Hindon Mercantile Limited',
    initials: 'HM',
    lendsBy: 'product',
    isPartner: true,
  },
  HINDON_RUPEECIRCLE: {
    name: 'RupeeCircle (Hindon Mercantile)',
    initials: 'RC',
    lendsBy: 'product',
    isPartner: true,
  },
  USFB: {
    name: 'Unity Small Finance Bank',
    initials: 'US',
    lendsBy: 'product',
    isPartner: true,
    approval: 'loanApprovalStatus',
  },
  FINTREE,
  LENDBOX: { name: 'Lendbox', initials: 'LE', lendsBy: 'product' },
  STASHFIN: { name: 'Stashfin', initials: 'ST', lendsBy: 'product' },
  VIVRITI_CAPITAL_LIMITED: { name: 'Vivriti Capital Limited', initials: 'VI', lendsBy: 'product' },
  NIYOGIN_FINTECH_LIMITED: { name: 'Niyogin Fintech Limited', initials: 'NI', lendsBy: 'product' },
  QUID_CASH: { name: 'Quid Cash', initials: 'QU', lendsBy: 'product' },
  CREDIT_HAAT: { name: 'Credit Haat', initials: 'CH', lendsBy: 'own' },
  INDIALENDS: { name: 'IndiaLends', initials: 'IL', lendsBy: 'own' },
} as const satisfies Readonly<Record<string, Lender>>;

const byCode: ReadonlyMap<string, Lender> = new Map(Object.entries(lenders));

/** @param nbfc the lender's code on the wire @returns null for one that the app does not know, and for none */
export function lenderOf(nbfc: string | null): Lender | null {
  if (nbfc === null) return null;
  return nbfc.startsWith('FINTREE_') ? FINTREE : (byCode.get(nbfc) ?? null);
}

/** Codes of the lenders of spec 6's allow-list. */
export const allowList: readonly string[] = codesOf(({ lendsBy }) => lendsBy === 'product');

/** Codes of the partner lenders of spec 1. */
export const partnerLenders: readonly string[] = codesOf(({ isPartner }) => isPartner === true);

function codesOf(which: (lender: Lender) => boolean): readonly string[] {
  return [...byCode].flatMap(([code, lender]) => (which(lender) ? [code] : []));
}

/**
 * Whether the product shows this lender's agreement, KFS and e-sign itself (spec 6's allow-list).
 * For any other lender the merchant reads that the lender will contact them.
 */
export function isKnownLender(nbfc: string | null): boolean {
  return lenderOf(nbfc)?.lendsBy === 'product';
}

/** The lender's display name; for an unknown lender its code on the wire. */
export function lenderName(nbfc: string | null): string {
  return nbfc === null ? 'Lending partner' : (lenderOf(nbfc)?.name ?? nbfc);
}

/** Two letters for the lender's tile. */
export function lenderInitials(nbfc: string | null): string {
  return nbfc === null ? '—' : (lenderOf(nbfc)?.initials ?? nbfc.slice(0, 2).toUpperCase());
}
