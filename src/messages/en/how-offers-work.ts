import type { Question } from '../question';
import { comparisonRules, sortingRules } from './offer-rules';

/** Texts of the page about how offers are made and sorted. */
export const howOffersWorkCopy = {
  title: 'How offers work',
  heading: 'How your offers are made and sorted',
  lead: 'Who is asked, who decides, and what comes first.',
  action: 'Go to the start',
} as const;

/** From the request to the sorted list. The rules of sorting are those that the page with the offers shows. */
export const matchingQuestions: readonly Question[] = [
  {
    title: 'Who is asked?',
    text: [
      'Our partner lenders. They are named on the first page. Our service can switch a lender off for some shops; then no offer of that lender is shown.',
      'A lender that was asked and made no offer is named below the offers.',
    ],
  },
  {
    title: 'Who decides, and by what?',
    text: [
      'Each lender decides for itself: if it makes an offer, how much, and what it costs. We do not decide, and we do not change its figures.',
      'It decides by what you told about yourself and your shop, by the check of who you are, and by what the credit bureau says of you. You can ask a lender why.',
    ],
  },
  {
    title: 'Would another shop see the same?',
    text: [
      'Yes, if it has the same facts and the lenders offer it the same: the same offers always give the same list, in the same order.',
      'We leave an offer out only if its time is over, if we cannot read it clearly, or if its lender is switched off.',
    ],
  },
  { title: 'What comes first?', text: sortingRules },
  { title: 'How do I compare a daily and a monthly plan?', text: comparisonRules },
  {
    title: 'Is an offer chosen for me?',
    text: ['No. Nothing is chosen before you tap, and all offers look alike.'],
  },
];
