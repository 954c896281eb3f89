import { paymentPurpose } from './payment-purpose';

/** Name of the merchant who owes the money; a general term if it is unknown. */
function borrower(name: string | null): string {
  return name ?? 'this shop';
}

/** Texts of the journey pay-by-link, for payers who do not know this app. */
export const payByLinkCopy = {
  title: 'Pay by link',
  loading: 'Asking the lender what it is for',
  /** @param purpose from `paymentPurpose` */
  loadingPurpose: (purpose: string) => `This link says: ${purpose}. Asking the lender what it is for`,
  purpose: paymentPurpose,
  earlier: {
    lead: (name: string | null) =>
      `You started a payment for ${borrower(name)} on this phone. We have not heard from your bank yet. If your UPI app or bank says that it is paid, do not pay again.`,
    anyway: 'I did not pay. Continue to the bill',
  },
  bill: {
    heading: (name: string | null) => `Pay for ${borrower(name)}`,
    lead: (lender: string) => `The money goes to the lender, ${lender}. You need no account.`,
    paidTo: 'Paid to',
    loanOf: 'Loan of',
    purpose: 'For',
    validUntil: 'Link good until',
    asksFor: 'Link asks for',
    alreadyPaid: 'Already paid',
    left: 'You pay',
    otherAmount: (before: string, current: string) =>
      `This link says ${before}. The lender asks for ${current}; that is what you pay.`,
    safety: 'Only pay if you know this shop. We never ask for your PIN or a code on this page.',
    refused: 'The payment was not opened',
    action: (amount: string) => `Pay ${amount}`,
  },
  unanswered: {
    heading: 'We are not sure yet',
    lead: 'The answer did not reach us. No money has moved. Tap Check again: we ask the lender. You never pay twice.',
  },
  amountChanged: {
    heading: 'The amount has changed',
    lead: (name: string | null) =>
      `The lender asks for another amount by now. Nothing was paid. Look again, or ask ${borrower(name)} for a new link.`,
    action: 'See the amount now',
  },
  paid: {
    heading: 'This link is paid',
    lead: (lender: string, name: string | null) =>
      `${lender} has the money for the loan of ${borrower(name)}. You have nothing to do, and can close this page.`,
  },
  nothingLeft: {
    heading: 'Nothing is left to pay by this link',
    lead: 'The lender asks for no more money for this loan. Nothing was paid just now.',
  },
  expired: {
    heading: 'This link is too old',
    lead: (name: string | null) => `You cannot pay by it any more. Ask ${borrower(name)} for a new link.`,
    validUntil: 'It was good until',
  },
  notFound: {
    heading: 'We do not know this link',
    lead: 'Open the whole link, to its last letter. If it still does not work, ask for a new one.',
  },
  unavailable: { heading: 'We could not open this link' },
  prepareLink: 'Ask for a new link',
  /** Prefilled WhatsApp message; the payer chooses the recipient. */
  askForLinkMessage: 'Your payment link does not work any more. Please send me a new one.',
  toStart: 'Go to the start page',
} as const;
