import { applicationStepCopy, stepNames } from '#messages/application';
import { instalmentLabels } from '#messages/frequency';
import { formatMoney } from '../../../machines/domain/base/money';
import type { LoanQuote } from '../../../machines/domain/loan/loan-eligibility';
import { instalmentLine, lastInstalment, moneyOrNotGiven } from '../../copy/money';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, Lead, SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { applicationProgress } from '../shared/application-progress';
import { Page } from '../shared/pages/page';
import type { ApplicationProps } from './props';

const copy = applicationStepCopy.examples;

/** Example loans. They are not offers, and none can be chosen. */
export function LoanExamplesPage({ snapshot, send, back }: ApplicationProps) {
  const quotes = snapshot.context.data?.quotes ?? [];
  const maxAmount = Math.max(0, ...quotes.map(({ maxEligibleAmount }) => maxEligibleAmount));
  return (
    <Page
      title={stepNames['loan-information']}
      heading={copy.heading}
      lead={copy.lead}
      steps={applicationProgress('loan-information')}
      onBack={back}
      action={<Button onClick={() => send({ type: 'nextStep.opened' })}>{copy.goOn}</Button>}
    >
      {maxAmount > 0 && (
        <Stack gap="xs">
          <Lead>{copy.upTo}</Lead>
          <Amount size="lg">{formatMoney(maxAmount)}</Amount>
        </Stack>
      )}
      {quotes.map((quote, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: quotes have no id, and their order does not change here
        <Example key={index} quote={quote} number={index + 1} />
      ))}
      <Hint>{copy.who}</Hint>
    </Page>
  );
}

function Example({ quote, number }: { readonly quote: LoanQuote; readonly number: number }) {
  const fees = quote.processingFee.amount + quote.gst.amount;
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.example(number)}</SectionHeading>
        <Rows>
          <Row label={copy.loan} value={moneyOrNotGiven(quote.loanAmount)} strong />
          <Row label={copy.fees} value={formatMoney(fees)} />
          <Row label={copy.inBank} value={moneyOrNotGiven(quote.transferableAmount)} />
          <Row
            label={instalmentLabels[quote.frequency]}
            value={instalmentLine(quote.instalment, quote.instalments)}
            {...lastInstalment(quote.instalment, quote.instalments, quote.payableAmount)}
          />
          <Row label={copy.payInAll} value={moneyOrNotGiven(quote.payableAmount)} />
        </Rows>
      </Stack>
    </Card>
  );
}
