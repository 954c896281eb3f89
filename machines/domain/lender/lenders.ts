/** What the app itself contains about a lender. Contacts, terms and fees come from the services. */
interface Lender {
  /** Name as shown to the merchant. */
  readonly name: string;
  /** Drawing beside the name: an SVG path in a square of 24. Ours, not the lender's trademark. */
  readonly mark: string;
  /**
   * Where the loan is taken. `app`: agreement, KFS and e-sign are shown in this app (spec 6's allow-list). `lenderSite`: the app
   * only opens a lead; such a lender (a lead partner) is on no list of spec 6.
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
const FINTREE: Lender = {
  name: 'Fintree Finance',
  mark: 'M12 21v-9M12 16l4-3.5M12 3.5a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11',
  lendsOn: 'app',
};

/** Every lender, by its code on the wire. Partners are in alphabetical order of their names, so that the order promotes none. */
const lenders = {
  APOLLO_FINVEST: {
    name: 'Apollo Finvest',
    mark: 'M4 18h16M7.5 18a4.5 4.5 0 0 1 9 0M12 6v3.5M5.5 9.5l2.4 2.2M18.5 9.5l-2.4 2.2',
    lendsOn: 'app',
    isPartner: true,
    approval: 'approvedLoanDetails',
    needsMandateForMonthlyLoan: true,
  },
  ARTHMATE: {
    name: 'Arthmate',
    mark: 'M3 12a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0M10.6 12a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0',
    lendsOn: 'app',
    isPartner: true,
  },
  HINDON_MERCANTILE_LIMITED: {
    name: 'Hindon Mercantile Limited',
    mark: 'M3 8c3-3 6 3 9 0s6 3 9 0M3 13c3-3 6 3 9 0s6 3 9 0M3 18c3-3 6 3 9 0s6 3 9 0',
    lendsOn: 'app',
    isPartner: true,
  },
  HINDON_RUPEECIRCLE: {
    name: 'RupeeCircle (Hindon Mercantile)',
    mark: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 8h6M9 11h6M9 8h1.8a3 3 0 0 1 0 6H9l4.2 4',
    lendsOn: 'app',
    isPartner: true,
  },
  USFB: {
    name: 'Unity Small Finance Bank',
    mark: 'M5 4v9a7 7 0 0 0 14 0V4M9.5 4v9a2.5 2.5 0 0 0 5 0V4',
    lendsOn: 'app',
    isPartner: true,
    approval: 'loanApprovalStatus',
  },
  FINTREE,
  LENDBOX: { name: 'Lendbox', mark: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8', lendsOn: 'app' },
  STASHFIN: {
    name: 'Stashfin',
    mark: 'M5 7a7 3 0 1 0 14 0a7 3 0 1 0-14 0M5 7v5c0 1.7 3.1 3 7 3s7-1.3 7-3V7M5 12v5c0 1.7 3.1 3 7 3s7-1.3 7-3v-5',
    lendsOn: 'app',
  },
  VIVRITI_CAPITAL_LIMITED: {
    name: 'Vivriti Capital Limited',
    mark: 'M3.5 5 12 19l8.5-14M8.5 5l3.5 6.5L15.5 5',
    lendsOn: 'app',
  },
  NIYOGIN_FINTECH_LIMITED: { name: 'Niyogin Fintech Limited', mark: 'M5 19V5l14 14V5', lendsOn: 'app' },
  QUID_CASH: {
    name: 'Quid Cash',
    mark: 'M4 11.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M13.5 13.5l6 6.5',
    lendsOn: 'app',
  },
  CREDIT_HAAT: {
    name: 'Credit Haat',
    mark: 'M4 9.5 6 4h12l2 5.5M4 9.5a2.7 2.7 0 0 0 5.3 0a2.7 2.7 0 0 0 5.4 0a2.7 2.7 0 0 0 5.3 0M6 13v7h12v-7',
    lendsOn: 'lenderSite',
  },
  INDIALENDS: {
    name: 'IndiaLends',
    mark: 'M12 3l2.5 6.5L21 12l-6.5 2.5L12 21l-2.5-6.5L3 12l6.5-2.5z',
    lendsOn: 'lenderSite',
  },
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

/** The lender's display name; for an unknown lender its code on the wire. Where there may be none: `src/copy/lender.ts`. */
export function lenderName(nbfc: string): string {
  return lenderOf(nbfc)?.name ?? nbfc;
}

/** What is drawn beside a lender's name: its mark, or the first letters of an unknown lender's code. */
export type LenderMark = { readonly path: string } | { readonly letters: string };

/** The mark of a lender; letters for an unknown one, a dash without a code. */
export function lenderMark(nbfc: string | null): LenderMark {
  const lender = lenderOf(nbfc);
  return lender === null
    ? { letters: nbfc === null ? '—' : nbfc.slice(0, 2).toUpperCase() }
    : { path: lender.mark };
}
