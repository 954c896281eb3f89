import { lenderName } from '../../../../machines/domain/lenders';
import { formatMoney } from '../../../../machines/domain/money';
import type { homeMachine } from '../../../../machines/home/machine';
import { homeCopy } from '../../../copy/home';
import { homeAsideCopy } from '../../../copy/home-later';
import { sharedCopy } from '../../../copy/shared';
import type { ScreenProps } from '../../../journey/screen';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { Row, Rows } from '../../../ui/rows';
import { SupportLink } from '../../shared/support-link';

const copy = homeAsideCopy.warning;

/** A payment is under way: before another one, the merchant reads what that means. */
export function SecondPaymentWarningScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { facts, payable } = snapshot.context;
  const pending = formatMoney(facts?.pendingPayment?.amount ?? 0);
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead(pending)}
      status="waiting"
      onBack={() => send({ type: 'back' })}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <>
          <Button onClick={() => send({ type: 'payment.seen' })}>{homeCopy.pending.see}</Button>
          <Button variant="secondary" onClick={() => send({ type: 'payment.confirmed' })}>
            {homeCopy.payAgain(formatMoney(payable?.amount ?? 0))}
          </Button>
          <Button variant="ghost" onClick={() => send({ type: 'back' })}>
            {copy.notAgain}
          </Button>
        </>
      }
    >
      <Card>
        <Rows>
          <Row label={copy.onItsWay} value={pending} strong />
          <Row label={sharedCopy.lender} value={lenderName(facts?.loan?.nbfc ?? null)} />
        </Rows>
      </Card>
    </Page>
  );
}
