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
