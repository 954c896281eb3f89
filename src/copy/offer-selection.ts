import { fallbacks } from '#messages/fallbacks';
import { formatMoney } from '../../machines/domain/base/money';
import type { OmittedOfferCounts } from '../../machines/domain/loan/offer-list';
import { formatDate } from './dates';
import { moneyCopy } from './money';

/** Texts of the journey offer-selection: offers, their comparison, and the key facts. */
export const offerSelectionCopy = {
  title: 'Your offers',
  awaiting: 'We are asking the lenders for your offers.',

  offerHeading: 'You can take a loan',
  upTo: 'Up to',
  fromLenders: 'Offers are from',
  free: 'Looking is free. Choosing an offer does not sign anything.',
  compare: 'Compare offers',
  terms: 'Terms of the offers',

  termsTitle: 'Terms',
  termsHeading: 'Terms of the offers',
  closeTerms: 'Back to the offer',

  selectHeading: 'Choose how much you need',
  amountLegend: 'Loan amount',
  sorted: 'In each plan, the lowest yearly cost (APR) comes first.',
  howWeSort: 'How we sort',
  howOffersWork: 'How offers are made and sorted',
  offersLegend: 'Offers',
  allCosts: 'All costs',
  keyFactsLink: 'Key facts (KFS)',
  chooseFirst: 'Choose an offer to go on.',
  withoutOffer: 'No offer from',
  seeKeyFacts: 'See key facts',

  keyFactsTitle: 'Key facts',
  keyFactsHeading: 'Read before you go on',
  /** "You pay back ₹53,444.39: ₹2,056 a week, 26 weeks" */
  payBack: (total: string, repayment: string) => `You pay back ${total}: ${repayment}`,
  theOffer: 'The loan',
  theCost: 'What it costs',
  theRights: 'If plans change',
  inBankSuffix: 'in your bank',
  /** After "Not given". */
  inBankMissing: '(what you get in bank)',
  monthly: 'In a month',
  monthlyHint: 'On average, to compare plans',
  perThousand: (amount: string) => `For every ₹1,000 you get, you pay back ${amount}`,
  about: (amount: string) => `about ${amount}`,
  keyFactsAwaiting: 'We are asking the lender for its key facts.',
  keyFactsUnavailable: 'Key facts not available',
  theStatement: 'The offer in the lender’s papers',
  proposalNumber: 'Offer number (KFS)',
  proposalHint: 'Tell it to the lender if you ask about this offer',
  legalName: 'Lender’s full name',
  loanType: 'Type of loan',
  disbursal: 'How the money comes',
  disbursalKinds: { SINGLE: 'In one payment', STAGED: 'In parts' },
  firstInstalment: 'First instalment',
  ifSentOn: (day: string) => `If the money comes on ${day}`,
  rateType: 'Can the interest rate change?',
  rateTypes: { FIXED: 'No, it is fixed', FLOATING: 'Yes, it is floating' },
  otherLenderFees: 'Other fees to the lender',
  thirdPartyFees: 'Fees to others',
  noFees: 'None',
  feeTo: (payee: string) => `To ${payee}`,
  feeOnce: 'Once',
  feeRecurring: 'With every instalment',
  validityShort: 'Fewer than three working days to decide. You may ask the lender for more time.',
  aprHow: 'How the yearly cost (APR) is worked out',
  aprPeriods: 'Instalments in a year',
  aprSentence:
    'The rate for the time between two instalments that makes all instalments worth what you get in bank, times the number of instalments in a year.',
  aprMissing: 'The lender has not given an APR. Ask for it before you take this offer.',
  schedule: 'Every instalment',
  scheduleShow: (count: number) => `Show all ${count} instalments`,
  scheduleMissing: 'The lender has not sent the list of instalments. Ask our support for it.',
  instalmentNumber: (number: number) => `Instalment ${number}`,
  instalmentParts: (principal: string, interest: string, balance: string) =>
    `Principal ${principal}, interest ${interest}. Then you still owe ${balance}.`,
  paperNames: {
    en: { HTML: 'Read in English', PDF: 'PDF in English' },
    hi: { HTML: 'हिन्दी में पढ़ें', PDF: 'हिन्दी में PDF' },
    mr: { HTML: 'मराठीत वाचा', PDF: 'मराठीत PDF' },
  },
  paperOther: (language: string, format: string) => `${format === 'PDF' ? 'PDF' : 'Read'} (${language})`,
  coolingOffValue: 'Yes',
  coolingOffHint:
    'You pay back the whole loan amount, also the fees that were taken from it, and the interest of those days.',
  coolingOffCost: (cost: string) => `If you give it back: ${cost}`,
  coolingOffDaysUnknown:
    'You may give it back until some days after the money comes. The full key facts say how many. You pay back the whole loan amount, also the fees that were taken from it, and the interest of those days.',
  openUntil: 'Offer is open until',
  noEnd: 'No end date',
  cashback: 'Cashback',
  cashbackHint: 'If you pay every instalment on time',
  documents: 'Full key facts (KFS)',
  documentsDetail: 'With the APR worked out and every instalment.',
  documentsMissing: 'The lender has not sent the full key facts yet. Ask our support for them.',
  feeOff:
    'No processing fee is taken now. The full key facts of the lender may still show one: check it in the agreement before you sign.',
  consent: 'I have read the key facts of this loan.',
  consentMissing: 'Read the key facts, then tick this box.',
  continue: 'Continue',

  noOffers: fallbacks.offers,
  noOffersDetail: 'No lender has an offer for you now. This can change. Looking again is free.',
} as const;

/** Label of a link to a paper of the lender, in the language of the paper. @param language a language tag */
export function paperName(language: string, format: 'HTML' | 'PDF'): string {
  const names: Readonly<Record<string, Readonly<Record<'HTML' | 'PDF', string>>>> =
    offerSelectionCopy.paperNames;
  return names[language]?.[format] ?? offerSelectionCopy.paperOther(language, format);
}

/** An average month of an offer: "about ₹8,909"; exact for a monthly plan. @param paise null where it is not known */
export function monthlyLine(paise: number | null, isMonthly: boolean): string {
  if (paise === null) return moneyCopy.notGiven;
  return isMonthly ? formatMoney(paise) : offerSelectionCopy.about(formatMoney(paise));
}

/** How the offers are sorted, in sentences. */
export const sortingRules: readonly string[] = [
  'First by the amount, then by how often you pay: every day, every week, every month.',
  'Then by yearly cost (APR). The lowest comes first. An offer without an APR comes last.',
  'APR holds the interest and the fees together, as a cost for one year. So you can compare lenders.',
  'We look at nothing else, and we mark no offer as the best.',
];

/** How to compare plans that are paid in different steps (docs/decisions/028-key-facts-and-offers.md). */
export const comparisonRules: readonly string[] = [
  '“In a month” is what an average month costs: each instalment, times how many there are in a year (365, 52 or 12), divided by 12. It is rounded up to a rupee, and never more than the whole loan.',
  '“For every ₹1,000 you get” counts from the money that reaches your bank, after the fee and GST.',
];

/** Sections of the page with the terms of the offers. */
export const offerTerms: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Who lends',
    text: 'Each offer comes from the lender named on it. The lender decides on the loan and sends the money. We show the offers side by side.',
  },
  {
    title: 'What an offer is',
    text: 'An offer is not yet a loan. The lender can check your details again. There is a loan only after you sign the agreement.',
  },
  {
    title: 'What you pay',
    text: 'Each offer shows the fee, GST, interest and yearly cost (APR). The key facts list every charge.',
  },
  {
    title: 'If you pay late',
    text: 'A late instalment can bring a late charge. Its amount stands on each offer.',
  },
  {
    title: 'If you pay early',
    text: 'You can close the loan early. If the lender takes a charge for this, it is in the key facts.',
  },
  {
    title: 'Your details',
    text: 'The lenders named here used your details to make these offers. Ask our support to stop this at any time.',
  },
];

/** The chosen offer in one line, for the bottom bar. */
export function chosenLine(lender: string, amount: string): string {
  return `Chosen: ${amount} from ${lender}`;
}

/** Last day of an offer: "15 Nov, 2026". @param time milliseconds; null: the offer does not end */
export function openUntil(time: number | null): string {
  return time === null ? offerSelectionCopy.noEnd : formatDate(time);
}

/** Why some offers are not listed: a sentence for each reason. */
export function whyNotListed({ ended, ambiguous }: OmittedOfferCounts): readonly string[] {
  return [
    ...(ended > 0 ? [`${offerCount(ended)} ended and cannot be taken any more.`] : []),
    ...(ambiguous > 0 ? [`${offerCount(ambiguous)} could not be read clearly, so we do not show them.`] : []),
  ];
}

/** Why no offer is listed. */
export function whyNoOffers(omitted: OmittedOfferCounts): string {
  const reasons = [...whyNotListed(omitted), ...(omitted.notEnabled > 0 ? [fallbacks.notEligible] : [])];
  return reasons.length === 0 ? offerSelectionCopy.noOffersDetail : reasons.join(' ');
}

function offerCount(count: number): string {
  return count === 1 ? '1 offer' : `${count} offers`;
}

/** Sentence with the lenders that made no offer. @param names their names */
export function withoutOffer(names: readonly string[]): string {
  return `${offerSelectionCopy.withoutOffer}: ${names.join(', ')}.`;
}

/** Heading above the offers of one amount and frequency: "₹1,00,000 · Pay every week". */
export function planHeading(amount: string, every: string): string {
  return `${amount} · ${every}`;
}
