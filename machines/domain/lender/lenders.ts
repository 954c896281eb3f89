/** What the app itself contains about a lender. Contacts, terms and fees come from the services. */
interface Lender {
  /** Name as shown to the merchant. */
  readonly name: string;
  /** Two letters, shown instead of a logo. */
  readonly initials: string;
  /**
   * Where the loan is taken. `app`: agreement, KFS and e-sign are shown in this app (spec 6's allow-list). `lenderSite`: the app
   * only opens a lead; such a partner is on no list of spec 6.
   */
  readonly lendsOn: 'app' | 'lenderSite';
  /** Merchants are routed to it (spec 1), and its name is shown on the first pages. */
  readonly isPartner?: true;
  /** The page between bank account and agreement (spec 4). Without it, e-NACH comes there if the service requires it. */
  readonly approval?: 'loanApprovalStatus' | 'approvedLoanDetails';
  /** A monthly loan of this lender needs an active mandate before the agreement (spec 4). */
  readonly needsMandateForMonthlyLoan?: true;
}

/** Shared by all products of Fintree, each of which has a code of its own: `FINTREE_{product}`. */
const FINTREE: Lender = { name: 'Fintree Finance', initials: 'FI', lendsOn: 'app' };

/** Every lender, by its code on the wire. Partners are in alphabetical order of their names, so that the order promotes none. */
const lenders = {
  APOLLO_FINVEST: {
    name: 'Apollo Finvest',
    initials: 'AF',
    lendsOn: 'app',
    isPartner: true,
    approval: 'approvedLoanDetails',
    needsMandateForMonthlyLoan: true,
  },
  ARTHMATE: { name: 'Arthmate', initials: 'AM', lendsOn: 'app', isPartner: true },
  HINDON_MERCANTILE_LIMITED: {
    name: 'Hindon Mercantile Limited',
    initials: 'HM',
    lendsOn: 'app',
    isPartner: true,
  },
  HINDON_RUPEECIRCLE: {
    name: 'RupeeCircle (Hindon Mercantile)',
    initials: 'RC',
    lendsOn: 'app',
    isPartner: true,
  },
  USFB: {
    name: 'Unity Small Finance Bank',
    initials: 'US',
    lendsOn: 'app',
    isPartner: true,
    approval: 'loanApprovalStatus',
  },
  FINTREE,
  LENDBOX: { name: 'Lendbox', initials: 'LE', lendsOn: 'app' },
  STASHFIN: { name: 'Stashfin', initials: 'ST', lendsOn: 'app' },
  VIVRITI_CAPITAL_LIMITED: { name: 'Vivriti Capital Limited', initials: 'VI', lendsOn: 'app' },
  NIYOGIN_FINTECH_LIMITED: { name: 'Niyogin Fintech Limited', initials: 'NI', lendsOn: 'app' },
  QUID_CASH: { name: 'Quid Cash', initials: 'QU', lendsOn: 'app' },
  CREDIT_HAAT: { name: 'Credit Haat', initials: 'CH', lendsOn: 'lenderSite' },
  INDIALENDS: { name: 'IndiaLends', initials: 'IL', lendsOn: 'lenderSite' },
} as const satisfies Readonly<Record<string, Lender>>;

const byCode: ReadonlyMap<string, Lender> = new Map(Object.entries(lenders));

/** The lender of a code on the wire; null for an unknown code, and without a code. */
export function lenderOf(nbfc: string | null): Lender | null {
  if (nbfc === null) return null;
  return nbfc.startsWith('FINTREE_') ? FINTREE : (byCode.get(nbfc) ?? null);
}

/** Codes of the lenders of spec 6's allow-list. */
export const allowList: readonly string[] = codesOf(({ lendsOn }) => lendsOn === 'app');

/** Codes of the partner lenders of spec 1. */
export const partnerLenders: readonly string[] = codesOf(({ isPartner }) => isPartner === true);

function codesOf(predicate: (lender: Lender) => boolean): readonly string[] {
  return [...byCode].flatMap(([code, lender]) => (predicate(lender) ? [code] : []));
}

/**
 * Whether this app shows the lender's agreement, KFS and e-sign (spec 6's allow-list). For any other lender the merchant is told
 * that the lender will contact them.
 */
export function lendsInApp(nbfc: string | null): boolean {
  return lenderOf(nbfc)?.lendsOn === 'app';
}

/** The lender's display name; for an unknown lender its code on the wire. */
export function lenderName(nbfc: string | null): string {
  return nbfc === null ? 'Lending partner' : (lenderOf(nbfc)?.name ?? nbfc);
}

/** Two letters for the lender's tile. */
export function lenderInitials(nbfc: string | null): string {
  return nbfc === null ? '—' : (lenderOf(nbfc)?.initials ?? nbfc.slice(0, 2).toUpperCase());
}
