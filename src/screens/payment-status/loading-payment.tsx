import { paymentPurpose } from '#messages/payment-purpose';
import { paymentMessages, paymentStatusCopy } from '#messages/payment-status';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import type { ScreenProps } from '../../journey/screen';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SkeletonCard } from '../../ui/feedback/skeleton';
import { Spinner } from '../../ui/feedback/spinner';
import { Page } from '../shared/pages/page';

const copy = paymentMessages.processing;

/** A call is in flight: the message of spec 2.4, and the purpose in the URL until the payment is loaded. */
export function LoadingPaymentScreen({ snapshot }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment, urlType } = snapshot.context;
  return (
    <Page help={null} title={paymentStatusCopy.title} heading={copy.heading} busy>
      <Spinner label={copy.text} />
      {payment === null && urlType !== null && (
        <Rows>
          <Row label={paymentStatusCopy.purpose} value={paymentPurpose[urlType]} />
        </Rows>
      )}
      <Stack aria-hidden="true">
        <SkeletonCard />
      </Stack>
    </Page>
  );
}
