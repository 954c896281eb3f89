import { homeCopy } from '#messages/home';
import { homePaymentCopy } from '#messages/home-payment';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { homeMachine } from '../../../machines/home/machine';
import { debitOf } from '../../../machines/home/selectors';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Page } from '../shared/pages/page';

const copy = homePaymentCopy.autopayWarning;

/** Warning before a payment or a payment link: autopay will debit the same amount, so it could be paid twice. */
export function AutopayWarningScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { facts, payable, requestedAction } = snapshot.context;
  const debit = debitOf(snapshot.context);
  if (debit?.kind !== 'expected') {
    return <LoadingScreen title={homeCopy.greeting} awaiting={homeCopy.loading} />;
  }
  const texts = requestedAction === 'link' ? copy.link : copy.pay;
  const date = formatDate(debit.on);
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={texts.lead(date)}
      status="warning"
      onBack={() => send({ type: 'back' })}
      action={
        <>
          <Button onClick={() => send({ type: 'back' })}>{copy.leave}</Button>
          <Button variant="secondary" onClick={() => send({ type: 'payment.confirmed' })}>
            {texts.action(formatMoney(payable?.amount ?? 0))}
          </Button>
        </>
      }
    >
      <Card>
        <Rows>
          {debit.amount !== null && <Row label={copy.amount} value={formatMoney(debit.amount)} strong />}
          <Row label={copy.on} value={date} strong />
          <Row label={sharedCopy.lender} value={lenderName(facts?.loan?.nbfc ?? null)} />
        </Rows>
      </Card>
    </Page>
  );
}
