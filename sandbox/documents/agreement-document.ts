import { lenderOf } from '../base/lenders';
import type { Language } from '../language/language';
import { dayInIndia } from '../money/due-dates';
import { asFrequency, frequencyLabel } from '../money/frequency';
import { rupees } from '../money/rupees';
import type { AgreementRow } from '../operations/agreement-view';
import { maskMobile } from '../operations/mask';
import { type OfferRow, termsOf } from '../operations/offer-view';
import type { DocumentContent, Section } from './document-content';
import { kfsSections } from './kfs-document';
import { documentTexts } from './texts/document-texts';

/** What the agreement and the sanction letter name. */
interface Parties {
  agreement: AgreementRow;
  offer: OfferRow;
  borrower: string;
  mobile: string;
  /** The account that receives the money, in words. */
  bank: string;
  language: Language;
  rupeeSign: string;
}

/** The loan agreement: parties, obligations, and the key facts at the end. */
export function agreementDocument(parties: Parties): DocumentContent {
  const { agreement, offer, borrower, mobile, bank, language, rupeeSign } = parties;
  const { agreement: texts } = documentTexts(language);
  const terms = termsOf(offer);
  const lender = lenderOf(offer.nbfc);
  const money = (paise: number) => rupees(paise, rupeeSign);
  const clauses: Section[] = [
    {
      heading: texts.parties,
      lines: [
        [texts.lender, lender.name],
        [texts.borrower, borrower],
        [texts.mobile, maskMobile(mobile)],
        [texts.number, agreement.id],
        [texts.drawnUp, dayInIndia(agreement.createdAt, language)],
        [
          texts.status,
          agreement.status === 'SIGNED'
            ? texts.signedOn(dayInIndia(agreement.updatedAt, language))
            : texts.notSigned,
        ],
      ],
    },
    {
      heading: texts.moneyHeading,
      paragraphs: [texts.moneyText(money(offer.loanAmount), money(terms.transferable), bank)],
    },
    {
      heading: texts.repaymentHeading,
      paragraphs: [
        texts.repaymentText(
          money(terms.payable),
          offer.duration,
          frequencyLabel(asFrequency(offer.frequency), language),
          money(terms.regularRepayment),
        ),
      ],
    },
    { heading: texts.signingHeading, paragraphs: [texts.signingText] },
  ];
  return {
    title: texts.title,
    subtitle: lender.name,
    language,
    sections: [...clauses, ...keyFacts(parties)],
  };
}

/** The key facts, as if the money was sent on the day of the agreement. */
const keyFacts = ({ agreement, offer, borrower, language, rupeeSign }: Parties): Section[] =>
  kfsSections({ offer, borrower, language, rupeeSign, disbursalAt: agreement.createdAt });

/** The sanction letter together with the Key Facts Statement. */
export function sanctionLetter(parties: Parties): DocumentContent {
  const { agreement, offer, borrower, bank, language, rupeeSign } = parties;
  const { sanction: texts } = documentTexts(language);
  const lender = lenderOf(offer.nbfc);
  return {
    title: texts.title,
    subtitle: lender.name,
    language,
    sections: [
      {
        heading: texts.dear(borrower),
        paragraphs: [
          texts.text(
            lender.name,
            rupees(offer.loanAmount, rupeeSign),
            dayInIndia(agreement.createdAt, language),
            bank,
          ),
        ],
      },
      ...keyFacts(parties),
    ],
  };
}
