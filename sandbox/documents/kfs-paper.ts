import { asFrequency, frequencyWord, periodNoun, periodsAYear } from '../money/frequency';
import { GST_RATE } from '../money/offer-terms';
import { rupees } from '../money/rupees';
import { COOLING_OFF_DAYS } from '../operations/agreement-view';
import { foreclosureOf, type OfferRow, termsOf } from '../operations/offer-view';
import { lenderOf } from '../people/lenders';
import type { Paper, Section } from './paper';
import { WORDS } from './words';

/** The Key Facts Statement of an offer. `sign` is the rupee sign the medium can show. */
export function kfsPaper(offer: OfferRow, borrower: string, lang: 'en' | 'hi', sign: string): Paper {
  return {
    title: WORDS[lang].kfs,
    subtitle: lenderOf(offer.nbfc).name,
    lang,
    sections: kfsSections(offer, borrower, lang, sign),
  };
}

/** The statement's sections, which the sanction letter shows too. */
export function kfsSections(offer: OfferRow, borrower: string, lang: 'en' | 'hi', sign: string): Section[] {
  const words = WORDS[lang];
  const terms = termsOf(offer);
  const lender = lenderOf(offer.nbfc);
  const frequency = asFrequency(offer.frequency);
  const money = (paise: number) => rupees(paise, sign);
  const periods = periodsAYear(frequency);
  return [
    {
      heading: words.loan,
      lines: [
        [words.lender, lender.name],
        [words.borrower, borrower],
        [words.amount, money(offer.loanAmount)],
        [words.received, money(terms.transferable)],
        [words.instalment, `${money(terms.regularRepayment)} ${frequencyWord(frequency)}`],
        [words.count, `${offer.duration} (${offer.duration} ${periodNoun(frequency)})`],
        [words.rate, `${offer.interestRate} % a year`],
        [words.interest, money(terms.interest)],
        [words.payable, money(terms.payable)],
      ],
    },
    {
      heading: words.fees,
      lines: [
        [`${words.fee} (${offer.feeRate} %)`, money(terms.fee)],
        [`${words.gst} (${GST_RATE} %)`, money(terms.gst)],
      ],
    },
    {
      heading: words.aprHow,
      lines: [[words.apr, `${terms.apr.toFixed(2)} %`]],
      paragraphs: [
        `You receive ${money(terms.transferable)}: ${money(offer.loanAmount)} less the fee of ${money(terms.fee)} and GST of ${money(terms.gst)}. You repay ${money(terms.payable)} in ${offer.duration} instalments. The rate for one period that makes these equal, times ${periods} periods a year, is the APR.`,
      ],
    },
    { heading: words.late, paragraphs: [lateText(offer, money)] },
    { heading: words.foreclosure, paragraphs: [foreclosureText(offer)] },
    { heading: words.cooling, paragraphs: [coolingText(offer)] },
    {
      heading: words.grievance,
      lines: [
        [words.officer, lender.grievanceOfficer],
        [words.phone, lender.grievancePhone],
        [words.email, lender.grievanceEmail],
        [words.office, lender.registeredOffice],
      ],
    },
    {
      heading: words.schedule,
      table: {
        head: [...words.head],
        rows: terms.plan.map((line) => [
          String(line.number),
          ...[line.principal, line.interest, line.amount, line.balance].map((paise) => rupees(paise, '')),
        ]),
      },
    },
  ];
}

const lateText = (offer: OfferRow, money: (paise: number) => string): string => {
  const { late } = lenderOf(offer.nbfc);
  return `${money(late.once)} once an instalment is ${days(late.afterDays)} late, and ${money(late.again)} for every ${days(late.everyDays)} after that. No interest is charged on late charges.`;
};

const foreclosureText = (offer: OfferRow): string => {
  const config = foreclosureOf(offer);
  return `You may close the loan early. The fee is ${config.fee_rate ?? 0} % of the principal still owed, plus GST of ${config.gst_rate ?? 0} % on the fee.`;
};

const coolingText = (offer: OfferRow): string =>
  `For ${days(COOLING_OFF_DAYS)} after the money is sent you may return the loan from ${lenderOf(offer.nbfc).name} by paying back the principal and the proportionate cost, without penalty.`;

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
