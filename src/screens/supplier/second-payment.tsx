import { supplierCopy } from '#messages/supplier';
import { formatMoney } from '../../../machines/domain/base/money';
import type { supplierMachine } from '../../../machines/supplier/machine';
import { earlierPayment, supplierIdOf } from '../../../machines/supplier/selectors';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { supplierNameById } from '../shared/supplier-name';

const copy = supplierCopy.second;

/** There is already a payment to this supplier: a second one needs a confirmation. */
export function SecondPaymentScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const { facts, amount } = snapshot.context;
  const existingPayment = earlierPayment(snapshot.context);
  if (facts === null || existingPayment === null || amount === null) return null;
  return (
    <Page
      title={supplierCopy.payForm.title}
      heading={
        <span data-tab-title={supplierCopy.payForm.title}>
          {copy.heading(supplierNameById(facts.credit, supplierIdOf(snapshot.context)))}
        </span>
      }
      lead={supplierCopy.payForm.earlier[existingPayment.status](formatMoney(existingPayment.amount))}
      status="warning"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'transaction.opened', transactionId: existingPayment.id })}>
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
          <Row label={copy.first} value={formatMoney(existingPayment.amount)} strong />
          <Row label={copy.now} value={formatMoney(amount)} strong />
        </Rows>
      </Card>
    </Page>
  );
}
