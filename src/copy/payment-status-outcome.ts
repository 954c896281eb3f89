import { moneyCopy } from '#messages/money';
import { paymentMessages } from '#messages/payment-status';
import { formatMoney } from '../../machines/domain/base/money';
import { mayHaveBeenPaid } from '../../machines/domain/payment/payment-enums';
import type { RepaymentStatus } from '../../machines/domain/payment/repayment';

/** Warning about a payment that the service has not reported. @param amount formatted */
function unreportedText(amount: string): string {
  return `If your UPI app or bank says that ${amount} is paid, do not pay again. It can take longer to arrive.`;
}

/** Texts of a payment's outcome. */
export const outcomeCopy = {
  pending: {
    heading: 'Your bank has not answered yet',
    lead: (amount: string) =>
      `${amount} may have left your bank account. It is not lost. Please do not pay again.`,
    unreportedHeading: 'We have not heard from your bank yet',
    unreportedLead: unreportedText,
    askedAt: 'We asked last',
    askBank: 'If not settled, ask your bank from',
    started: 'You started the payment',
    bank: 'Your bank is confirming',
    bankDetail: 'Until then your bank holds the money',
    waitingForPayment: 'We wait for your payment',
    unreportedDetail: 'The money is with you or with your bank',
    next: (lender: string) => `${lender} gets the money`,
    nextDetail: 'Or your bank sends it back to you. Your receipt comes here',
  },
  paid: {
    to: 'Paid to',
    time: 'Paid on',
    allocation: 'What it paid for',
    principal: 'Loan amount (principal)',
    interest: 'Interest',
    lateCharges: moneyCopy.lateCharges,
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
        complete: 'Your loan is fully paid',
        foreclosed: 'Your loan is closed',
        settled: 'Your loan is settled',
        returned: 'You gave this loan back',
        cancelled: 'This loan was cancelled',
      },
      owesNothing: (lender: string) => `You owe ${lender} nothing more for it.`,
      onRecord: 'It shows as “settled” on your credit record.',
      returned: 'You returned',
      returnPurpose: 'Giving the loan back',
      letter: 'Get the no-dues letter',
      ending: 'See how it ended',
    },
    print: 'Print',
    share: 'Share on WhatsApp',
    shareFailed: 'WhatsApp did not open. You can copy the reference.',
    /** Text of a shared receipt. Must not contain personal data. */
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
  notPaid: {
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
} as const;

/** Texts for the failure reasons of a payment. */
const reasonTexts: ReadonlyMap<string, string> = new Map(
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
 * Text of a failure reason: ours for a known code; the service's own if it is a sentence; null for an unknown code or without
 * a reason.
 */
export function reasonText(reason: string | null): string | null {
  if (reason === null) return null;
  return reasonTexts.get(reason) ?? (/\S\s+\S/.test(reason) ? reason.trim() : null);
}

/** Whether a payment failed because the loan had already ended, so that nothing is left to pay. */
export function hasLoanEnded({ failureReason }: { readonly failureReason: string | null }): boolean {
  return failureReason === 'loan_already_ended';
}

/** Texts for a payment that failed, was cancelled or expired (spec 2.4 for status FAILED). */
export function notPaidCopy(payment: Pick<RepaymentStatus, 'status' | 'failureReason' | 'amount'>): {
  readonly heading: string;
  readonly text: string;
  /** Sentence on whether money may have left the account; null if `text` contains it. */
  readonly money: string | null;
} {
  const { notPaid } = outcomeCopy;
  const { status, failureReason } = payment;
  const doNotPayAgain = unreportedText(formatMoney(payment.amount));
  if (status === 'CANCELLED') return { heading: notPaid.cancelledHeading, text: doNotPayAgain, money: null };
  if (status === 'EXPIRED') {
    const text = hasLoanEnded(payment) ? notPaid.endedText : `${notPaid.expiredText} ${doNotPayAgain}`;
    return { heading: notPaid.expiredHeading, text, money: null };
  }
  const { heading, text } = paymentMessages.failed;
  return {
    heading,
    text: reasonText(failureReason) ?? text,
    money: mayHaveBeenPaid(payment) ? doNotPayAgain : notPaid.nothing,
  };
}
