import { sharedCopy } from '#messages/shared';
import { supplierCopy } from '#messages/supplier';
import { formatMoney } from '../../../machines/domain/base/money';
import type { supplierMachine } from '../../../machines/supplier/machine';
import { payBlockReasonOf } from '../../../machines/supplier/selectors';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { CallButton } from '../shared/call-button';
import { Page } from '../shared/pages/page';

const copy = supplierCopy.closed;

/** The credit cannot be used now, because it is overdue or used up; and whom to contact. */
export function PaymentBlockedScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const { facts } = snapshot.context;
  const customer = facts?.credit.customer ?? null;
  const lender = lenderName(customer?.nbfc ?? null);
  const phone = facts?.lenderPhone ?? null;
  const isOverdue = payBlockReasonOf(snapshot.context) === 'overdue';
  return (
    <Page
      title={supplierCopy.payForm.title}
      heading={isOverdue ? copy.overdue.heading : copy.nothingLeft.heading}
      lead={isOverdue ? copy.overdue.text(lender) : copy.nothingLeft.text}
      status="warning"
      onBack={back}
      action={
        <>
          {phone !== null && <CallButton phone={phone} variant="primary" />}
          <Button
            variant={phone === null ? 'primary' : 'secondary'}
            onClick={() => send({ type: 'contact.opened' })}
          >
            {copy.contact}
          </Button>
          <Button variant="ghost" onClick={() => send({ type: 'leave' })}>
            {copy.back}
          </Button>
        </>
      }
    >
      {customer !== null && (
        <Card>
          <Rows>
            <Row label={supplierCopy.used} value={formatMoney(customer.usedAmount)} strong />
            {isOverdue && (
              <Row label={supplierCopy.overdueSince} value={supplierCopy.days(customer.daysOverdue)} />
            )}
            <Row label={sharedCopy.lender} value={lender} />
          </Rows>
        </Card>
      )}
    </Page>
  );
}
