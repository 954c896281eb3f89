import { homeCopy } from '#messages/home';
import { homePaymentCopy } from '#messages/home-payment';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { homeMachine } from '../../../machines/home/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = homePaymentCopy.unanswered;

/** Shown while it is unknown whether the payment was opened; never an error page. */
export function PaymentUnansweredScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { facts, payable } = snapshot.context;
  const isChecking = snapshot.hasTag('pending');
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="unsure"
      busy={isChecking}
      onBack={() => send({ type: 'back' })}
      action={
        <>
          <Button busy={isChecking} onClick={() => send({ type: 'retry' })}>
            {isChecking ? copy.checking : sharedCopy.checkAgain}
          </Button>
          <Button variant="ghost" disabled={isChecking} onClick={() => send({ type: 'back' })}>
            {copy.back}
          </Button>
        </>
      }
    >
      <Card>
        <Rows>
          <Row label={homeCopy.panel.total} value={formatMoney(payable?.amount ?? 0)} strong />
          <Row label={sharedCopy.lender} value={lenderName(facts?.loan?.nbfc ?? null)} />
        </Rows>
      </Card>
    </Page>
  );
}
