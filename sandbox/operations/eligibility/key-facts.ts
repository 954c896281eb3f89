import { and, eq } from 'drizzle-orm';
import { lenderOf } from '../../base/lenders';
import { fail, type Operation, ok, type Schemas } from '../../base/operation';
import { offers } from '../../database/schema';
import { dueDate } from '../../money/due-dates';
import { asFrequency } from '../../money/frequency';
import { COOLING_OFF_DAYS } from '../agreement-view';
import { type OfferRow, termsOf } from '../offer-view';
import { OFFER_VALIDITY_SECONDS } from './offer-row';

/** The key facts of an offer of the merchant. Their source is the one of the lender's paper. */
export const getKeyFacts: Operation<'getKeyFacts'> = async ({ tx, merchant, now }, { path }) => {
  const ownOffer = and(eq(offers.id, path.loan_offer_id), eq(offers.merchantId, merchant.id));
  const [offer] = await tx.select().from(offers).where(ownOffer);
  return offer === undefined ? fail(404, 'offer_not_found') : ok(keyFactsOf(offer, now));
};

/**
 * What the Key Facts Statement of an offer says beside the offer's own figures.
 * @param disbursalAt seconds: the day on which the money is assumed to be sent
 */
export function keyFactsOf(
  offer: OfferRow,
  disbursalAt: number,
): Schemas['KeyFacts'] & { fees: Schemas['KeyFactsFee'][]; schedule: Schemas['KeyFactsInstalment'][] } {
  const { name } = lenderOf(offer.nbfc);
  const frequency = asFrequency(offer.frequency);
  const paper = (language: string, format: string, query = ''): Schemas['Paper'] => ({
    kind: 'KFS',
    language,
    format,
    url: `/api/termloan/documents/kfs/${offer.id}.${format.toLowerCase()}${query}`,
  });
  return {
    loan_offer_id: offer.id,
    proposal_number: `KFS-${offer.id.replace(/^off_/, '').toUpperCase()}`,
    issued_at: offer.validUntil === 0 ? 0 : offer.validUntil - OFFER_VALIDITY_SECONDS,
    legal_name: name,
    loan_type: 'Term loan for a business, without security',
    disbursal: 'SINGLE',
    disbursal_detail: null,
    first_instalment_at: dueDate(disbursalAt, frequency, 1),
    assumed_disbursal_at: disbursalAt,
    rate_type: 'FIXED',
    rate_detail: null,
    fees: [],
    contingent_charges: [
      { name: 'Failed automatic debit', text: 'No charge by the lender. Your bank may take one.' },
      { name: 'Change from a fixed to a floating rate', text: 'Not possible for this loan.' },
    ],
    clauses: [
      {
        name: 'Recovery agents',
        text: `If instalments stay unpaid, ${name} may ask an agent to collect them. It tells you the agent’s name before the agent contacts you.`,
      },
      {
        name: 'Transfer of the loan',
        text: `${name} may transfer the loan to another lender. It tells you before. What you owe and your rights stay the same.`,
      },
      {
        name: 'Service provider that collects',
        text: 'None. The provider of the app does not collect the loan, and does not visit you.',
      },
    ],
    cooling_off_days: COOLING_OFF_DAYS,
    cooling_off_cost:
      'You pay back the whole loan amount and the interest of those days. There is no penalty.',
    schedule: termsOf(offer).plan.map(({ number, principal, interest, amount, balance }) => ({
      number,
      due_at: dueDate(disbursalAt, frequency, number),
      principal,
      interest,
      amount,
      balance,
    })),
    papers: [paper('en', 'HTML'), paper('hi', 'HTML', '?lang=hi'), paper('en', 'PDF')],
  };
}
