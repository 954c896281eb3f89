import { and, eq } from 'drizzle-orm';
import { documentUrl } from '../../base/document-url';
import { lenderOf } from '../../base/lenders';
import { fail, type Operation, ok, type Schemas } from '../../base/operation';
import { offers } from '../../database/schema';
import { LANGUAGES, type Language } from '../../language/language';
import { serviceTexts } from '../../language/service/service-texts';
import { dueDate } from '../../money/due-dates';
import { asFrequency } from '../../money/frequency';
import { COOLING_OFF_DAYS } from '../agreement-view';
import { type OfferRow, termsOf } from '../offer-view';
import { OFFER_VALIDITY_SECONDS } from './offer-row';

/** The key facts of an offer of the merchant. Their source is the one of the lender's paper. */
export const getKeyFacts: Operation<'getKeyFacts'> = async (call, { path }) => {
  const { tx, merchant, now, language } = call;
  const ownOffer = and(eq(offers.id, path.loan_offer_id), eq(offers.merchantId, merchant.id));
  const [offer] = await tx.select().from(offers).where(ownOffer);
  return offer === undefined ? fail(404, 'offer_not_found') : ok(keyFactsOf(offer, now, language));
};

/**
 * What the Key Facts Statement of an offer says beside the offer's own figures.
 * @param disbursalAt seconds: the day on which the money is assumed to be sent
 */
export function keyFactsOf(
  offer: OfferRow,
  disbursalAt: number,
  language: Language,
): Schemas['KeyFacts'] & { fees: Schemas['KeyFactsFee'][]; schedule: Schemas['KeyFactsInstalment'][] } {
  const { name } = lenderOf(offer.nbfc);
  const frequency = asFrequency(offer.frequency);
  const texts = serviceTexts(language).keyFacts;
  const ofLender = (clause: { name: string; text: (lender: string) => string }) => ({
    name: clause.name,
    text: clause.text(name),
  });
  return {
    loan_offer_id: offer.id,
    proposal_number: `KFS-${offer.id.replace(/^off_/, '').toUpperCase()}`,
    issued_at: offer.validUntil === 0 ? 0 : offer.validUntil - OFFER_VALIDITY_SECONDS,
    legal_name: name,
    loan_type: texts.loanType,
    disbursal: 'SINGLE',
    disbursal_detail: null,
    first_instalment_at: dueDate(disbursalAt, frequency, 1),
    assumed_disbursal_at: disbursalAt,
    rate_type: 'FIXED',
    rate_detail: null,
    fees: [],
    contingent_charges: [texts.failedDebit, texts.rateChange],
    clauses: [ofLender(texts.recovery), ofLender(texts.transfer), texts.serviceProvider],
    cooling_off_days: COOLING_OFF_DAYS,
    cooling_off_cost: texts.coolingOffCost,
    schedule: termsOf(offer).plan.map(({ number, principal, interest, amount, balance }) => ({
      number,
      due_at: dueDate(disbursalAt, frequency, number),
      principal,
      interest,
      amount,
      balance,
    })),
    // In the language of the call first.
    papers: [language, ...LANGUAGES.filter((other) => other !== language)].flatMap((paperLanguage) =>
      (['html', 'pdf'] as const).map((format) => ({
        kind: 'KFS',
        language: paperLanguage,
        format: format.toUpperCase(),
        url: documentUrl('kfs', offer.id, format, paperLanguage),
      })),
    ),
  };
}
