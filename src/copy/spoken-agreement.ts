import { agreementCopy } from '#messages/agreement';
import { spokenAmount } from '#messages/amount-in-words';
import { spokenTexts as texts } from '#messages/spoken';
import { lenderName } from './lender';
import { type SpokenLoan, spokenReturn, spokenTerms } from './spoken-terms';

/** The agreement, as sentences to read aloud. @param coolingOffDays 0 where they are not known */
export function spokenAgreement(agreement: SpokenLoan, coolingOffDays: number): readonly string[] {
  const fees = agreement.processingFee.amount + agreement.gst.amount;
  return [
    agreementCopy.review.lead(lenderName(agreement.nbfc)),
    ...spokenTerms(agreement, null),
    ...(fees > 0 ? [texts.feeWithGst(spokenAmount(fees))] : []),
    texts.lateCharge,
    ...spokenReturn(coolingOffDays),
  ];
}
