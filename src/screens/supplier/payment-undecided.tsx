import { sharedCopy } from '#messages/shared';
import { supplierCopy } from '#messages/supplier';
import { supplierTexts } from '#messages/supplier-texts';
import { formatMoney } from '../../../machines/domain/base/money';
import type { supplierMachine } from '../../../machines/supplier/machine';
import { supplierIdOf } from '../../../machines/supplier/selectors';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { supplierNameById } from '../shared/supplier-name';

const copy = supplierCopy.undecided;

/** The merchant returned from the hosted payment page, which reported no outcome. Never shown as a failure. */
export function PaymentUndecidedScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const { facts, payment } = snapshot.context;
  return (
    <Page
      title={supplierCopy.payForm.title}
      heading={copy.heading}
      lead={copy.lead}
      status="unsure"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'leave' })}>{copy.leave}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'retry' })}>
            {copy.retry}
          </Button>
        </>
      }
    >
      {facts !== null && (
        <Card>
          <Rows>
            {payment?.step === 'encrypting' && (
              <Row label={supplierCopy.payForm.amount} value={formatMoney(payment.payment.amount)} strong />
            )}
            <Row
              label={supplierTexts.unnamed}
              value={supplierNameById(facts.credit, supplierIdOf(snapshot.context))}
            />
            <Row label={sharedCopy.lender} value={lenderName(facts.credit.customer.nbfc)} />
          </Rows>
        </Card>
      )}
    </Page>
  );
}
