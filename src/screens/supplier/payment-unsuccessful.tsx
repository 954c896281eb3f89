import { sharedCopy } from '#messages/shared';
import { supplierCopy } from '#messages/supplier';
import { supplierTexts } from '#messages/supplier-texts';
import type { supplierMachine } from '../../../machines/supplier/machine';
import { supplierIdOf } from '../../../machines/supplier/selectors';
import { lenderName } from '../../copy/lender';
import { unsuccessfulCopy } from '../../copy/supplier';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { supplierNameById } from '../shared/supplier-name';

const copy = supplierCopy.unsuccessful;

/** The payment could not be opened (spec 8), so nothing was paid: the reason, and a retry. */
export function PaymentUnsuccessfulScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const { facts, failure } = snapshot.context;
  const { heading, text } = unsuccessfulCopy(failure);
  return (
    <Page
      title={supplierCopy.payForm.title}
      heading={heading}
      lead={text}
      status="failure"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'retry' })}>{copy.retry}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'leave' })}>
            {copy.leave}
          </Button>
        </>
      }
    >
      {facts !== null && (
        <Card>
          <Rows>
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
