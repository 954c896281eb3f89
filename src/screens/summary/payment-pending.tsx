import { summaryCopy as copy } from '#messages/summary';
import { formatMoney } from '../../../machines/domain/base/money';
import type { summaryMachine } from '../../../machines/summary/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Account } from './account';

/** The account while a payment is pending: instead of paying again, the merchant can look at the pending payment. */
export function PaymentPending(props: ScreenProps<typeof summaryMachine>) {
  const isPending = props.snapshot.hasTag('pending');
  const payment = props.snapshot.context.facts?.details.pendingPayment ?? null;
  return (
    <Account
      {...props}
      banner={
        payment !== null && (
          <Banner tone="due" title={copy.pendingTitle(formatMoney(payment.amount))}>
            {copy.pending}
          </Banner>
        )
      }
      action={
        <Button disabled={isPending} onClick={() => props.send({ type: 'payment.opened' })}>
          {copy.seePayment}
        </Button>
      }
    />
  );
}
