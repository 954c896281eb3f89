import { moneyCopy } from '#messages/money';

/** Texts of home, and of its pages for payments and payment links. */
export const homeCopy = {
  /** Title of the tab: without the merchant's name, which would stay in the browser's history. */
  pageTitle: 'Your loan',
  greeting: 'Namaste',
  greet: (name: string | null) => (name === null ? 'Namaste' : `Namaste, ${name}`),
  loading: 'Getting your loan',
  refresh: 'Refresh',
  instalment: (number: number, total: number) => `Instalment ${number} of ${total}`,
  inDays: (days: number) => `In ${days}\u00a0days`,
  /** Whether the merchant has to do something now, in one line. */
  task: {
    wait: 'Wait: a payment is on its way',
    maybePaid: 'Look at your last payment before you pay again',
    allPaid: 'Nothing to pay',
    debitFailed: 'Pay it yourself: the debit did not work',
    autopay: 'Nothing to do: your bank pays by autopay',
    overdue: 'Pay now: you are late',
    today: 'Pay today',
    tomorrow: 'Pay by tomorrow',
    later: (date: string) => `Nothing to pay before ${date}`,
  },
  madeUpOf: (instalments: number, amount: string) =>
    `${instalments} ${instalments === 1 ? 'instalment' : 'instalments'} ${amount}`,
  alreadyPaid: (amount: string) => `${amount} already paid`,
  allPaid: 'All instalments are paid',
  nextUnknown: 'The lender has not told us what is due next.',
  amountUnknown: 'The lender has not told us the amount.',
  /** Second line of the due banner of a weekly loan: the next instalment, not the overdue ones. */
  nextInstalment: (day: string) => `Next instalment: ${day}`,
  autopay: {
    failed: (amount: string, date: string | null) =>
      `The debit of ${amount}${date === null ? '' : ` on ${date}`} failed`,
    failedText: 'It is not paid. The lender has named no day for another try, so pay it yourself.',
  },
  refund: {
    title: (amount: string) => `${amount} is coming back to you`,
    text: 'A payment did not go through. It goes back to the account it came from, and does not count as paid.',
  },
  choosePay: 'Choose what to pay',
  payTo: (lender: string) => `To ${lender}`,
  pay: (amount: string) => `Pay ${amount}`,
  payAgain: (amount: string) => `Pay ${amount} again`,
  payYourself: (amount: string) => `Pay ${amount} yourself`,
  pending: {
    title: (amount: string) => `A payment of ${amount} is on its way`,
    text: 'The bank has not confirmed it yet. Wait for it before you pay again.',
    see: 'See this payment',
  },
  paid: (amount: string) => `${amount} paid`,
  ofTotal: (amount: string) => `of ${amount}`,
  paidOfTotal: (paid: string, total: string) => `${paid} of ${total} paid`,
  instalmentsPaid: (paid: number, total: number) => `${paid} of ${total} instalments paid`,
  instalmentsLine: (paid: number, total: number, late: number) =>
    `${paid} of ${total} instalments paid${late > 0 ? `, ${late} late` : ''}`,
  left: (amount: string) => `${amount} left`,
  schedule: 'Schedule',
  closeEarly: 'Close early',
  lender: (name: string) => `Lender: ${name}`,
  unavailable: 'We could not open your loan',
  linkTitle: 'Payment link',
  loadingLink: 'Asking the lender for a link',
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
  ended: {
    complete: 'Your loan is fully paid',
    foreclosed: 'Your loan is closed',
    settled: 'Your loan is settled',
    returned: 'You gave this loan back',
    cancelled: 'Your loan was cancelled',
    rejected: 'The lender did not give this loan',
    owesNothing: (lender: string) => `You owe ${lender} nothing more for it.`,
    cancelledLead: 'If money reached your bank before, it has to go back to the lender.',
    rejectedLead: (lender: string) => `${lender} stopped it. No money was sent, and you owe nothing.`,
    paid: 'You paid in all',
    closedOn: 'Closed on',
    lender: 'Lender',
    see: 'See this loan',
    offers: 'See offers',
  },
  returning: {
    title: 'You can still give this loan back',
    until: (dayAndTime: string, left: string) => `Until ${dayAndTime}: ${left} left.`,
    action: 'Give it back',
  },
  settlement: {
    title: (lender: string, amount: string) => `${lender} would settle for ${amount}`,
    until: (dayAndTime: string) => `Offered until ${dayAndTime}.`,
    effect: 'The loan ends for less than you owe. It stays on your credit record as “settled”.',
    action: 'Read this offer',
  },
  links: {
    payOther: 'Pay another amount',
    payOtherDetail: 'Pay more, or close the loan early',
    somebody: 'Let somebody else pay',
    somebodyDetail: 'Send a link, or show a QR code',
    autopay: 'Autopay',
    autopayOn: 'On: your bank pays each instalment on its day',
    autopayOff: 'Off: you pay each instalment yourself',
    details: 'Loan details',
    detailsDetail: 'Your agreement, papers and charges',
    history: 'History',
    historyDetail: 'All payments and late charges',
    contact: 'Talk to your lender',
    contactDetail: 'Phone numbers, and who takes complaints',
    qr: 'Your printed QR code',
    qrDetail: 'See what it is, and where it is now',
  },
  lastKnown: {
    asOf: (dayAndTime: string) => `As of ${dayAndTime}`,
    text: 'You are seeing figures from that time. They may have changed.',
    noPay: 'To pay, we have to ask the lender first.',
    due: 'To pay next',
    dueOn: 'Due on',
    paid: 'Paid',
    left: 'Left to pay',
    instalments: 'Instalments paid',
    instalmentsOf: (paid: number, total: number) => `${paid} of ${total}`,
    lender: 'Lender',
  },
  shopAlt: 'Picture of your shop',
  panel: {
    summary: (amount: string) => `What makes up ${amount}`,
    instalment: (number: number) => `Instalment ${number}`,
    dueOn: (date: string) => `Due on ${date}`,
    instalments: (first: number, last: number) => `Instalments ${first} to ${last}`,
    lateCharges: moneyCopy.lateCharges,
    alreadyPaid: 'Already paid',
    total: 'To pay',
    unknown: 'The lender gave only the total.',
    daysFromStart: 'The days on top are counted from the day your loan began.',
  },
  none: {
    heading: 'You have no loan now',
    lead: 'See what lenders offer for your shop. You decide after reading all costs.',
    action: 'See offers',
  },
} as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats a duration: "1 day 4 hours", "4 hours 10 minutes", "10 minutes". @param ms milliseconds */
export function coolingOffTimeLeft(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.ceil((ms % HOUR_MS) / MINUTE_MS);
  if (days > 0) return `${counted(days, 'day')} ${counted(hours, 'hour')}`;
  return hours > 0 ? `${counted(hours, 'hour')} ${counted(minutes, 'minute')}` : counted(minutes, 'minute');
}

function counted(count: number, singular: string): string {
  return `${count}\u00a0${singular}${count === 1 ? '' : 's'}`;
}
