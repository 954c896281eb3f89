import { formatMoney } from '../../../machines/domain/money';
import { earlierPayment, supplierIdOf } from '../../../machines/supplier/context';
import type { supplierMachine } from '../../../machines/supplier/machine';
import { sharedCopy } from '../../copy/shared';
import { supplierCopy } from '../../copy/supplier';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Row, Rows } from '../../ui/rows';
import { nameOf } from '../shared/supplier-name';
import { SupportLink } from '../shared/support-link';

const copy = supplierCopy.second;

/** There is a payment to this supplier already: nothing is paid a second time unless the merchant says so. */
export function SecondPaymentScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const { facts, amount } = snapshot.context;
  const earlier = earlierPayment(snapshot.context);
  if (facts === null || earlier === null || amount === null) return null;
  return (
    <Page
      title={supplierCopy.payForm.title}
      heading={
        <span data-title={supplierCopy.payForm.title}>
          {copy.heading(nameOf(facts.credit, supplierIdOf(snapshot.context)))}
        </span>
      }
      lead={supplierCopy.payForm.earlier[earlier.status](formatMoney(earlier.amount))}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <>
          <Button onClick={() => send({ type: 'transaction.opened', transactionId: earlier.id })}>
            {copy.see}
          </Button>
          {snapshot.can({ type: 'payment.continued' }) && (
            <Button variant="secondary" onClick={() => send({ type: 'payment.continued' })}>
              {copy.goOn}
            </Button>
          )}
          <Button variant="ghost" onClick={() => send({ type: 'payment.confirmed' })}>
            {copy.confirm(formatMoney(amount))}
          </Button>
        </>
      }
    >
      <Card>
        <Rows>
          <Row label={copy.first} value={formatMoney(earlier.amount)} strong />
          <Row label={copy.now} value={formatMoney(amount)} strong />
        </Rows>
      </Card>
    </Page>
  );
}
