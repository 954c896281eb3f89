import * as v from 'valibot';

import { type PaymentType, paymentType } from './payment-words';

const methods = ['upi', 'qr', 'page', 'elsewhere'] as const;

/** How the payer set out to pay; `elsewhere` is another page or phone, by the payer's own word. */
export type PaymentMethod = (typeof methods)[number];

/** A payment that the payer set out to make on this phone: it may be paid, whatever the service has heard. No personal data. */
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

/** Whose payments are looked for, and which of them the payer has been shown. */
export interface ShownPayments {
  readonly loanId: string;
  /** Payment ids. */
  readonly shown: readonly string[];
}

interface Told {
  readonly loan: { readonly id: string } | null;
  readonly pendingPayment: { readonly id: string } | null;
  readonly startedPayments: readonly StartedPayment[];
}

/** Of which payments a borrower has been told by what was read of their loan. */
export function shownPayments(told: Told | null): ShownPayments {
  const { loan = null, pendingPayment = null, startedPayments = [] } = told ?? {};
  const payments = pendingPayment === null ? startedPayments : [pendingPayment, ...startedPayments];
  return { loanId: loan?.id ?? '', shown: payments.map(({ id }) => id) };
}

/** A bank decides within a day; milliseconds. */
const REMEMBERED_FOR = 86_400_000;

/** More than this many are of no help to anybody; the oldest is left out. */
const MOST = 8;

const startedPayment = v.object({
  id: v.string(),
  loanId: v.nullable(v.string()),
  amount: v.pipe(v.number(), v.safeInteger()),
  paymentType,
  method: v.picklist(methods),
  startedAt: v.number(),
});

/**
 * The payments that were started within a day, newest first. What does not read as it was written is left out.
 * @param kept a list as the browser kept it
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

/** The list with one more; of a payment that is there already the last start counts. */
export function withStarted(
  list: readonly StartedPayment[],
  started: StartedPayment,
): readonly StartedPayment[] {
  return [started, ...list.filter(({ id }) => id !== started.id)].slice(0, MOST);
}
