import { lenderInitials } from '../../../machines/domain/lenders';
import type { Loan } from '../../../machines/domain/loan';
import { formatMoney } from '../../../machines/domain/money';
import { oldestOpen } from '../../../machines/domain/oldest-open';
import type { PrepaymentFacts } from '../../../machines/prepayment/context';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import type { Plan } from '../../../machines/prepayment/plan';
import { prepaymentCopy } from '../../copy/prepayment';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/amount';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { LenderTag } from '../../ui/lender-tag';
import { Page } from '../../ui/page';
import { Row, Rows } from '../../ui/rows';
import { Stack } from '../../ui/stack';
import { Hint, SectionHeading, Text } from '../../ui/text';
import { SupportLink } from '../shared/support-link';
import { ClearingCard } from './clearing-rows';
import { lenderOf } from './facts-of';
import { TimeLeftRow } from './time-left';

const copy = prepaymentCopy.confirm;

/** Amount, lender and effect, once more: the one place from which a payment is opened. */
export function ConfirmationScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { context } = snapshot;
  const { facts, plan, quote } = context;
  const loan = facts?.details.loan ?? null;
  if (facts === null || loan === null || plan === null) return null;
  const isBusy = snapshot.hasTag('pending');
  const isOpening = snapshot.hasTag('committing');
  const amount = formatMoney(plan.amount);
  const ends = plan.kind === 'foreclosure' || plan.kind === 'settlement';
  const until = ends ? goodUntil(plan, quote) : null;
  const cheaper = plan.kind === 'full' && quote !== null ? plan.amount - quote.foreclosure.total : 0;
  return (
    <Page
      title={prepaymentCopy.title}
      heading={copy.heading}
      onBack={() => send({ type: 'back' })}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
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
          <LenderTag initials={lenderInitials(loan.nbfc)} name={prepaymentCopy.lender(lenderOf(context))} />
          <Amount>{amount}</Amount>
          <Rows>
            <Row label={copy.for} value={copy.headings[plan.kind]} />
            {loan.accountNumber !== null && <Row label={copy.loanAccount} value={loan.accountNumber} />}
            {until !== null && quote !== null && (
              <TimeLeftRow
                label={prepaymentCopy.closing.validUntil}
                until={until}
                clockAhead={quote.clockAhead}
              />
            )}
          </Rows>
        </Stack>
      </Card>
      {cheaper > 0 && <Banner tone="info">{copy.cheaper(formatMoney(cheaper))}</Banner>}
      <Card tone={plan.kind === 'settlement' ? 'late' : 'plain'}>
        <Stack gap="xs">
          <SectionHeading>{copy.effect}</SectionHeading>
          <Text>{effectOf(plan, loan)}</Text>
          {(ends || isAll(plan, loan)) && loan.autoDebit.isEnabled && <Text>{copy.autopayEnds}</Text>}
        </Stack>
      </Card>
      {!ends && <ClearingCard schedule={scheduleFor(plan, facts)} amount={plan.amount} now={facts.readAt} />}
    </Page>
  );
}

function goodUntil(plan: Plan, quote: { foreclosure: PrepaymentQuote } | null): number | null {
  if (quote === null) return null;
  const { settlement, validUntil } = quote.foreclosure;
  return plan.kind === 'settlement' ? (settlement?.validUntil ?? null) : validUntil;
}

interface PrepaymentQuote {
  readonly settlement: { readonly validUntil: number | null } | null;
  readonly validUntil: number | null;
}

const isAll = (plan: Plan, loan: Loan) => plan.amount === loan.maxRepaymentAmount;

function effectOf(plan: Plan, loan: Loan): string {
  return plan.kind !== 'full' && isAll(plan, loan) && plan.kind !== 'settlement'
    ? copy.effects.customAll
    : copy.effects[plan.kind];
}

/** One instalment is paid by itself, whatever else is open; all else goes down the whole schedule. */
function scheduleFor({ kind }: Plan, { details: { instalments } }: PrepaymentFacts) {
  if (kind !== 'instalment') return instalments;
  const oldest = oldestOpen(instalments);
  return oldest === null ? [] : [{ ...oldest, lateCharge: 0, lateChargePaid: 0 }];
}
