import { homeCopy } from '#messages/home';
import { homePaymentCopy } from '#messages/home-payment';
import { sharedCopy } from '#messages/shared';
import { startedCopy } from '#messages/started-payment';
import { formatMoney } from '../../../machines/domain/base/money';
import type { homeMachine } from '../../../machines/home/machine';
import { formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = homePaymentCopy.warning;
const payCopy = { ...copy.pay, action: homeCopy.payAgain };
const linkCopy = copy.link;

/**
 * Warning before a payment or a payment link while an earlier payment may already be paid: shows the earlier payment, and
 * what a second one means.
 */
export function SecondPaymentWarningScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { facts, payable, requestedAction } = snapshot.context;
  const texts = requestedAction === 'link' ? linkCopy : payCopy;
  const pendingPayment = facts?.pendingPayment ?? null;
  const startedPayments = facts?.startedPayments ?? [];
  const earlierAmount = formatMoney(pendingPayment?.amount ?? startedPayments[0]?.amount ?? 0);
  return (
    <Page
      title={texts.title}
      heading={pendingPayment === null ? startedCopy.heading : copy.heading}
      lead={texts.lead(earlierAmount)}
      status="warning"
      onBack={() => send({ type: 'back' })}
      action={
        <>
          <Button onClick={() => send({ type: 'earlierPayment.opened' })}>{homeCopy.pending.see}</Button>
          <Button variant="secondary" onClick={() => send({ type: 'payment.confirmed' })}>
            {texts.action(formatMoney(payable?.amount ?? 0))}
          </Button>
          <Button variant="ghost" onClick={() => send({ type: 'back' })}>
            {texts.notNow}
          </Button>
        </>
      }
    >
      <Card>
        <Rows>
          {pendingPayment !== null && (
            <Row label={copy.onItsWay} value={formatMoney(pendingPayment.amount)} strong />
          )}
          {startedPayments.map(({ id, amount, startedAt }) => (
            <Row
              key={id}
              label={startedCopy.row(formatDayAndTime(startedAt))}
              value={formatMoney(amount)}
              strong
            />
          ))}
          <Row label={sharedCopy.lender} value={lenderName(facts?.loan?.nbfc ?? null)} />
        </Rows>
      </Card>
    </Page>
  );
}
