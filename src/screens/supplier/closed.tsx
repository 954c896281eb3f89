import { lenderName } from '../../../machines/domain/lenders';
import { formatMoney } from '../../../machines/domain/money';
import { hindranceOf } from '../../../machines/supplier/context';
import type { supplierMachine } from '../../../machines/supplier/machine';
import { sharedCopy } from '../../copy/shared';
import { supplierCopy } from '../../copy/supplier';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Row, Rows } from '../../ui/rows';
import { SupportLink } from '../shared/support-link';

const copy = supplierCopy.closed;

/** Nothing can be paid on credit now, and whom to talk to about it. */
export function ClosedScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const { facts } = snapshot.context;
  const customer = facts?.credit.customer ?? null;
  const lender = lenderName(customer?.nbfc ?? null);
  const isOverdue = hindranceOf(snapshot.context) === 'overdue';
  return (
    <Page
      title={supplierCopy.payForm.title}
      heading={isOverdue ? copy.overdue.heading : copy.nothingLeft.heading}
      lead={isOverdue ? copy.overdue.text(lender) : copy.nothingLeft.text}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <>
          <Button onClick={() => send({ type: 'contact.opened' })}>{copy.contact}</Button>
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
