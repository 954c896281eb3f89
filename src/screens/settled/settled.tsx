import { settledCopy as copy } from '#messages/settled';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import { type Ending, endingOf, isGoodEnding } from '../../../machines/domain/loan/ending';
import type { settledMachine } from '../../../machines/settled/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { SectionHeading, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Notice } from '../shared/pages/notice';
import { autopayStatusText, isMandateEndUnconfirmed } from './autopay-status-text';
import { DocumentsCard } from './documents-card';
import { PaidRows } from './paid-rows';

/**
 * How the loan ended, cashback, what was paid, the documents, and the status of autopay. It can be checked again while a part of it
 * is missing.
 */
export function SettledScreen({ snapshot, send, back }: ScreenProps<typeof settledMachine>) {
  const { facts } = snapshot.context;
  const loan = facts?.details.loan ?? null;
  if (facts === null || loan === null) return null;
  const lender = lenderName(loan.nbfc);
  const ending = endingOf(loan);
  const wasDisbursed = ending !== 'cancelled';
  const autopayText = autopayStatusText(facts);
  const areTransactionsUnavailable = facts.transactions !== null && !facts.transactions.ok;
  const isClosurePending =
    (wasDisbursed && facts.details.noDuesLetterLink === null) || isMandateEndUnconfirmed(facts);
  return (
    <Notice
      title={copy.title}
      heading={copy.headings[ending]}
      lead={copy.leads[ending](lender)}
      status={isGoodEnding(ending) ? 'success' : 'info'}
      onBack={back}
      action={copy.newLoan}
      variant="secondary"
      onAction={() => send({ type: 'newLoan.opened' })}
    >
      {hasCashback(ending, loan) && (
        <Banner tone="info" icon="clock" title={copy.cashback(formatMoney(loan.cashbackAmount))}>
          {copy.cashbackDetail(lender)}
        </Banner>
      )}
      {wasDisbursed && <DocumentsCard {...facts.details} />}
      <Card>
        <PaidRows loan={loan} transactions={facts.transactions} />
      </Card>
      {areTransactionsUnavailable && <Banner tone="info">{copy.paymentsUnknown}</Banner>}
      {autopayText !== null && (
        <Card>
          <Stack gap="xs">
            <SectionHeading>{copy.autopay.title}</SectionHeading>
            <Text>{autopayText}</Text>
          </Stack>
        </Card>
      )}
      {(isClosurePending || areTransactionsUnavailable) && (
        <Button variant="secondary" onClick={() => send({ type: 'retry' })}>
          {sharedCopy.checkAgain}
        </Button>
      )}
      {wasDisbursed && (
        <Button variant="ghost" onClick={() => send({ type: 'history.opened' })}>
          {copy.history}
        </Button>
      )}
      <Button variant="ghost" onClick={() => send({ type: 'visit.closed' })}>
        {sharedCopy.closeApp}
      </Button>
    </Notice>
  );
}

/** Whether the merchant gets a cashback: after full repayment, where the service says that they are eligible (spec 2.4). */
function hasCashback(
  ending: Ending,
  {
    isCashbackEligible,
    cashbackAmount,
  }: { readonly isCashbackEligible: boolean; readonly cashbackAmount: number },
): boolean {
  return ending === 'complete' && isCashbackEligible && cashbackAmount > 0;
}
