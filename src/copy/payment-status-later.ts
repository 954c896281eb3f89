import type { Failure } from '../../machines/domain/failure';
import { formatMoney } from '../../machines/domain/money';
import { mayBePaid } from '../../machines/domain/payment-words';
import type { RepaymentStatus } from '../../machines/domain/repayment';
import { paymentMessages } from './payment-status';
import { paymentUnsuccessful } from './supplier-messages';

function unseenWords(amount: string): string {
  return `If your UPI app or bank says that ${amount} is paid, do not pay again. It can take longer to arrive.`;
}

/** Words of what comes after the ways to pay: loaded while the payer pays. */
export const laterCopy = {
  waysUnavailable: {
    heading: 'We could not open the ways to pay',
    unseen: 'We do not know of a payment yet. If your bank says it is paid, do not pay again.',
  },
  nothingDue: {
    heading: 'Nothing is left to pay here',
    lead: 'The lender says that this is paid already, or that the loan is closed. Please do not pay it. Money that comes all the same goes back to the account it came from.',
  },
  qr: {
    heading: 'Scan to pay',
    lead: (lender: string) => `Open any UPI app on another phone and scan. The money goes to ${lender}.`,
    label: (amount: string, lender: string) => `QR code to pay ${amount} to ${lender} by UPI`,
    waiting: 'This page changes by itself when the lender has the money.',
    noApp: 'No UPI app opened. Scan the code with another phone, or choose another way.',
    noCode: 'No UPI app opened. Choose another way to pay.',
    check: 'I have paid',
    others: 'Other ways to pay',
  },
  pending: {
    heading: 'Your bank has not answered yet',
    lead: (amount: string) =>
      `${amount} may have left your bank account. It is not lost. Please do not pay again.`,
    unseenHeading: 'We have not heard from your bank yet',
    unseenLead: unseenWords,
    askedAt: 'We asked last',
    askBank: 'If not settled, ask your bank from',
    started: 'You started the payment',
    bank: 'Your bank is confirming',
    bankDetail: 'Until then your bank holds the money',
    unseen: 'We wait for your payment',
    unseenDetail: 'The money is with you or with your bank',
    next: (lender: string) => `${lender} gets the money`,
    nextDetail: 'Or your bank sends it back to you. Your receipt comes here',
  },
  paid: {
    to: 'Paid to',
    time: 'Paid on',
    cleared: 'What it paid for',
    principal: 'Loan amount (principal)',
    interest: 'Interest',
    lateCharges: 'Late charges',
    fees: 'Fees',
    total: 'Total',
    excess: (amount: string) => `${amount} was more than owed and goes back to the account it came from.`,
    after: {
      heading: 'Your loan now',
      left: 'Left to pay',
      next: { instalment: 'Next instalment', overdue: 'Still due', custom: 'To pay next' },
      on: 'Due on',
      oldest: 'Due since',
      allPaid: 'All instalments are paid',
      ended: {
        repaid: 'Your loan is fully paid',
        closed: 'Your loan is closed',
        returned: 'You gave this loan back',
      },
      owesNothing: (lender: string) => `You owe ${lender} nothing more for it.`,
      returned: 'You returned',
      returnPurpose: 'Giving the loan back',
      letter: 'Get the no-dues letter',
      ending: 'See how it ended',
    },
    print: 'Print',
    share: 'Share on WhatsApp',
    shareFailed: 'WhatsApp did not open. You can copy the reference.',
    /** No personal data: what was paid, to whom, when, and the bank's reference. */
    shared: (what: {
      amount: string;
      lender: string;
      purpose: string;
      time: string | null;
      reference: string;
    }) => {
      const on = what.time === null ? '' : ` on ${what.time}`;
      return `Paid ${what.amount} to ${what.lender} (${what.purpose})${on}. Reference: ${what.reference}`;
    },
    home: 'Go to home',
    done: 'Done',
  },
  refund: {
    comingHeading: 'Your money is coming back',
    comingLead: (amount: string) =>
      `Your bank took ${amount}, but the payment did not go through. All of it goes back to the account you paid from.`,
    backHeading: 'Your money went back',
    backLead: (amount: string) =>
      `${amount} went back to the account you paid from. The payment does not count.`,
    why: 'Why',
    since: 'On its way since',
    on: 'Sent back on',
    askBank: 'If not back, ask your bank from',
  },
  lost: {
    cancelledHeading: 'You cancelled this payment',
    expiredHeading: 'This payment is over',
    expiredText: 'We did not hear of the money in time.',
    endedText:
      'The loan is closed, and nothing is left to pay. Money that comes all the same goes back to the account it came from.',
    nothing: 'No money was taken.',
    again: 'Pay again',
    done: 'Done',
    link: 'To pay again, open the payment link that you were sent.',
  },
  payerDone: {
    heading: 'You can close this page',
    paid: (amount: string, lender: string, shop: string | null) =>
      `${lender} has ${amount} for the loan of ${shop ?? 'this shop'}. Thank you.`,
    open: 'Open this address again to see how the payment stands.',
    see: 'See this payment',
  },
  unknown: {
    heading: 'We do not know this payment',
    lead: 'Check that the address is complete. If money left your bank account, ask us with the reference of your bank.',
  },
  other: {
    heading: 'We cannot follow this payment here',
    lead: 'Opening this page changed nothing. If it is a loan payment, we can look for it.',
    action: 'Look for it',
    reference: 'Payment',
  },
  supplier: {
    paidTo: 'Paid to your supplier',
    toHome: 'Go on',
    transaction: 'Transaction',
    settlingLead: 'We ask if your supplier has the money. This can take a few minutes. Do not pay again.',
    undecidedHeading: 'Your supplier’s payment is not confirmed yet',
    undecidedLead: 'It is not lost. Please do not pay again. Ask again in a moment.',
    invoiceNeeded: 'Your supplier’s invoice is needed first. Add it to the payment, then ask again.',
    later: 'Leave, I look here later',
    unopenedHeading: 'We do not know yet if you paid',
    unopenedLead:
      'We could not read the answer of the pay-later page. If you paid, it stands in your payments. Please look there before you pay again.',
    payments: 'See your payments',
    credit: 'If it fails, your credit is free again.',
  },
} as const;

/** Why a payment came to nothing, and what helps. A reason that is not here is never shown as it came. */
const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    insufficient_funds: 'There was not enough money in the bank account.',
    incorrect_pin: 'The UPI PIN was wrong.',
    payment_timed_out: 'The bank did not answer in time.',
    bank_technical_error: 'The bank had a technical problem.',
    authentication_failed: 'The bank could not check that it was you.',
    transaction_limit_exceeded: 'The amount is over the limit of the bank account.',
    debit_instrument_blocked: 'The bank has blocked this card or account.',
    bank_account_invalid: 'The bank does not know this account.',
    payment_cancelled: 'The payment was cancelled.',
    nothing_due: 'There was nothing left to pay when the money came.',
    loan_already_ended: 'The loan was already closed when the money came.',
    more_than_owed: 'It was more than was owed.',
  }),
);

/**
 * The reason in plain words: ours for a code that we know, the service's own where it is a sentence; null for none, and for a
 * code that we do not know.
 */
export function reasonWords(reason: string | null): string | null {
  if (reason === null) return null;
  return reasons.get(reason) ?? (/\S\s+\S/.test(reason) ? reason.trim() : null);
}

/** Whether a payment came to nothing because the loan had ended: there is nothing to pay again. */
export function isEnded({ failureReason }: { readonly failureReason: string | null }): boolean {
  return failureReason === 'loan_already_ended';
}

/** Heading and text of a payment that came to nothing, and whether money moved as far as anybody knows (spec 2.4 for one that failed). */
export function lostWords(payment: Pick<RepaymentStatus, 'status' | 'failureReason' | 'amount'>): {
  readonly heading: string;
  readonly text: string;
  /** On the payer's money; null where the text says it. */
  readonly money: string | null;
} {
  const { lost } = laterCopy;
  const { status, failureReason } = payment;
  const unseen = unseenWords(formatMoney(payment.amount));
  if (status === 'CANCELLED') return { heading: lost.cancelledHeading, text: unseen, money: null };
  if (status === 'EXPIRED') {
    const text = isEnded(payment) ? lost.endedText : `${lost.expiredText} ${unseen}`;
    return { heading: lost.expiredHeading, text, money: null };
  }
  const { heading, text } = paymentMessages.failed;
  return {
    heading,
    text: reasonWords(failureReason) ?? text,
    money: mayBePaid(payment) ? unseen : lost.nothing,
  };
}

/** Heading and text of a supplier payment that failed by the service's word: what it said, in the spec's frame. */
export function supplierFailure({ code, message }: Failure): {
  readonly heading: string;
  readonly text: string;
} {
  const { heading, text } = paymentMessages.failed;
  return { heading, text: message ?? (code === 'FAILED' ? paymentUnsuccessful : text) };
}

/** Refusals of an opening that the same answer meets each time: only the list of payments can tell. */
const finalRefusals: ReadonlySet<string> = new Set(['payment_secret_invalid', 'another_order']);

/** What is said while nobody knows whether the supplier is paid (spec 2.4: the errors of processing and confirming). */
export function supplierUndecidedWords(undecided: {
  /** The sealed answer was opened: what is asked about is the confirmation. */
  readonly isOpened: boolean;
  /** What the service said no to; null when it did not answer. */
  readonly failure: Failure | null;
}): {
  readonly heading: string;
  readonly lead: string;
  /** What the service said no to; null when it did not answer. */
  readonly error: { readonly title?: string; readonly text: string } | null;
  readonly mayAskAgain: boolean;
} {
  const copy = laterCopy.supplier;
  const { isOpened, failure: why } = undecided;
  if (!isOpened)
    return {
      heading: copy.unopenedHeading,
      lead: copy.unopenedLead,
      error: why === null ? null : { title: paymentMessages.error.heading, text: paymentMessages.error.text },
      mayAskAgain: why === null || !finalRefusals.has(why.code ?? ''),
    };
  const text = why?.code === 'invoice_required' ? copy.invoiceNeeded : paymentMessages.failed.text;
  return {
    heading: copy.undecidedHeading,
    lead: copy.undecidedLead,
    error: why === null ? null : { text },
    mayAskAgain: true,
  };
}
