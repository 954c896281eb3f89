import type { LenderContact } from '../domain/lender/lender-contact';
import { dueInfo } from '../domain/loan/due';
import { isAllPaid } from '../domain/loan/loan';
import { type Payable, payableOf } from '../domain/loan/payable';
import { type AutopayDebit, autopayDebit } from '../domain/mandate/autopay-debit';
import type { StartedPayment } from '../domain/payment/started-payment';
import type { Context } from './context';

/** Amount and type that can be paid now; null before the first read, or without a loan. */
export function payableNow({ facts }: Context): Payable | null {
  return facts?.loan == null ? null : payableOf(facts.loan, facts.readAt);
}

/** A payment that may be paid already: the one that is pending at the bank, else the one started last on this phone. */
export function earlierPayment({ facts }: Context): Pick<StartedPayment, 'id' | 'paymentType'> | null {
  return facts?.pendingPayment ?? facts?.startedPayments[0] ?? null;
}

/** The automatic debit of what is due: expected, or failed; null when there is none, or it is unknown. */
export function debitOf({
  facts,
  optionalFacts,
}: Pick<Context, 'facts' | 'optionalFacts'>): AutopayDebit | null {
  if (facts?.loan == null) return null;
  const debits = optionalFacts?.readAt === facts.readAt ? optionalFacts : { mandate: null, repayments: null };
  return autopayDebit(facts.loan, debits, facts.readAt);
}

/** The lender's contacts while something is overdue; null otherwise, and where they are unknown. */
export function overdueContact({
  facts,
  optionalFacts,
}: Pick<Context, 'facts' | 'optionalFacts'>): LenderContact | null {
  if (facts?.loan == null || optionalFacts?.readAt !== facts.readAt) return null;
  return dueInfo(facts.loan, facts.readAt)?.kind === 'overdue' ? optionalFacts.lenderContact : null;
}

/** What the merchant has to do now; `on` in milliseconds. */
export type HomeTask =
  | { readonly kind: 'wait' | 'maybePaid' | 'allPaid' | 'debitFailed' | 'autopay' }
  | { readonly kind: 'overdue' | 'today' | 'tomorrow' }
  | { readonly kind: 'later'; readonly on: number };

/** What the merchant has to do now; null where the service does not say enough. A payment that may be paid comes first. */
export function homeTask(context: Pick<Context, 'facts' | 'optionalFacts'>): HomeTask | null {
  const { facts, optionalFacts } = context;
  if (facts?.loan == null) return null;
  if (facts.pendingPayment !== null) return { kind: 'wait' };
  if (facts.startedPayments.length > 0) return { kind: 'maybePaid' };
  if (isAllPaid(facts.loan)) return { kind: 'allPaid' };
  const debit = debitOf(context);
  if (debit?.kind === 'failed') return { kind: 'debitFailed' };
  const isMandateKnown = optionalFacts?.readAt === facts.readAt && optionalFacts.mandate !== null;
  if (debit?.kind === 'expected' && debit.amount !== null && isMandateKnown) return { kind: 'autopay' };
  const due = dueInfo(facts.loan, facts.readAt);
  // Without a known mandate it is not certain that the bank debits: neither is said.
  if (due === null || debit !== null) return null;
  if (due.kind !== 'later') return { kind: due.kind };
  return due.daysLeft > 0 && facts.loan.totalDue <= 0 ? { kind: 'later', on: due.on } : null;
}
