import { lenderOf } from '../base/lenders';
import { dayInIndia } from '../money/due-dates';
import { asFrequency, frequencyLabel } from '../money/frequency';
import { rupees } from '../money/rupees';
import type { AgreementRow } from '../operations/agreement-view';
import { maskMobile } from '../operations/mask';
import { type OfferRow, termsOf } from '../operations/offer-view';
import type { DocumentContent, Section } from './document-content';
import { kfsSections } from './kfs-document';

/** What the agreement and the sanction letter name. */
interface Parties {
  agreement: AgreementRow;
  offer: OfferRow;
  borrower: string;
  mobile: string;
  /** The account that receives the money, in words. */
  bank: string;
  rupeeSign: string;
}

/** The loan agreement: parties, obligations, and the key facts at the end. */
export function agreementDocument(parties: Parties): DocumentContent {
  const { agreement, offer, borrower, mobile, bank, rupeeSign } = parties;
  const terms = termsOf(offer);
  const lender = lenderOf(offer.nbfc);
  const frequencyText = frequencyLabel(asFrequency(offer.frequency));
  const money = (paise: number) => rupees(paise, rupeeSign);
  const clauses: Section[] = [
    {
      heading: 'Parties',
      lines: [
        ['Lender', lender.name],
        ['Borrower', borrower],
        ['Mobile', maskMobile(mobile)],
        ['Agreement', agreement.id],
        ['Drawn up on', dayInIndia(agreement.createdAt)],
        [
          'Status',
          agreement.status === 'SIGNED' ? `Signed on ${dayInIndia(agreement.updatedAt)}` : 'Not signed yet',
        ],
      ],
    },
    {
      heading: '1. The money',
      paragraphs: [
        `The lender lends ${money(offer.loanAmount)} for the borrower's business, and sends ${money(terms.transferable)} to ${bank} after the fee and GST.`,
      ],
    },
    {
      heading: '2. Repayment',
      paragraphs: [
        `The borrower repays ${money(terms.payable)} in ${offer.duration} ${frequencyText} instalments of ${money(terms.regularRepayment)}; the last one may differ by a few rupees. The schedule is at the end.`,
      ],
    },
    {
      heading: '3. Signing',
      paragraphs: [
        'The borrower signs with a code sent to the mobile number above. The code is the signature.',
      ],
    },
  ];
  return {
    title: 'Loan agreement',
    subtitle: lender.name,
    lang: 'en',
    sections: [...clauses, ...keyFacts(parties)],
  };
}

/** The key facts, as if the money was sent on the day of the agreement. */
const keyFacts = ({ agreement, offer, borrower, rupeeSign }: Parties): Section[] =>
  kfsSections({ offer, borrower, lang: 'en', rupeeSign, disbursalAt: agreement.createdAt });

/** The sanction letter together with the Key Facts Statement. */
export function sanctionLetter(parties: Parties): DocumentContent {
  const { agreement, offer, borrower, bank, rupeeSign } = parties;
  const lender = lenderOf(offer.nbfc);
  return {
    title: 'Sanction letter and Key Facts Statement',
    subtitle: lender.name,
    lang: 'en',
    sections: [
      {
        heading: `Dear ${borrower}`,
        paragraphs: [
          `${lender.name} has sanctioned your loan of ${rupees(offer.loanAmount, rupeeSign)} on ${dayInIndia(agreement.createdAt)}. After you sign, the money goes to ${bank}. The key facts follow.`,
        ],
      },
      ...keyFacts(parties),
    ],
  };
}
