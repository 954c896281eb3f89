import { moneyCopy } from './money';

/** Texts of a payment's outcome. */
export const outcomeCopy = {
  pending: {
    heading: 'Your bank has not answered yet',
    lead: (amount: string) =>
      `${amount} may have left your bank account. It is not lost. Please do not pay again.`,
    unreportedHeading: 'We have not heard from your bank yet',
    unreportedLead: (amount: string) =>
      `If your UPI app or bank says that ${amount} is paid, do not pay again. It can take longer to arrive.`,
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
      left: moneyCopy.leftToPay,
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
    shared: (amount: string, lender: string, purpose: string, reference: string) =>
      `Paid ${amount} to ${lender} (${purpose}). Reference: ${reference}`,
    sharedWithTime: (amount: string, lender: string, purpose: string, time: string, reference: string) =>
      `Paid ${amount} to ${lender} (${purpose}) on ${time}. Reference: ${reference}`,
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
    expiredText: (amount: string) =>
      `We did not hear of the money in time. If your UPI app or bank says that ${amount} is paid, do not pay again. It can take longer to arrive.`,
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
export const paymentReasons = {
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
} as const;
