import { indianDay } from '../base/calendar-day';
import type { PaymentStatus, PaymentType } from '../payment/payment-enums';
import type { Penalty, RepaymentTransaction, Transactions } from '../payment/transactions';
import type { Instalment } from './instalment';

/** A payment as the history lists it. Amount in paise, time in milliseconds. */
export interface PaymentEntry {
  readonly kind: 'payment';
  readonly id: string;
  readonly at: number | null;
  readonly amount: number;
  readonly status: PaymentStatus;
  readonly isAutopay: boolean;
  readonly isForeclosure: boolean;
  readonly reference: string | null;
}

/** A late charge as the history lists it. Amounts in paise, time in milliseconds. */
export interface LateChargeEntry {
  readonly kind: 'late-charge';
  readonly id: string;
  readonly at: number | null;
  readonly amount: number;
  readonly amountPaid: number;
  /** Number of the instalment that was late; null when the schedule does not name it. */
  readonly instalment: number | null;
}

export type HistoryEntry = PaymentEntry | LateChargeEntry;

/** Filters of the history. A payment by autopay, or one that closes the loan, is a payment too. */
export const historyFilters = ['all', 'payments', 'autopay', 'late-charges', 'foreclosure'] as const;
export type HistoryFilter = (typeof historyFilters)[number];

/** Payments and late charges of a loan in one list, newest first; entries without a time last. */
export function historyOf(
  { repayments, penalties }: Pick<Transactions, 'repayments' | 'penalties'>,
  instalments: readonly Pick<Instalment, 'id' | 'number'>[],
): readonly HistoryEntry[] {
  const numbers = new Map(instalments.map(({ id, number }) => [id, number]));
  const entries = [
    ...repayments.map(paymentEntry),
    ...penalties.map((penalty) => chargeEntry(penalty, numbers)),
  ];
  return entries.sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/** Whether an entry belongs under a filter. */
export function fitsFilter(entry: HistoryEntry, filter: HistoryFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'payments':
      return entry.kind === 'payment';
    case 'autopay':
      return entry.kind === 'payment' && entry.isAutopay;
    case 'late-charges':
      return entry.kind === 'late-charge';
    case 'foreclosure':
      return entry.kind === 'payment' && entry.isForeclosure;
    default:
      return filter satisfies never;
  }
}

/** A line of the history: the entry, and whether a month of India's calendar begins or ends with it. */
export interface HistoryLine {
  readonly entry: HistoryEntry;
  readonly beginsMonth: boolean;
  readonly endsMonth: boolean;
}

/** Entries with the first and last of each month marked, in the given order. */
export function byMonth(entries: readonly HistoryEntry[]): readonly HistoryLine[] {
  const months = entries.map(({ at }) => monthKey(at));
  return entries.map((entry, index) => ({
    entry,
    beginsMonth: months[index] !== months[index - 1],
    endsMonth: months[index] !== months[index + 1],
  }));
}

/** Late charges of a loan in paise: all that were added, and what of it is paid. */
export function lateChargeSums({
  penalties,
  totalPenalty,
}: Pick<Transactions, 'penalties' | 'totalPenalty'>): {
  readonly added: number;
  readonly paid: number;
} {
  return { added: totalPenalty, paid: penalties.reduce((sum, { amountPaid }) => sum + amountPaid, 0) };
}

/** Path of a payment's status page. */
export function paymentStatusPath(id: string, type: PaymentType): `/${string}` {
  return `/payment/status/${encodeURIComponent(id)}?pollingType=repayment&paymentType=${type}`;
}

/** Payment type of a listed payment: the list marks foreclosures only (spec 3), all others count as instalments. */
export function paymentTypeOfEntry({ isForeclosure }: Pick<PaymentEntry, 'isForeclosure'>): PaymentType {
  return isForeclosure ? 'foreclosure' : 'instalment';
}

/**
 * Whether a link may be shared: it must contain nothing that could be a phone or account number, a PAN, an e-mail, a UPI id,
 * or a secret in a query.
 */
export function isLinkWithoutPersonalData(link: string): boolean {
  return /^https?:\/\/[^?#@]+$/.test(link) && !/\d{9,}/.test(link) && !/[a-z]{5}\d{4}[a-z]/i.test(link);
}

function paymentEntry(transaction: RepaymentTransaction): PaymentEntry {
  return {
    kind: 'payment',
    id: transaction.id,
    at: transaction.createTime,
    amount: transaction.amount,
    status: transaction.status,
    isAutopay: transaction.isAutopay,
    isForeclosure: transaction.isForeclosure,
    reference: transaction.reference,
  };
}

function chargeEntry(penalty: Penalty, numbers: ReadonlyMap<string | null, number>): LateChargeEntry {
  const number = penalty.instalmentId === null ? undefined : numbers.get(penalty.instalmentId);
  return {
    kind: 'late-charge',
    id: penalty.id,
    at: penalty.createTime,
    amount: penalty.amountAdded,
    amountPaid: penalty.amountPaid,
    instalment: number ?? null,
  };
}

function monthKey(at: number | null): string {
  if (at === null) return '';
  const { year, month } = indianDay(at);
  return `${year}-${month}`;
}
