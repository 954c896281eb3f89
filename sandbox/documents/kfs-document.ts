import { lenderOf } from '../base/lenders';
import type { Schemas } from '../base/operation';
import type { Language } from '../language/language';
import { dayInIndia, dueDate } from '../money/due-dates';
import { asFrequency, frequencyLabel, periodNoun, periodsAYear } from '../money/frequency';
import { GST_RATE } from '../money/offer-terms';
import { rupees } from '../money/rupees';
import { keyFactsOf } from '../operations/eligibility/key-facts';
import { foreclosureOf, type OfferRow, termsOf } from '../operations/offer-view';
import type { DocumentContent, Section } from './document-content';
import { type DocumentTexts, documentTexts } from './texts/document-texts';

export interface KfsRequest {
  offer: OfferRow;
  borrower: string;
  language: Language;
  /** Depends on the medium: the fonts of an English PDF have no ₹. */
  rupeeSign: string;
  /** Seconds: the day on which the money is assumed to be sent. */
  disbursalAt: number;
}

/** The Key Facts Statement of an offer. */
export function kfsDocument(request: KfsRequest): DocumentContent {
  const { offer, language } = request;
  return {
    title: documentTexts(language).kfs.title,
    subtitle: lenderOf(offer.nbfc).name,
    language,
    sections: kfsSections(request),
  };
}

/** The sections of the statement; the agreement and the sanction letter contain them too. */
export function kfsSections(request: KfsRequest): Section[] {
  const { offer, borrower, language, rupeeSign, disbursalAt } = request;
  const { kfs: texts, percent } = documentTexts(language);
  const facts = keyFactsOf(offer, disbursalAt, language);
  const terms = termsOf(offer);
  const lender = lenderOf(offer.nbfc);
  const frequency = asFrequency(offer.frequency);
  const money = (paise: number) => rupees(paise, rupeeSign);
  const day = (timestamp: number) => dayInIndia(timestamp, language);
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
        [
          texts.instalment,
          texts.instalmentOf(money(terms.regularRepayment), frequencyLabel(frequency, language)),
        ],
        [texts.count, `${offer.duration} (${offer.duration} ${periodNoun(frequency, language)})`],
        [texts.first, day(dueDate(disbursalAt, frequency, 1))],
        [texts.sentOn, day(disbursalAt)],
        [texts.rate, texts.fixedRate(offer.interestRate)],
        [texts.interest, money(terms.interest)],
        [texts.payable, money(terms.payable)],
        ...validity(facts, request),
      ],
    },
    {
      heading: texts.fees,
      lines: [
        [`${texts.fee} (${percent(offer.feeRate)})`, money(terms.fee)],
        [`${texts.gst} (${percent(GST_RATE)})`, money(terms.gst)],
        [texts.otherFees, texts.none],
        [texts.thirdPartyFees, texts.none],
      ],
    },
    {
      heading: texts.aprHow,
      lines: [[texts.apr, percent(terms.apr.toFixed(2))]],
      paragraphs: [
        texts.aprText({
          received: money(terms.transferable),
          loan: money(offer.loanAmount),
          fee: money(terms.fee),
          gst: money(terms.gst),
          payable: money(terms.payable),
          instalments: offer.duration,
          periodsAYear: periodsAYear(frequency),
        }),
      ],
    },
    { heading: texts.lateCharges, paragraphs: [lateText(offer, money, texts)] },
    { heading: texts.foreclosure, paragraphs: [foreclosureText(offer, texts)] },
    {
      heading: texts.contingent,
      lines: (facts.contingent_charges ?? []).map(({ name, text }) => [name, text]),
    },
    {
      heading: texts.cooling,
      paragraphs: [texts.coolingText(facts.cooling_off_days ?? 0, lender.name, facts.cooling_off_cost ?? '')],
    },
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
        head: texts.head,
        rows: terms.plan.map((line) => [
          String(line.number),
          day(dueDate(disbursalAt, frequency, line.number)),
          ...[line.principal, line.interest, line.amount, line.balance].map((paise) => rupees(paise, '')),
        ]),
      },
    },
  ];
}

const lateText = (offer: OfferRow, money: (paise: number) => string, texts: DocumentTexts['kfs']): string => {
  const { firstPaise, afterDays, repeatedPaise, everyDays } = lenderOf(offer.nbfc).lateCharges;
  return texts.lateText({ first: money(firstPaise), afterDays, repeated: money(repeatedPaise), everyDays });
};

const foreclosureText = (offer: OfferRow, texts: DocumentTexts['kfs']): string => {
  const config = foreclosureOf(offer);
  return texts.foreclosureText(config.fee_rate ?? 0, config.gst_rate ?? 0);
};

const validity = (
  facts: Schemas['KeyFacts'],
  { offer: { validUntil }, language }: KfsRequest,
): [string, string][] => {
  const { issued, validUntil: until } = documentTexts(language).kfs;
  return facts.issued_at === undefined || facts.issued_at === 0
    ? []
    : [
        [issued, dayInIndia(facts.issued_at, language)],
        [until, dayInIndia(validUntil, language)],
      ];
};
