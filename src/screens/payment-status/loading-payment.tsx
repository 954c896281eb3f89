import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { paymentMessages, paymentStatusCopy, purposeOf } from '../../copy/payment-status';
import type { ScreenProps } from '../../journey/screen';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SkeletonCard } from '../../ui/feedback/skeleton';
import { Spinner } from '../../ui/feedback/spinner';
import { Page } from '../shared/pages/page';

const copy = paymentMessages.processing;

/** The service is asked, or does its part: spec 2.4's words for it, and until it has said what is paid, what the address says. */
export function LoadingPaymentScreen({ snapshot }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment, saidType } = snapshot.context;
  return (
    <Page help={null} title={paymentStatusCopy.title} heading={copy.heading} busy>
      <Spinner label={copy.text} />
      {payment === null && saidType !== null && (
        <Rows>
          <Row label={paymentStatusCopy.purpose} value={purposeOf(saidType)} />
        </Rows>
      )}
      <Stack aria-hidden="true">
        <SkeletonCard />
      </Stack>
    </Page>
  );
}
