import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { paymentMessages, paymentStatusCopy, purposeOf } from '../../copy/payment-status';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Page } from '../../ui/page';
import { Row, Rows } from '../../ui/rows';
import { SkeletonCard } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { Stack } from '../../ui/stack';

const copy = paymentMessages.processing;

/** The service is asked, or does its part: spec 2.4's words for it, and until it has said what is paid, what the address says. */
export function LoadingPaymentScreen({ snapshot }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment, saidType } = snapshot.context;
  return (
    <Page title={paymentStatusCopy.title} heading={copy.heading} backLabel={sharedCopy.back} busy>
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
