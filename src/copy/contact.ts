import type { Failure } from '../../machines/domain/base/failure';
import { consentText } from './consents';
import { formatDate } from './dates';
import { whyItFailed } from './shared';

/** Texts of the help page: contacts of the lender, and the consent to WhatsApp messages. */
export const contactCopy = {
  title: 'Help',
  loading: 'Finding whom you can talk to',
  heading: (lender: string) => `Talk to ${lender}`,
  own: 'The lender of your loan',
  other: 'A lending partner',
  does: 'Gives the money, decides on the loan, and sets all costs and charges.',
  care: 'Customer care',
  careFor: 'Questions about your loan, payments and papers',
  grievance: 'Grievance officer',
  grievanceFor: 'If customer care did not solve your complaint',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  hours: 'Hours',
  legalName: 'In your papers as',
  website: 'Website',
  registeredAddress: 'Registered office',
  call: (whom: string) => `Call ${whom}`,
  callCare: (lender: string) => `Call ${lender}`,
  officer: 'the officer',
  write: 'Write an e-mail',
  notOpened: 'The call did not open',
  notOpenedDetail: (phone: string) => `Please dial ${phone} yourself.`,
  supportTitle: 'This app’s support',
  support: 'For the app itself: a page that does not work, a code that does not come.',
  supportAction: 'Message us on WhatsApp',
  none: {
    heading: 'You have no lender yet',
    lead: 'When a lender gives you a loan, you find its people here.',
    action: 'Go to the start',
  },
  unknown: {
    heading: 'We don’t know this lender',
    lead: 'The link may be old or incomplete.',
    headingKnown: (lender: string) => `We have no phone number of ${lender} yet`,
    leadKnown: 'Look into your agreement: it names the people there. Our support helps you too.',
    own: (lender: string) => `Talk to ${lender}`,
    action: 'Go to the start',
  },
  consent: {
    title: 'Loan messages on WhatsApp',
    purpose: consentText('WHATSAPP_MESSAGES'),
    withdrawnTo: (mobile: string) => `You get none now. They would come to ${mobile}.`,
    withdrawn: 'You get none now.',
    givenTo: (mobile: string, since: string) => `You agreed${since}. They come to ${mobile}.`,
    given: (since: string) => `You agreed${since}.`,
    since: (time: number) => ` on ${formatDate(time)}`,
    give: 'Agree to loan messages',
    withdraw: 'Stop loan messages',
    unread: 'We could not see if you agreed to messages.',
    refused: 'This was not changed',
  },
  unanswered: {
    heading: 'We do not know yet if it is saved',
    lead: 'The answer did not reach us. Tap Check again: we ask what happened.',
  },
  unavailable: 'We could not find whom you can talk to',
} as const;

/** Why the consent to WhatsApp messages was not changed. */
export function whyNotChanged(why: Failure): string {
  return why.code === 'mobile_not_registered'
    ? 'Your mobile number is not registered with us. Ask support to add it.'
    : whyItFailed(why);
}

/** Label of a button that calls a number and shows it. */
export function callNumber(phone: string): string {
  return `Call ${phone.replaceAll(' ', '\u00a0')}`;
}
