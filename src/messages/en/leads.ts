import type { LeadField } from '../../../machines/domain/trade/lead-fields';
import { plural } from './locale';
import { sharedCopy } from './shared';

/** Texts of a lead: a request for a loan from a partner lender. */
export const leadsCopy = {
  title: 'Partner loan',
  loading: 'Asking how your request stands',
  unavailable: 'We could not ask about your request',
  notOffered: {
    heading: (partner: string) => `${partner} is not open for you now`,
    lead: 'Nothing is sent to it from here. This can change: look again later.',
    action: 'Go to the start',
  },
  start: {
    heading: (partner: string) => `Ask ${partner} for a loan?`,
    lead: (partner: string) =>
      `${partner} is a partner lender. It is not the lender of your loan here. It decides by itself, at its own prices.`,
    action: 'Agree and get an SMS code',
    opening: 'Opening your request',
    notOpened: 'Your request was not opened',
  },
  missing: {
    title: 'Check one thing',
    text: 'Tick the box if you agree. If you do not, go back: nothing was sent.',
  },
  code: {
    heading: 'Enter the code',
    lead: (mobile: string | null) =>
      `We sent 6 digits by SMS${mobile === null ? '' : ` to ${mobile}`}. They show the partner that the phone is yours.`,
    action: 'Confirm my phone',
  },
  leadUnanswered: {
    heading: 'We do not know yet if your request was opened',
    lead: 'The answer did not reach us. Tap Check again: we ask what happened. It is never opened twice.',
  },
  profile: {
    heading: 'About your shop',
    lead: (partner: string) =>
      `${partner} wants to know this. It does not get it yet: first you read all of it once more.`,
    monthlyTurnover: 'Sales in a month',
    monthlyTurnoverHint: 'About how much comes in, in rupees',
    currentAccount: 'Does the shop have a current account?',
    currentAccountHint: 'A bank account for business, not for savings',
    gst: 'Is the shop registered for GST?',
    yes: 'Yes',
    no: 'No',
    age: 'How old is the shop?',
    years: 'Years',
    months: 'Months',
    action: 'Continue',
    saving: 'Saving your answers',
    notSaved: 'Your answers were not saved',
  },
  profileUnanswered: {
    heading: 'We do not know yet if your answers were saved',
    lead: 'The answer did not reach us. Tap Check again. The partner has got nothing of them.',
  },
  review: {
    heading: (partner: string) => `Send this to ${partner}?`,
    lead: 'Read it once more. It goes when you agree, not before.',
    name: 'Name',
    mobile: 'Mobile number',
    turnover: 'Sales in a year',
    turnoverHint: (month: string) => `${month} in a month`,
    currentAccount: 'Current account',
    gst: 'Registered for GST',
    age: 'Age of the shop',
    notAnswered: 'Not told',
    action: (partner: string) => `Send to ${partner}`,
    change: 'Change my answers',
    notNow: `“${sharedCopy.notNow}” sends nothing. Your answers are kept, and you can come back.`,
    sending: 'Sending your request',
    notSent: 'Your request was not sent',
    after: (partner: string) => `After that it is with ${partner}. To take it back, talk to it.`,
  },
  handoverUnanswered: {
    heading: 'We do not know yet if your request was sent',
    lead: 'The answer did not reach us. Tap Check again: we ask what happened. It is never sent twice.',
  },
  partner: 'Partner',
  reference: 'Reference',
  copyReference: 'Copy the reference',
  submitted: {
    heading: (partner: string) => `${partner} has your request`,
    lead: 'It looks now if it has a loan for your shop. You need to do nothing.',
    ask: 'We keep checking for two minutes. After that, tap Check again, or come back later.',
    checkFailed: 'We could not ask just now. Tap Check again.',
  },
  takenUp: {
    heading: (partner: string) => `${partner} will contact you`,
    lead: (mobile: string) =>
      `It calls you${mobile === '' ? '' : ` on ${mobile}`}, and tells you itself what it offers and what that costs. You decide then.`,
    careTitle: 'On the phone',
    care: 'Never tell anybody a code, a PIN or a password.',
  },
  rejected: {
    heading: (partner: string) => `${partner} said no`,
    said: (reason: string) => `It says: ${reason} This changes nothing for your loan here.`,
    noReason: 'It did not tell us why. This changes nothing for your loan here.',
    again: 'You can ask again on',
    action: 'Ask again',
  },
  leave: 'Go to the start',
} as const;

/** Names of the steps of a lead, in their order. */
export const leadStepNames = ['agree', 'code', 'about your shop', 'send'] as const;

/** Label of the progress bar. @param number number of the step, from 1 */
export const leadStep = (number: number, total: number, name: string) =>
  `Step ${number} of ${total}: ${name}`;

/** Error messages of the questions about the shop. */
export const leadFieldMessages = {
  missing: {
    monthlyTurnover: 'Type how much the shop sells in a month.',
    currentAccount: 'Say if the shop has a current account.',
    gst: 'Say if the shop is registered for GST.',
    years: 'Type how old the shop is: years, months, or both.',
    months: 'Type how old the shop is: years, months, or both.',
  } satisfies Readonly<Record<LeadField, string>>,
  turnoverTooSmall: 'Type 1 rupee or more.',
  turnoverTooLarge: 'This is more than a shop sells in a month. Check the number.',
  turnoverMalformed: 'Type the sales in digits, for example 45000.',
  yearsMalformed: 'Type the years in digits.',
  monthsMalformed: 'Type the months in digits.',
  yearsTooLarge: 'Type 100\u00a0years or less.',
  monthsTooLarge: 'A year has 12\u00a0months: type 11 or less.',
} as const;

const years = (count: number) => plural(count, { one: '1\u00a0year', other: `${count}\u00a0years` });
const months = (count: number) => plural(count, { one: '1\u00a0month', other: `${count}\u00a0months` });

/** Age of a shop. */
export const shopAgeMessages = {
  underOneMonth: 'Less than a month',
  years,
  months,
  yearsAndMonths: (fullYears: number, restMonths: number) => `${years(fullYears)} ${months(restMonths)}`,
} as const;
