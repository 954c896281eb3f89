import { giveLoanBack, untilDaysAfterMoney } from '#messages/cooling-off';
import { moneyCopy } from '#messages/money';
import { offerSelectionCopy as copy } from '#messages/offer-selection';
import { formatMoney } from '../../../machines/domain/base/money';
import { isValidityTooShort, type KeyFacts } from '../../../machines/domain/loan/key-facts';
import type { LoanOffer } from '../../../machines/domain/loan/loan-offer';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import {
  aprLine,
  foreclosureChargeTerms,
  interestLine,
  interestRateLine,
  lastInstalment,
  lateChargeTerms,
  moneyOrNotGiven,
  repaymentLine,
} from '../../copy/money';
import { openUntil } from '../../copy/offer-selection';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { monthlyFigure } from './offer-figures';

interface OfferProps {
  readonly offer: LoanOffer;
}

interface FactsProps extends OfferProps {
  readonly facts: KeyFacts;
}

/** The key facts of the loan and of its cost, from the offer itself: shown while the lender's key facts are loading. */
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
              value={repaymentLine(offer.instalment, offer.instalments, offer.frequency)}
              {...lastInstalment(offer.instalment, offer.instalments, offer.payableAmount)}
            />
            <Row {...monthlyFigure(offer)} />
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

/** What the lender's statement says of the loan itself: its number, type, disbursal, first instalment, kind of rate, and other fees. */
export function Statement({ facts }: Pick<FactsProps, 'facts'>) {
  const { disbursal, rateType, firstInstalmentAt, assumedDisbursalAt } = facts;
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.theStatement}</SectionHeading>
        <Rows>
          <Row label={copy.proposalNumber} hint={copy.proposalHint} value={facts.proposalNumber} />
          <Row label={copy.legalName} value={facts.legalName ?? moneyCopy.notGiven} />
          <Row label={copy.loanType} value={facts.loanType ?? moneyCopy.notGiven} />
          <Row
            label={copy.disbursal}
            value={disbursal === null ? moneyCopy.notGiven : copy.disbursalKinds[disbursal]}
            {...hintOf(facts.disbursalDetail)}
          />
          <Row
            label={copy.firstInstalment}
            value={firstInstalmentAt === null ? moneyCopy.notGiven : formatDate(firstInstalmentAt)}
            {...hintOf(assumedDisbursalAt === null ? null : copy.ifSentOn(formatDate(assumedDisbursalAt)))}
          />
          <Row
            label={copy.rateType}
            value={rateType === null ? moneyCopy.notGiven : copy.rateTypes[rateType]}
            {...hintOf(facts.rateDetail)}
          />
          <FeeRows fees={facts.fees.filter(({ payee }) => payee === 'LENDER')} none={copy.otherLenderFees} />
          <FeeRows
            fees={facts.fees.filter(({ payee }) => payee === 'THIRD_PARTY')}
            none={copy.thirdPartyFees}
          />
        </Rows>
      </Stack>
    </Card>
  );
}

/** A row for each fee; one row that says so where there is none. */
function FeeRows({ fees, none }: { readonly fees: KeyFacts['fees']; readonly none: string }) {
  if (fees.length === 0) return <Row label={none} value={copy.noFees} />;
  return fees.map(({ name, payeeName, amount, isRecurring }) => (
    <Row
      key={name}
      label={payeeName === null ? name : copy.feeTo(name, payeeName)}
      hint={isRecurring ? copy.feeRecurring : copy.feeOnce}
      value={formatMoney(amount)}
    />
  ));
}

/** The key facts of late payment, early closing, other charges, cooling-off, and of how long the offer is open. */
export function LoanRights({
  offer,
  facts,
  coolingOffDays,
}: FactsProps & { readonly coolingOffDays: number }) {
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.theRights}</SectionHeading>
        <Rows>
          <Row label={moneyCopy.lateCharge} {...lateChargeTerms(offer.penalty)} />
          <Row label={moneyCopy.closeEarly} {...foreclosureChargeTerms(offer.foreclosure)} />
          {facts.contingentCharges.map(({ name, text }) => (
            <Row key={name} label={name} value={text} />
          ))}
          <Row
            label={giveLoanBack}
            value={coolingOffDays > 0 ? untilDaysAfterMoney(coolingOffDays) : copy.coolingOffValue}
          />
          {offer.cashbackAmount > 0 && (
            <Row label={copy.cashback} hint={copy.cashbackHint} value={formatMoney(offer.cashbackAmount)} />
          )}
          <Row
            label={copy.openUntil}
            value={openUntil(offer.validUntil)}
            {...hintOf(isValidityTooShort(facts, offer.validUntil) ? copy.validityShort : null)}
          />
        </Rows>
        {coolingOffDays > 0 ? (
          <Hint>{copy.coolingOffCost(facts.coolingOffCost ?? copy.coolingOffHint)}</Hint>
        ) : (
          <Hint>{copy.coolingOffDaysUnknown}</Hint>
        )}
      </Stack>
    </Card>
  );
}

function hintOf(text: string | null): { readonly hint?: string } {
  return text === null ? {} : { hint: text };
}
