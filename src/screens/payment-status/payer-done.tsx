import { lenderName } from '../../../machines/domain/lenders';
import { formatMoney } from '../../../machines/domain/money';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { paymentStatusCopy } from '../../copy/payment-status';
import { outcomeCopy } from '../../copy/payment-status-outcome';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Row, Rows } from '../../ui/rows';
import { CopyButton } from '../shared/copy-button';
import { SupportLink } from '../shared/support-link';
import { referenceOf } from './reference';

const copy = outcomeCopy.payerDone;

/** The end for whoever pays for somebody else: how it stands, the reference, and nothing to sell. */
export function PayerDoneScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment } = snapshot.context;
  if (payment === null) return null;
  const isPaid = payment.status === 'SUCCESS';
  const amount = formatMoney(payment.amount);
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={copy.heading}
      lead={isPaid ? copy.paid(amount, lenderName(payment.nbfc), payment.merchantName) : copy.open}
      status={isPaid ? 'success' : 'info'}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <Button variant="secondary" onClick={() => send({ type: 'retry' })}>
          {copy.see}
        </Button>
      }
    >
      <Card>
        <Rows>
          <Row label={paymentStatusCopy.amount} value={amount} strong />
          <Row label={paymentStatusCopy.reference} value={referenceOf(payment)} />
        </Rows>
      </Card>
      <CopyButton text={referenceOf(payment)} label={paymentStatusCopy.copyReference} />
    </Page>
  );
}
