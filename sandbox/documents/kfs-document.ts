import { lenderOf } from '../base/lenders';
import { asFrequency, frequencyLabel, periodNoun, periodsAYear } from '../money/frequency';
import { GST_RATE } from '../money/offer-terms';
import { rupees } from '../money/rupees';
import { COOLING_OFF_DAYS } from '../operations/agreement-view';
import { foreclosureOf, type OfferRow, termsOf } from '../operations/offer-view';
import type { DocumentContent, Section } from './document-content';
import { TEXTS } from './texts';

/** The Key Facts Statement of an offer. The rupee sign depends on the medium: PDF fonts have no ₹. */
export function kfsDocument(
  offer: OfferRow,
  borrower: string,
  lang: 'en' | 'hi',
  rupeeSign: string,
): DocumentContent {
  return {
    title: TEXTS[lang].kfs,
    subtitle: lenderOf(offer.nbfc).name,
    lang,
    sections: kfsSections(offer, borrower, lang, rupeeSign),
  };
}

/** The sections of the statement; the agreement and the sanction letter contain them too. */
export function kfsSections(
  offer: OfferRow,
  borrower: string,
  lang: 'en' | 'hi',
  rupeeSign: string,
): Section[] {
  const texts = TEXTS[lang];
  const terms = termsOf(offer);
  const lender = lenderOf(offer.nbfc);
  const frequency = asFrequency(offer.frequency);
  const money = (paise: number) => rupees(paise, rupeeSign);
  const periods = periodsAYear(frequency);
  return [
    {
      heading: texts.loan,
      lines: [
        [texts.lender, lender.name],
        [texts.borrower, borrower],
        [texts.amount, money(offer.loanAmount)],
        [texts.received, money(terms.transferable)],
        [texts.instalment, `${money(terms.regularRepayment)} ${frequencyLabel(frequency)}`],
        [texts.count, `${offer.duration} (${offer.duration} ${periodNoun(frequency)})`],
        [texts.rate, `${offer.interestRate} % a year`],
        [texts.interest, money(terms.interest)],
        [texts.payable, money(terms.payable)],
      ],
    },
    {
      heading: texts.fees,
      lines: [
        [`${texts.fee} (${offer.feeRate} %)`, money(terms.fee)],
        [`${texts.gst} (${GST_RATE} %)`, money(terms.gst)],
      ],
    },
    {
      heading: texts.aprHow,
      lines: [[texts.apr, `${terms.apr.toFixed(2)} %`]],
      paragraphs: [
        `You receive ${money(terms.transferable)}: ${money(offer.loanAmount)} less the fee of ${money(terms.fee)} and GST of ${money(terms.gst)}. You repay ${money(terms.payable)} in ${offer.duration} instalments. The rate for one period that makes these equal, times ${periods} periods a year, is the APR.`,
      ],
    },
    { heading: texts.lateCharges, paragraphs: [lateText(offer, money)] },
    { heading: texts.foreclosure, paragraphs: [foreclosureText(offer)] },
    { heading: texts.cooling, paragraphs: [coolingText(offer)] },
    {
      heading: texts.grievance,
      lines: [
        [texts.officer, lender.grievanceOfficer],
        [texts.phone, lender.grievancePhone],
        [texts.email, lender.grievanceEmail],
        [texts.office, lender.registeredOffice],
      ],
    },
    {
      heading: texts.schedule,
      table: {
        head: [...texts.head],
        rows: terms.plan.map((line) => [
          String(line.number),
          ...[line.principal, line.interest, line.amount, line.balance].map((paise) => rupees(paise, '')),
        ]),
      },
    },
  ];
}

const lateText = (offer: OfferRow, money: (paise: number) => string): string => {
  const { lateCharges } = lenderOf(offer.nbfc);
  return `${money(lateCharges.firstPaise)} once an instalment is ${days(lateCharges.afterDays)} late, and ${money(lateCharges.repeatedPaise)} for every ${days(lateCharges.everyDays)} after that. No interest is charged on late charges.`;
};

const foreclosureText = (offer: OfferRow): string => {
  const config = foreclosureOf(offer);
  return `You may close the loan early. The fee is ${config.fee_rate ?? 0} % of the principal still owed, plus GST of ${config.gst_rate ?? 0} % on the fee.`;
};

const coolingText = (offer: OfferRow): string =>
  `For ${days(COOLING_OFF_DAYS)} after the money is sent you may return the loan from ${lenderOf(offer.nbfc).name} by paying back the principal and the proportionate cost, without penalty.`;

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
