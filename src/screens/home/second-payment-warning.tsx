import { formatDayAndTime } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderName } from '../../../machines/domain/lender/lenders';
import type { homeMachine } from '../../../machines/home/machine';
import { homeCopy } from '../../copy/home';
import { sharedCopy } from '../../copy/shared';
import { startedCopy } from '../../copy/started-payment';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = homeCopy.warning;
const payCopy = { ...copy.pay, action: homeCopy.payAgain };
const linkCopy = copy.link;

/**
 * An earlier payment may be paid: before another one, by the merchant or by a link, they see which, and what paying again
 * means.
 */
export function SecondPaymentWarningScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { facts, payable, askedFor } = snapshot.context;
  const texts = askedFor === 'link' ? linkCopy : payCopy;
  const pending = facts?.pendingPayment ?? null;
  const started = facts?.startedPayments ?? [];
  const earlier = formatMoney(pending?.amount ?? started[0]?.amount ?? 0);
  return (
    <Page
      title={texts.title}
      heading={pending === null ? startedCopy.heading : copy.heading}
      lead={texts.lead(earlier)}
      status="waiting"
      onBack={() => send({ type: 'back' })}
      action={
        <>
          <Button onClick={() => send({ type: 'payment.seen' })}>{homeCopy.pending.see}</Button>
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
          {pending !== null && <Row label={copy.onItsWay} value={formatMoney(pending.amount)} strong />}
          {started.map(({ id, amount, startedAt }) => (
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
