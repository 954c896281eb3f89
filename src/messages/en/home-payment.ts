/** Texts of the pages that home opens before a payment, and of the payment link. */
export const homePaymentCopy = {
  warning: {
    heading: 'A payment is still on its way',
    onItsWay: 'On its way',
    pay: {
      title: 'Pay again?',
      lead: (amount: string) =>
        `${amount} may have left your account. If you pay now, you may pay twice. What is too much comes back, but it takes time.`,
      notNow: 'Back, do not pay again',
    },
    link: {
      title: 'Send a link?',
      lead: (amount: string) =>
        `${amount} may have left your account. If somebody pays by a link now, this may be paid twice. What is too much comes back, but it takes time.`,
      action: (amount: string) => `Make a link for ${amount}`,
      notNow: 'Back, make no link',
    },
  },
  autopayWarning: {
    title: 'Autopay is on',
    heading: 'Your bank takes this by itself',
    on: 'Debit on',
    amount: 'Amount of the debit',
    pay: {
      lead: (date: string) =>
        `Autopay debits it on ${date}. If you pay now, the debit may still come, and you pay twice. What is too much comes back, but it takes time.`,
      action: (amount: string) => `Pay ${amount} now`,
    },
    link: {
      lead: (date: string) =>
        `Autopay debits it on ${date}. If somebody pays by a link now, the debit may still come, and it is paid twice. What is too much comes back, but it takes time.`,
      action: (amount: string) => `Make a link for ${amount}`,
    },
    leave: 'Leave it to autopay',
  },
  changed: {
    title: 'The amount has changed',
    heading: 'Please look at the new amount',
    lead: (lender: string) => `${lender} now asks for another amount. Nothing is paid yet.`,
    previousAmount: 'You saw',
    now: 'To pay now',
    back: 'Do not pay now',
  },
  refused: {
    title: 'Payment',
    heading: {
      nothingDue: 'Nothing is due now',
      amountOutOfRange: 'The amount due has changed',
      alreadyClosed: 'That payment is closed',
      noLoan: 'We could not find your loan',
      other: 'The payment was not opened',
    },
    lead: {
      nothingDue: 'This was paid already, or your loan is closed. No money has left your account.',
      amountOutOfRange: 'Look at the new amount first. No money has left your account.',
      alreadyClosed: 'It was paid, or it is over. Look at what is due now.',
      noLoan: 'Look again at how your loan stands. No money has left your account.',
    },
    action: 'See what is due now',
  },
  unanswered: {
    title: 'Payment',
    heading: 'We do not know yet',
    lead: 'Your phone could not reach the lender. Opening a payment takes no money: you agree to that on the next page.',
    checking: 'Asking the lender',
    back: 'Back to home',
  },
  link: {
    heading: (amount: string) => `Link for ${amount}`,
    lead: 'Whoever has it can pay for you. They see the amount and your name, nothing else of your loan.',
    what: 'For',
    expires: 'Good until',
    qr: 'QR code that opens the payment link',
    copy: 'Copy link',
    share: 'Share on WhatsApp',
    shareFailed: 'WhatsApp did not open. Copy the link, and send it yourself.',
    text: (amount: string, lender: string, link: string) =>
      `Please pay ${amount} for my loan with ${lender}: ${link}`,
    unavailable: 'There is no link now',
  },
} as const;
