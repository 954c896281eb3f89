import { prepaymentCopy } from '#messages/prepayment';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Loan } from '../../../machines/domain/loan/loan';
import { oldestUnpaidInstalment } from '../../../machines/domain/loan/oldest-unpaid-instalment';
import type { Context, Plan, PrepaymentFacts } from '../../../machines/prepayment/context';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { lenderOf } from '../../../machines/prepayment/selectors';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Lender } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { AmountInWords } from '../shared/speech/amount-in-words';
import { AllocationCard } from './allocation-card';
import { TimeLeftRow } from './time-left';

const copy = prepaymentCopy.confirm;

/** Amount, lender and effect of the payment. Only this page opens a payment. */
export function ConfirmationScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { context } = snapshot;
  const { facts, plan, quote } = context;
  const loan = facts?.details.loan ?? null;
  if (facts === null || loan === null || plan === null) return null;
  const isBusy = snapshot.hasTag('pending');
  const isOpening = snapshot.hasTag('committing');
  const amount = formatMoney(plan.amount);
  const closesLoan = plan.kind === 'foreclosure' || plan.kind === 'settlement';
  const validUntil = closesLoan ? validUntilOf(plan, quote) : null;
  const cheaperText = cheaperWay(plan, loan, quote);
  return (
    <Page
      title={prepaymentCopy.title}
      heading={copy.heading}
      onBack={() => send({ type: 'back' })}
      busy={isBusy}
      action={
        <>
          <Button busy={isBusy} onClick={() => send({ type: 'payment.confirmed' })}>
            {copy.action(amount)}
          </Button>
          <Hint>{isOpening ? copy.opening : copy.next}</Hint>
        </>
      }
    >
      <Card>
        <Stack>
          <Lender nbfc={loan.nbfc}>{prepaymentCopy.lender(lenderName(lenderOf(context)))}</Lender>
          <div>
            <Amount>{amount}</Amount>
            <AmountInWords paise={plan.amount} />
          </div>
          <Rows>
            <Row label={copy.for} value={copy.headings[plan.kind]} />
            {loan.accountNumber !== null && <Row label={copy.loanAccount} value={loan.accountNumber} />}
            {validUntil !== null && quote !== null && (
              <TimeLeftRow
                label={prepaymentCopy.closing.validUntil}
                until={validUntil}
                serverClockAheadMs={quote.serverClockAheadMs}
              />
            )}
          </Rows>
        </Stack>
      </Card>
      {cheaperText !== null && <Banner tone="info">{cheaperText}</Banner>}
      <Card tone={plan.kind === 'settlement' ? 'late' : 'plain'}>
        <Stack gap="xs">
          <SectionHeading>{copy.effect}</SectionHeading>
          <Text>{effectOf(plan, loan)}</Text>
          {(closesLoan || isMaxAmount(plan, loan)) && loan.autoDebit.isEnabled && (
            <Text>{copy.autopayEnds}</Text>
          )}
        </Stack>
      </Card>
      {!closesLoan && (
        <AllocationCard schedule={scheduleFor(plan, facts)} amount={plan.amount} now={facts.readAt} />
      )}
    </Page>
  );
}

/** The other way to end the loan in full, where it costs less; null where it does not, or the lender did not say. */
function cheaperWay(plan: Plan, loan: Loan, quote: Context['quote']): string | null {
  if (quote === null || plan.kind === 'settlement') return null;
  const { amount } = plan;
  const { total, remainingPayable } = quote.foreclosure;
  if (plan.kind === 'foreclosure')
    return remainingPayable > 0 && remainingPayable < amount
      ? copy.cheaperToTheEnd(formatMoney(amount - remainingPayable))
      : null;
  const endsLoan = plan.kind === 'full' || isMaxAmount(plan, loan);
  return endsLoan && total < amount ? copy.cheaper(formatMoney(amount - total)) : null;
}

/** When the quoted amount expires; null where the lender names no time. */
function validUntilOf(plan: Plan, quote: { foreclosure: QuoteValidity } | null): number | null {
  if (quote === null) return null;
  const { settlement, validUntil } = quote.foreclosure;
  return plan.kind === 'settlement' ? (settlement?.validUntil ?? null) : validUntil;
}

/** Timestamps in milliseconds; null where the lender names none. */
interface QuoteValidity {
  readonly settlement: { readonly validUntil: number | null } | null;
  readonly validUntil: number | null;
}

const isMaxAmount = (plan: Plan, loan: Loan) => plan.amount === loan.maxRepaymentAmount;

function effectOf(plan: Plan, loan: Loan): string {
  return plan.kind !== 'full' && isMaxAmount(plan, loan) && plan.kind !== 'settlement'
    ? copy.effects.customAll
    : copy.effects[plan.kind];
}

/** The lines that the payment is allocated to: for one instalment only that instalment, otherwise the whole schedule. */
function scheduleFor({ kind }: Plan, { details: { instalments } }: PrepaymentFacts) {
  if (kind !== 'instalment') return instalments;
  const oldest = oldestUnpaidInstalment(instalments);
  return oldest === null ? [] : [{ ...oldest, lateCharge: 0, lateChargePaid: 0 }];
}
