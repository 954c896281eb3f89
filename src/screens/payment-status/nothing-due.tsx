import { paymentPurpose } from '#messages/payment-purpose';
import { paymentStatusCopy } from '#messages/payment-status';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { isBorrower } from '../../../machines/payment-status/selectors';
import { outcomeCopy } from '../../copy/payment-status-outcome';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { BorrowerRow } from './borrower-row';
import { referenceOf } from './reference';

const copy = paymentStatusCopy.nothingDue;

/** What the payment was for is already paid, or the loan is closed: there is nothing to pay, only a button to continue. */
export function NothingDueScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment } = snapshot.context;
  if (payment === null) return null;
  const { home, done } = outcomeCopy.paid;
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      leading="close"
      onBack={back}
      backLabel={sharedCopy.close}
      action={
        <Button onClick={() => send({ type: 'leave' })}>{isBorrower(snapshot.context) ? home : done}</Button>
      }
    >
      <Card>
        <Rows>
          <Row label={paymentStatusCopy.amount} value={formatMoney(payment.amount)} strong />
          <Row label={paymentStatusCopy.purpose} value={paymentPurpose[payment.paymentType]} />
          <BorrowerRow context={snapshot.context} />
          <Row label={paymentStatusCopy.reference} value={referenceOf(payment)} />
        </Rows>
      </Card>
    </Page>
  );
}
