import * as v from 'valibot';

import { type PaymentType, paymentType } from './payment-enums';

const methods = ['upi', 'qr', 'page', 'elsewhere'] as const;

/** How the payer started to pay; `elsewhere`: on another page or phone, as the payer says. */
export type PaymentMethod = (typeof methods)[number];

/** A payment that was started on this phone: it may be paid, whatever the service knows. No personal data. */
export interface StartedPayment {
  readonly id: string;
  /** Null when the service did not say: it names the loan to its borrower only. */
  readonly loanId: string | null;
  /** Paise. */
  readonly amount: number;
  readonly paymentType: PaymentType;
  readonly method: PaymentMethod;
  /** Milliseconds, by the service's clock. */
  readonly startedAt: number;
}

/** The loan whose payments are read, and the payments that the payer has already been shown. */
export interface ShownPayments {
  readonly loanId: string;
  /** Payment ids. */
  readonly shown: readonly string[];
}

interface LoanPayments {
  readonly loan: { readonly id: string } | null;
  readonly pendingPayment: { readonly id: string } | null;
  readonly startedPayments: readonly StartedPayment[];
}

/** The payments that a borrower has been shown with their loan. */
export function shownPayments(read: LoanPayments | null): ShownPayments {
  const { loan = null, pendingPayment = null, startedPayments = [] } = read ?? {};
  const payments = pendingPayment === null ? startedPayments : [pendingPayment, ...startedPayments];
  return { loanId: loan?.id ?? '', shown: payments.map(({ id }) => id) };
}

/** A bank decides within a day; milliseconds. */
const REMEMBERED_FOR = 86_400_000;

/** Most payments that are remembered; the oldest are left out. */
const MAX_ENTRIES = 8;

const startedPayment = v.object({
  id: v.string(),
  loanId: v.nullable(v.string()),
  amount: v.pipe(v.number(), v.safeInteger()),
  paymentType,
  method: v.picklist(methods),
  startedAt: v.number(),
});

/**
 * The payments that were started within a day, newest first. Malformed entries are left out.
 * @param kept a list as stored in the browser
 * @param now milliseconds, by the service's clock
 */
export function readStartedPayments(kept: unknown, now: number): readonly StartedPayment[] {
  if (!Array.isArray(kept)) return [];
  return kept
    .flatMap((one: unknown) => {
      const read = v.safeParse(startedPayment, one);
      return read.success && Math.abs(now - read.output.startedAt) < REMEMBERED_FOR ? [read.output] : [];
    })
    .sort((one, other) => other.startedAt - one.startedAt);
}

/** The list with one more; for a payment that is already in it, the last start counts. */
export function withStarted(
  list: readonly StartedPayment[],
  started: StartedPayment,
): readonly StartedPayment[] {
  return [started, ...list.filter(({ id }) => id !== started.id)].slice(0, MAX_ENTRIES);
}
