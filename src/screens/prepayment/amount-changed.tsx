import { prepaymentCopy } from '#messages/prepayment';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { lenderOf } from '../../../machines/prepayment/selectors';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = prepaymentCopy.changed;

/** The service opened the payment with another amount: nothing is paid before the merchant has seen it. */
export function AmountChangedScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { context } = snapshot;
  const { payment, plan } = context;
  if (payment === null || plan === null) return null;
  const lender = lenderName(lenderOf(context));
  return (
    <Page
      title={prepaymentCopy.title}
      heading={copy.heading}
      lead={copy.lead(lender)}
      status="info"
      onBack={() => send({ type: 'back' })}
      action={
        <>
          <Button onClick={() => send({ type: 'payment.continued' })}>
            {copy.action(formatMoney(payment.amount))}
          </Button>
          <Button variant="ghost" onClick={() => send({ type: 'back' })}>
            {copy.again}
          </Button>
        </>
      }
    >
      <Stack align="center">
        <Amount size="xl">{formatMoney(payment.amount)}</Amount>
      </Stack>
      <Card>
        <Rows>
          <Row label={copy.before} value={formatMoney(plan.amount)} />
          <Row label={sharedCopy.lender} value={lender} />
        </Rows>
      </Card>
    </Page>
  );
}
