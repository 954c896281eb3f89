import { plural } from './locale';

/** Texts of home; `home-payment.ts` has those of its pages for payments and payment links. */
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
    `${instalments} ${plural(instalments, { one: 'instalment', other: 'instalments' })} ${amount}`,
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
  unavailable: 'We could not open your loan',
  linkTitle: 'Payment link',
  loadingLink: 'Asking the lender for a link',
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
    /** @param message of the lender, about this autopay */
    autopayMessage: (state: string, message: string) => `${state}. ${message}`,
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

const dayText = (days: number) => `${days}\u00a0${plural(days, { one: 'day', other: 'days' })}`;
const hourText = (hours: number) => `${hours}\u00a0${plural(hours, { one: 'hour', other: 'hours' })}`;
const minuteText = (minutes: number) =>
  `${minutes}\u00a0${plural(minutes, { one: 'minute', other: 'minutes' })}`;

/** How much of the cooling-off period is left, in its two largest units: "1 day 4 hours". */
export const timeLeftCopy = {
  days: (days: number, hours: number) => `${dayText(days)} ${hourText(hours)}`,
  hours: (hours: number, minutes: number) => `${hourText(hours)} ${minuteText(minutes)}`,
  minutes: minuteText,
} as const;
