import { formatMoney } from '../../../machines/domain/money';
import { payableOf } from '../../../machines/domain/payable';
import type { homeMachine } from '../../../machines/home/machine';
import { homeCopy as copy } from '../../copy/home';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';

type PayButtonsProps = Pick<ScreenProps<typeof homeMachine>, 'snapshot' | 'send'>;

/** Pay is the one primary action; while a payment is under way, looking at that one is. */
export function PayButtons({ snapshot, send }: PayButtonsProps) {
  const { facts } = snapshot.context;
  if (facts?.loan == null) return null;
  const payable = payableOf(facts.loan, facts.readAt);
  if (payable === null) return null;
  const amount = formatMoney(payable.amount);
  const pending = facts.pendingPayment;
  const pay = {
    busy: snapshot.matches('submittingPayment'),
    disabled: snapshot.matches('loadingHome'),
    onClick: () => send({ type: 'payment.requested' }),
  };
  if (pending === null) return <Button {...pay}>{copy.pay(amount)}</Button>;
  return (
    <>
      <Banner tone="due" title={copy.pending.title(formatMoney(pending.amount))}>
        {copy.pending.text}
      </Banner>
      <Button disabled={snapshot.hasTag('pending')} onClick={() => send({ type: 'payment.seen' })}>
        {copy.pending.see}
      </Button>
      <Button variant="secondary" {...pay}>
        {copy.payAgain(amount)}
      </Button>
    </>
  );
}
