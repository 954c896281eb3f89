import { summaryCopy as copy } from '#messages/summary';
import type { summaryMachine } from '../../../machines/summary/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Account } from './account';
import { DebitReminder } from './debit-reminder';
import { PaymentPending } from './payment-pending';
import { SendSchedule } from './send-schedule';

/** The account of a running loan, with or without a pending payment; it stays while it is loaded again. */
export function SummaryScreen(props: ScreenProps<typeof summaryMachine>) {
  const { facts } = props.snapshot.context;
  if (facts?.details.loan?.status !== 'DISBURSED') {
    return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
  }
  if (facts.details.pendingPayment !== null) return <PaymentPending {...props} />;
  const isPending = props.snapshot.hasTag('pending');
  return (
    <Account
      {...props}
      banner={<DebitReminder snapshot={props.snapshot} send={props.send} />}
      action={
        <Button disabled={isPending} onClick={() => props.send({ type: 'prepayment.opened' })}>
          {copy.pay}
        </Button>
      }
    >
      <SendSchedule snapshot={props.snapshot} send={props.send} />
    </Account>
  );
}
