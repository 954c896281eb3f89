import { indianDay } from '../base/calendar-day';
import type { PaymentStatus, PaymentType } from '../payment/payment-enums';
import type { Penalty, RepaymentTransaction, Transactions } from '../payment/transactions';
import type { Instalment } from './instalment';

/** A payment as the history lists it. Amount in paise, time in milliseconds. */
export interface PaymentEntry {
  readonly kind: 'payment';
  readonly id: string;
  readonly createdAt: number | null;
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
  readonly createdAt: number | null;
  readonly amount: number;
  readonly amountPaid: number;
  /** Number of the late instalment; null when the late charge names none, or one that the schedule does not contain. */
  readonly instalment: number | null;
}

export type HistoryEntry = PaymentEntry | LateChargeEntry;

/** Filters of the history. `payments` includes those by autopay and those that foreclose the loan. */
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
  return entries.sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0));
}

/** Identifies an entry within the history: a payment and a late charge may have the same id. */
export function entryKey({ kind, id }: HistoryEntry): string {
  return `${kind} ${id}`;
}

/** Whether an entry is listed under a filter. */
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

/** A line of the history: the entry, and whether it is the first or last listed entry of a month in India. */
export interface HistoryLine {
  readonly entry: HistoryEntry;
  readonly beginsMonth: boolean;
  readonly endsMonth: boolean;
}

/** The entries in the given order, with the first and the last entry of each month marked. */
export function markMonths(entries: readonly HistoryEntry[]): readonly HistoryLine[] {
  const months = entries.map(({ createdAt }) => monthKey(createdAt));
  return entries.map((entry, index) => ({
    entry,
    beginsMonth: months[index] !== months[index - 1],
    endsMonth: months[index] !== months[index + 1],
  }));
}

/** Late charges of a loan in paise: the sum that was added, and how much of it is paid. */
export function lateChargeSums({
  penalties,
  totalPenalty,
}: Pick<Transactions, 'penalties' | 'totalPenalty'>): {
  readonly added: number;
  readonly paid: number;
} {
  return { added: totalPenalty, paid: penalties.reduce((sum, { amountPaid }) => sum + amountPaid, 0) };
}

/** Payment type of a listed payment. The list tells foreclosures only (spec 3); any other payment counts as an instalment. */
export function paymentTypeOfEntry({ isForeclosure }: Pick<PaymentEntry, 'isForeclosure'>): PaymentType {
  return isForeclosure ? 'foreclosure' : 'instalment';
}

function paymentEntry(transaction: RepaymentTransaction): PaymentEntry {
  return {
    kind: 'payment',
    id: transaction.id,
    createdAt: transaction.createTime,
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
    createdAt: penalty.createTime,
    amount: penalty.amountAdded,
    amountPaid: penalty.amountPaid,
    instalment: number ?? null,
  };
}

function monthKey(timestamp: number | null): string {
  if (timestamp === null) return '';
  const { year, month } = indianDay(timestamp);
  return `${year}-${month}`;
}
