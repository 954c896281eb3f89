import { prepaymentCopy } from '#messages/prepayment';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { lenderOf } from '../../../machines/prepayment/selectors';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Unanswered } from '../shared/pages/unanswered';

const copy = prepaymentCopy.unanswered;

/** It is not known whether the service opened the payment. Never shown as a failure. */
export function RepaymentUnansweredScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { context } = snapshot;
  return (
    <Unanswered
      title={prepaymentCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      snapshot={snapshot}
      send={send}
      back={() => send({ type: 'back' })}
    >
      <Card>
        <Rows>
          <Row label={sharedCopy.lender} value={lenderName(lenderOf(context))} />
          {context.plan !== null && (
            <Row label={prepaymentCopy.order.total} value={formatMoney(context.plan.amount)} strong />
          )}
        </Rows>
      </Card>
    </Unanswered>
  );
}
