import { formatMoney } from '../../../machines/domain/money';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { prepaymentCopy } from '../../copy/prepayment';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Row, Rows } from '../../ui/rows';
import { SupportLink } from '../shared/support-link';
import { lenderOf } from './facts-of';

const copy = prepaymentCopy.unanswered;

/** Nobody knows yet whether the payment is open. Never called a failure. */
export function RepaymentUnansweredScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { context } = snapshot;
  return (
    <Page
      title={prepaymentCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={() => send({ type: 'back' })}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>}
    >
      <Card>
        <Rows>
          <Row label={sharedCopy.lender} value={lenderOf(context)} />
          {context.plan !== null && (
            <Row label={prepaymentCopy.order.total} value={formatMoney(context.plan.amount)} strong />
          )}
        </Rows>
      </Card>
    </Page>
  );
}
