import { lenderOf } from '../base/lenders';
import type { Schemas } from '../base/operation';
import { dayInIndia, dueDate } from '../money/due-dates';
import { asFrequency, frequencyLabel, periodNoun, periodsAYear } from '../money/frequency';
import { GST_RATE } from '../money/offer-terms';
import { rupees } from '../money/rupees';
import { keyFactsOf } from '../operations/eligibility/key-facts';
import { foreclosureOf, type OfferRow, termsOf } from '../operations/offer-view';
import type { DocumentContent, Section } from './document-content';
import { TEXTS } from './texts';

export interface KfsRequest {
  offer: OfferRow;
  borrower: string;
  lang: 'en' | 'hi';
  /** Depends on the medium: PDF fonts have no ₹. */
  rupeeSign: string;
  /** Seconds: the day on which the money is assumed to be sent. */
  disbursalAt: number;
}

/** The Key Facts Statement of an offer. */
export function kfsDocument(request: KfsRequest): DocumentContent {
  const { offer, lang } = request;
  return {
    title: TEXTS[lang].kfs,
    subtitle: lenderOf(offer.nbfc).name,
    lang,
    sections: kfsSections(request),
  };
}

/** The sections of the statement; the agreement and the sanction letter contain them too. */
export function kfsSections({ offer, borrower, lang, rupeeSign, disbursalAt }: KfsRequest): Section[] {
  const texts = TEXTS[lang];
  const facts = keyFactsOf(offer, disbursalAt);
  const terms = termsOf(offer);
  const lender = lenderOf(offer.nbfc);
  const frequency = asFrequency(offer.frequency);
  const money = (paise: number) => rupees(paise, rupeeSign);
  const periods = periodsAYear(frequency);
  return [
    {
      heading: texts.loan,
      lines: [
        [texts.proposal, facts.proposal_number],
        [texts.lender, lender.name],
        [texts.borrower, borrower],
        [texts.type, facts.loan_type ?? ''],
        [texts.amount, money(offer.loanAmount)],
        [texts.received, money(terms.transferable)],
        [texts.disbursal, texts.single],
        [texts.instalment, `${money(terms.regularRepayment)} ${frequencyLabel(frequency)}`],
        [texts.count, `${offer.duration} (${offer.duration} ${periodNoun(frequency)})`],
        [texts.first, dayInIndia(dueDate(disbursalAt, frequency, 1))],
        [texts.sentOn, dayInIndia(disbursalAt)],
        [texts.rate, `${offer.interestRate} % a year, ${texts.fixed}`],
        [texts.interest, money(terms.interest)],
        [texts.payable, money(terms.payable)],
        ...validity(facts, offer, texts),
      ],
    },
    {
      heading: texts.fees,
      lines: [
        [`${texts.fee} (${offer.feeRate} %)`, money(terms.fee)],
        [`${texts.gst} (${GST_RATE} %)`, money(terms.gst)],
        [texts.otherFees, texts.none],
        [texts.thirdPartyFees, texts.none],
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
    {
      heading: texts.contingent,
      lines: (facts.contingent_charges ?? []).map(({ name, text }) => [name, text]),
    },
    { heading: texts.cooling, paragraphs: [coolingText(facts, offer)] },
    ...(facts.clauses ?? []).map(({ name, text }) => ({ heading: name, paragraphs: [text] })),
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
          dayInIndia(dueDate(disbursalAt, frequency, line.number)),
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

const coolingText = (facts: Schemas['KeyFacts'], offer: OfferRow): string =>
  `For ${days(facts.cooling_off_days ?? 0)} after the money is sent you may return the loan to ${lenderOf(offer.nbfc).name}. ${facts.cooling_off_cost}`;

const validity = (
  facts: Schemas['KeyFacts'],
  { validUntil }: OfferRow,
  texts: (typeof TEXTS)['en' | 'hi'],
): [string, string][] =>
  facts.issued_at === undefined || facts.issued_at === 0
    ? []
    : [
        [texts.issued, dayInIndia(facts.issued_at)],
        [texts.validUntil, dayInIndia(validUntil)],
      ];

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
