import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { payByLinkCopy } from '../../copy/pay-by-link';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { BillRows } from './bill-rows';

const copy = payByLinkCopy.unanswered;

/** Nobody knows yet whether the payment was opened. Never called a failure. */
export function PaymentUnansweredScreen({ snapshot, send, back }: ScreenProps<typeof payByLinkMachine>) {
  const { link } = snapshot.context;
  return (
    <Page
      title={payByLinkCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      action={
        <Button busy={snapshot.hasTag('pending')} onClick={() => send({ type: 'retry' })}>
          {sharedCopy.checkAgain}
        </Button>
      }
    >
      {link !== null && <BillRows link={link} />}
    </Page>
  );
}
