import { allocationOrder } from '#messages/allocation-order';
import { moneyCopy } from '#messages/money';

/** "Instalment 5", "Instalments 5 to 8". */
function instalments(first: number, last: number): string {
  return first === last ? `Instalment ${first}` : `Instalments ${first} to ${last}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats a duration: "9 days"; below two days "5 h 12 min"; below an hour "12:24 min". @param ms milliseconds */
export function quoteTimeLeft(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${Math.floor(ms / DAY_MS)}\u00a0days`;
  if (ms >= HOUR_MS)
    return `${Math.floor(ms / HOUR_MS)}\u00a0h ${Math.floor((ms % HOUR_MS) / MINUTE_MS)}\u00a0min`;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}\u00a0min`;
}

/** Texts of the journey prepayment: prepayment, foreclosure and settlement. */
export const prepaymentCopy = {
  title: 'Pay',
  loading: 'Getting your loan and today’s amounts',
  lender: (name: string) => `You pay ${name}`,
  choice: {
    heading: 'What do you want to pay?',
    legend: 'What you pay',
    chooseFirst: 'Choose what you want to pay.',
    instalment: 'Next instalment',
    oldest: 'Oldest open instalment',
    instalmentDetail: (number: number, due: string) => `Instalment ${number}, due ${due}`,
    byAutopay: (date: string) => `Autopay takes it on ${date}: pay it yourself, and it may be paid twice.`,
    overdue: 'All that is due until today',
    overdueDetail: (lateCharges: string) => `With late charges of ${lateCharges}`,
    overdueDetailPlain: 'No late charges',
    full: 'All instalments to the end',
    fullDetail: (count: number) =>
      `${count === 1 ? '1 instalment' : `${count} instalments`}, with all interest to the end`,
    fullDearer: (more: string) => `It costs ${more} more than closing early.`,
    custom: 'An amount of your own',
    customDetail: (most: string) => `From ₹1 to ${most}`,
    closing: 'Close the loan early',
    closingSaves: (saving: string) => `Today. You save ${saving} against paying to the end.`,
    closingDearer: (more: string) => `Today. It costs ${more} more than all instalments to the end.`,
    closingWaives: (amount: string) => `Late charges of ${amount} are let off.`,
    closingPlain: 'Today. The loan ends.',
    closingOff: 'Not offered for this loan now',
    closingUnknown: 'We could not get the amount. Choose it to ask again.',
    settlement: 'Settle for less',
    settlementDetail: 'The loan ends, but it stays on your credit record. Read this first.',
    action: 'Continue',
  },
  none: {
    heading: 'You have no loan to pay',
    lead: 'When you have a loan, you can pay it here.',
    action: 'Go to the start',
  },
  nothingLeft: {
    heading: 'Nothing is left to pay',
    lead: (lender: string) => `${lender} asks for no more money now.`,
    action: 'Go to home',
  },
  pending: {
    heading: 'A payment is on its way',
    lead: (lender: string) =>
      `You started this payment to ${lender}. Your bank has not answered yet. If you pay again now, you may pay twice.`,
    startedLead: (lender: string) =>
      `You started this payment to ${lender}. We have not heard from your bank yet. If your UPI app says paid, do not pay again: you may pay twice.`,
    started: 'Started',
    reference: 'Reference',
    follow: 'See this payment',
    anyway: 'Pay something else all the same',
  },
  unavailable: 'We could not open your loan',
  loadingQuote: 'Asking the lender what closing the loan costs',
  customAmount: {
    heading: 'How much do you want to pay?',
    label: 'Amount in rupees',
    hint: (most: string) => `At least ₹1, at most ${most}`,
    quick: 'Fill in an amount',
    problems: {
      missing: 'Type the amount that you want to pay.',
      malformed: 'Type digits only, such as 1500 or 1500.50.',
      'paise-after-comma': 'Did you mean paise? Write them after a point, such as 500.50.',
      'too-small': 'The least you can pay is ₹1.',
      'too-large': 'This is more than you owe. Type a smaller amount.',
    },
    before: 'When you type an amount, you see here what it pays.',
    action: 'Continue',
  },
  order: {
    heading: 'What it pays',
    rule: allocationOrder,
    instalments,
    parts: (interest: string, principal: string) => `Interest ${interest}, loan amount ${principal}`,
    due: (date: string) => `Due ${date}`,
    part: (left: string) => `A part of it. ${left} stays open.`,
    lateCharges: moneyCopy.lateCharges,
    total: 'You pay',
  },
  closing: {
    heading: 'Close the loan early',
    leadToday: (lender: string) => `This is what ${lender} asks if you close the loan today.`,
    leadDay: (lender: string, day: string) =>
      `This is what ${lender} would ask on ${day}. It can change until then. You can pay only today’s amount now.`,
    principal: 'Loan amount left',
    interest: 'Interest until that day',
    interestToday: 'Interest until today',
    lateCharges: 'Unpaid late charges',
    waived: 'Late charges let off',
    fee: 'Fee to close early',
    gst: 'GST on the fee',
    rate: (rate: string) => `${rate} of the loan amount left`,
    gstRate: (rate: string) => rate,
    total: 'Total',
    toTheEnd: 'If you pay to the end',
    closeToday: 'If you close today',
    closeThen: 'If you close that day',
    saving: 'You save, fee included',
    dearer: 'It costs more than paying to the end',
    instalmentsLeft: 'Instalments left',
    autopay: 'Autopay',
    autopayEnds: 'Ends when the loan is closed',
    /** Covers never set up, paused and not yet approved: the loan only reports that nothing is debited. */
    autopayOff: 'Off now',
    validUntil: 'Good until',
    quoteTimeLeft: (time: string) => `${time} left`,
    day: 'See another day',
    dayPlaceholder: 'Today',
    dateRefused: (lender: string) =>
      `${lender} gives no amount for that day. Choose a day in the coming week.`,
    changedTitle: 'This amount is new',
    changed: 'The lender changed the amount since you saw it. Nothing was paid. Read the new one below.',
    expiredTitle: 'This amount is new',
    expired: 'The amount that you saw was good until its time ran out. Read the new one below.',
    action: (amount: string) => `Close for ${amount}`,
    today: 'Back to today’s amount',
  },
  quoteUnavailable: {
    /** Wording from spec 8. */
    heading: 'Foreclosure data not available',
    notOffered: (lender: string) => `${lender} does not let you close this loan early in the app now.`,
    refused: (lender: string) => `${lender} gives no amount for closing this loan now.`,
    other: 'Other ways to pay',
  },
  settlement: {
    heading: 'Settle for less',
    lead: (lender: string) => `${lender} would end your loan for less than you owe.`,
    owed: 'Paying in full costs',
    discount: 'Taken off',
    pay: 'You pay',
    until: 'Offer good until',
    recordTitle: 'It harms your credit record',
    record: (lender: string) =>
      `${lender} tells the credit bureaus “settled”, not “closed”. Other lenders see that you did not pay this loan in full. A new loan can be refused or cost more, for years.`,
    fullTitle: 'If you can, pay in full',
    full: 'Closing in full, or paying the instalments one by one, does not leave this mark.',
    changed: 'The offer is new. Nothing was paid. Read it again below.',
    action: (amount: string) => `Settle for ${amount}`,
  },
  confirm: {
    heading: 'Check before you pay',
    headings: {
      instalment: 'Instalment',
      overdue: 'All that is due until today',
      full: 'All instalments to the end',
      custom: 'Your own amount',
      foreclosure: 'Closing the loan early',
      settlement: 'Settlement',
    },
    to: 'To',
    for: 'For',
    loanAccount: 'Loan account',
    effect: 'What happens then',
    effects: {
      instalment: 'This pays one instalment. The loan goes on.',
      overdue: 'Nothing is overdue any more. The loan goes on.',
      full: 'All instalments and late charges are paid. The loan ends.',
      custom: 'The loan goes on with what is left.',
      customAll: 'This is all that is left. The loan ends.',
      foreclosure: 'The loan is closed, and you owe nothing more.',
      settlement: 'The loan ends as “settled”. This stays on your credit record.',
    },
    autopayEnds: 'Autopay ends with the loan: your bank pays no more instalments.',
    cheaper: (saving: string) => `Closing the loan early costs ${saving} less. Go back to see it.`,
    cheaperToTheEnd: (saving: string) =>
      `Paying all instalments to the end costs ${saving} less. Go back to see it.`,
    next: 'You choose how to pay on the next page. No money moves before that.',
    action: (amount: string) => `Pay ${amount}`,
    opening: 'Opening your payment',
  },
  changed: {
    heading: 'The amount is another one now',
    lead: (lender: string) =>
      `${lender} counted again while you were reading. Nothing is paid yet. This is the amount now.`,
    before: 'You saw',
    action: (amount: string) => `Continue with ${amount}`,
    again: 'See all amounts again',
  },
  unanswered: {
    heading: 'We do not know yet if your payment is open',
    lead: 'The answer did not reach us. No money has left your bank: you have not paid yet. Tap Check again, and we ask what happened.',
  },
  refused: {
    heading: 'This payment was not opened',
    lead: 'No money has moved.',
    nothingDue: 'There is nothing left to pay for this. Somebody may have paid it already.',
    outOfRange: 'The amount does not fit what you owe now.',
    action: 'See what is due now',
  },
} as const;
