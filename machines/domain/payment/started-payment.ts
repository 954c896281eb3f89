import * as v from 'valibot';
import { DAY_MS } from '../base/calendar-day';
import { type PaymentType, paymentType } from './payment-enums';

const methods = ['upi', 'qr', 'page', 'elsewhere'] as const;

/** Payment method. `page`: the hosted page. `elsewhere`: not chosen here, such as when the payer says that they have paid already. */
export type PaymentMethod = (typeof methods)[number];

/** A payment that was started on this phone. It may have been paid already, even if the service does not know. Has no personal data. */
export interface StartedPayment {
  readonly id: string;
  /** Null when the service did not give it: only the borrower gets the loan's id. */
  readonly loanId: string | null;
  /** Paise. */
  readonly amount: number;
  readonly paymentType: PaymentType;
  readonly method: PaymentMethod;
  /** Milliseconds, by the service's clock. */
  readonly startedAt: number;
}

/** A loan, and those of its payments that the payer has already seen. */
export interface ShownPayments {
  /** Empty without a loan. */
  readonly loanId: string;
  /** Ids of the payments. */
  readonly shown: readonly string[];
}

interface LoanPayments {
  readonly loan: { readonly id: string } | null;
  readonly pendingPayment: { readonly id: string } | null;
  readonly startedPayments: readonly StartedPayment[];
}

/** The payments that a borrower saw with their loan: the pending one and those started on this phone. */
export function shownPayments(loanPayments: LoanPayments | null): ShownPayments {
  const { loan = null, pendingPayment = null, startedPayments = [] } = loanPayments ?? {};
  const payments = pendingPayment === null ? startedPayments : [pendingPayment, ...startedPayments];
  return { loanId: loan?.id ?? '', shown: payments.map(({ id }) => id) };
}

/** Started payments are remembered for a day: within that time a bank has decided. */
const MAX_AGE_MS = DAY_MS;

/** Maximum number of remembered payments; the oldest are left out. */
const MAX_PAYMENTS = 8;

const startedPaymentSchema = v.object({
  id: v.string(),
  loanId: v.nullable(v.string()),
  amount: v.pipe(v.number(), v.safeInteger()),
  paymentType,
  method: v.picklist(methods),
  startedAt: v.number(),
});

/**
 * Reads the stored payments that were started within a day, newest first. Malformed entries are left out.
 * @param stored the value from client storage
 * @param now milliseconds, by the service's clock
 */
export function readStartedPayments(stored: unknown, now: number): readonly StartedPayment[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((entry: unknown) => {
      const result = v.safeParse(startedPaymentSchema, entry);
      return result.success && Math.abs(now - result.output.startedAt) < MAX_AGE_MS ? [result.output] : [];
    })
    .sort((a, b) => b.startedAt - a.startedAt);
}

/** A start as a search param, for a browser that stores nothing: `<method>.<startedAt>`. */
export function searchParamOfStart({ method, startedAt }: StartedPayment): string {
  return `${method}.${startedAt}`;
}

/**
 * Reads a start from the search param of the payment's page; null without one, when it is malformed, or when it is older than a day.
 * @param now milliseconds, by the service's clock
 */
export function startInSearchParam(
  param: string,
  payment: Omit<StartedPayment, 'method' | 'startedAt'>,
  now: number,
): StartedPayment | null {
  const [method, startedAt] = param.split('.');
  const { id, loanId, amount, paymentType } = payment;
  const start = { id, loanId, amount, paymentType, method, startedAt: Number(startedAt) };
  return readStartedPayments([start], now)[0] ?? null;
}

/** The list with this payment first; an earlier start of the same payment is removed. */
export function withStartedPayment(
  list: readonly StartedPayment[],
  started: StartedPayment,
): readonly StartedPayment[] {
  return [started, ...list.filter(({ id }) => id !== started.id)].slice(0, MAX_PAYMENTS);
}
