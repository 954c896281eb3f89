import { lenderName } from '../../../machines/domain/lenders';
import { formatMoney } from '../../../machines/domain/money';
import { supplierIdOf } from '../../../machines/supplier/context';
import type { supplierMachine } from '../../../machines/supplier/machine';
import { sharedCopy } from '../../copy/shared';
import { supplierCopy } from '../../copy/supplier';
import { supplierWords } from '../../copy/supplier-words';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Row, Rows } from '../../ui/rows';
import { nameOf } from '../shared/supplier-name';
import { SupportLink } from '../shared/support-link';

const copy = supplierCopy.undecided;

/** The merchant came back from the hosted page without an answer. Never called a failure. */
export function UndecidedScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const { facts, payment } = snapshot.context;
  return (
    <Page
      title={supplierCopy.payForm.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
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
            <Row label={supplierWords.unnamed} value={nameOf(facts.credit, supplierIdOf(snapshot.context))} />
            <Row label={sharedCopy.lender} value={lenderName(facts.credit.customer.nbfc)} />
          </Rows>
        </Card>
      )}
    </Page>
  );
}
