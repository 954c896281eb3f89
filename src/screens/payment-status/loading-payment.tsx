import { paymentMessages, paymentStatusCopy } from '../../copy/payment-status';
import { sharedCopy } from '../../copy/shared';
import { Page } from '../../ui/page';
import { SkeletonCard } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { Stack } from '../../ui/stack';

const copy = paymentMessages.processing;

/** The service is asked, or does its part: spec 2.4's words for it. */
export function LoadingPaymentScreen() {
  return (
    <Page title={paymentStatusCopy.title} heading={copy.heading} backLabel={sharedCopy.back} busy>
      <Spinner label={copy.text} />
      <Stack aria-hidden="true">
        <SkeletonCard />
      </Stack>
    </Page>
  );
}
