import { paymentMessages, paymentStatusCopy } from '#messages/payment-status';
import { sharedCopy } from '#messages/shared';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { supplierPaymentCopy } from '../../copy/payment-status-supplier';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Dots } from '../../ui/base/dots';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = supplierPaymentCopy;

/** The supplier is being paid. This can take minutes (spec 2.4), so the merchant may leave the page. */
export function ConfirmingSupplierPaymentScreen({
  snapshot,
  send,
  back,
}: ScreenProps<typeof paymentStatusMachine>) {
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={paymentMessages.confirming.heading}
      lead={copy.settlingLead}
      status="waiting"
      leading="close"
      onBack={back}
      backLabel={sharedCopy.close}
      action={
        <Button variant="ghost" onClick={() => send({ type: 'leave' })}>
          {copy.later}
        </Button>
      }
    >
      <Stack align="center">
        <Dots size="lg" />
      </Stack>
      <Card>
        <Rows>
          <Row label={copy.transaction} value={snapshot.context.paymentId} />
        </Rows>
      </Card>
    </Page>
  );
}
