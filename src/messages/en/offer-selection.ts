import { fallbacks } from './fallbacks';
import { plural } from './locale';
import { moneyCopy } from './money';

/** Texts of the journey offer-selection: offers, their comparison, and the key facts. */
export const offerSelectionCopy = {
  title: 'Your offers',
  awaiting: 'We are asking the lenders for your offers.',

  offerHeading: 'You can take a loan',
  /** Above the largest amount. */
  upTo: 'Up to',
  aprOf: (range: string) => `${moneyCopy.apr}: ${range}`,
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
  allCosts: 'All costs',
  keyFactsLink: 'Key facts (KFS)',
  /** Heading above the offers of one amount and frequency: "₹1,00,000 · Pay every week". */
  planHeading: (amount: string, every: string) => `${amount} · ${every}`,
  chooseFirst: 'Choose an offer to go on.',
  /** The chosen offer in one line, for the bottom bar. */
  chosenLine: (lender: string, amount: string) => `Chosen: ${amount} from ${lender}`,
  /** @param names of lenders, separated by commas */
  withoutOffer: (names: string) => `No offer from: ${names}.`,
  seeKeyFacts: 'See key facts',

  keyFactsTitle: 'Key facts',
  keyFactsHeading: 'Read before you go on',
  /** "You pay back ₹53,444.39: ₹2,056 a week, 26 weeks" */
  payBack: (total: string, repayment: string) => `You pay back ${total}: ${repayment}`,
  theOffer: 'The loan',
  theCost: 'What it costs',
  theRights: 'If plans change',
  /** After the amount, smaller. */
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
  feeTo: (fee: string, payee: string) => `${fee} (To ${payee})`,
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
  instalmentOn: (number: number, date: string) => `Instalment ${number}, ${date}`,
  instalmentParts: (principal: string, interest: string, balance: string) =>
    `Principal ${principal}, interest ${interest}. Then you still owe ${balance}.`,
  /** Label of a paper in a language that has no name in `paperNames`. */
  paperOther: {
    HTML: (language: string) => `Read (${language})`,
    PDF: (language: string) => `PDF (${language})`,
  },
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
  /** Why some offers are not listed. */
  omitted: {
    ended: (count: number) =>
      plural(count, {
        one: `${count} offer ended and cannot be taken any more.`,
        other: `${count} offers ended and cannot be taken any more.`,
      }),
    ambiguous: (count: number) =>
      plural(count, {
        one: `${count} offer could not be read clearly, so we do not show them.`,
        other: `${count} offers could not be read clearly, so we do not show them.`,
      }),
  },
} as const;
