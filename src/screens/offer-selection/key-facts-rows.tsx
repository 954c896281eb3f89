import { formatMoney } from '../../../machines/domain/base/money';
import { lenderName } from '../../../machines/domain/lender/lenders';
import type { LoanOffer } from '../../../machines/domain/loan/loan-offer';
import { giveLoanBack, untilDaysAfterMoney } from '../../copy/cooling-off';
import {
  aprLine,
  foreclosureChargeTerms,
  instalmentLine,
  interestLine,
  interestRateLine,
  lastInstalment,
  lateChargeTerms,
  moneyCopy,
  moneyOrNotGiven,
} from '../../copy/money';
import { offerSelectionCopy as copy, openUntil } from '../../copy/offer-selection';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';

interface OfferProps {
  readonly offer: LoanOffer;
}

/** The key facts of the loan and of its cost. */
export function LoanAndCost({ offer }: OfferProps) {
  return (
    <>
      <Card>
        <Stack gap="xs">
          <SectionHeading>{copy.theOffer}</SectionHeading>
          <Rows>
            <Row label={moneyCopy.lender} value={lenderName(offer.nbfc)} />
            <Row label={moneyCopy.loanAmount} value={moneyOrNotGiven(offer.loanAmount)} />
            <Row label={moneyCopy.processingFee} value={formatMoney(offer.processingFee.amount)} />
            <Row label={moneyCopy.gst} value={formatMoney(offer.gst.amount)} />
            <Row label={moneyCopy.inBank} value={moneyOrNotGiven(offer.transferableAmount)} strong />
          </Rows>
        </Stack>
      </Card>
      <Card>
        <Stack gap="xs">
          <SectionHeading>{copy.theCost}</SectionHeading>
          <Rows>
            <Row
              label={moneyCopy.instalment}
              value={instalmentLine(offer.instalment, offer.instalments)}
              {...lastInstalment(offer.instalment, offer.instalments, offer.payableAmount)}
            />
            <Row label={moneyCopy.interest} value={interestLine(offer)} />
            <Row
              label={moneyCopy.interestRate}
              hint={moneyCopy.interestRateHint}
              value={interestRateLine(offer)}
            />
            <Row label={moneyCopy.apr} value={aprLine(offer.apr)} />
            <Row label={moneyCopy.payInAll} value={moneyOrNotGiven(offer.payableAmount)} strong />
          </Rows>
        </Stack>
      </Card>
    </>
  );
}

interface LoanRightsProps extends OfferProps {
  /** 0 while unknown. */
  readonly coolingOffDays: number;
}

/** The key facts of late payment, early closing, cooling-off, and of how long the offer is open. */
export function LoanRights({ offer, coolingOffDays }: LoanRightsProps) {
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.theRights}</SectionHeading>
        <Rows>
          <Row label={moneyCopy.lateCharge} {...lateChargeTerms(offer.penalty)} />
          <Row label={moneyCopy.closeEarly} {...foreclosureChargeTerms(offer.foreclosure)} />
          {coolingOffDays > 0 ? (
            <Row
              label={giveLoanBack}
              hint={copy.coolingOffHint}
              value={untilDaysAfterMoney(coolingOffDays)}
            />
          ) : (
            <Row label={giveLoanBack} hint={copy.coolingOffDaysUnknown} value={copy.coolingOffValue} />
          )}
          {offer.cashbackAmount > 0 && (
            <Row label={copy.cashback} hint={copy.cashbackHint} value={formatMoney(offer.cashbackAmount)} />
          )}
          <Row label={copy.openUntil} value={openUntil(offer.validUntil)} />
        </Rows>
      </Stack>
    </Card>
  );
}
