import { autopayCopy } from '#messages/autopay';
import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { LenderLine } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { NextManualPayment } from './next-manual-payment';

const copy = autopayCopy.withdrawn;

/** The receipt: the service confirmed that autopay is stopped. For a running loan, autopay can be set up again. */
export function AutopayWithdrawnScreen({ snapshot, send }: ScreenProps<typeof autopayMachine>) {
  const canSetUpAgain = snapshot.can({ type: 'retry' });
  const lender = lenderName(lenderOf(snapshot.context));
  return (
    <Page
      title={autopayCopy.title}
      heading={copy.heading}
      lead={canSetUpAgain ? copy.lead(lender) : copy.leadOfEnded(lender)}
      status="success"
      action={
        <>
          <Button onClick={() => send({ type: 'leave' })}>{copy.home}</Button>
          {canSetUpAgain && (
            <Button variant="ghost" onClick={() => send({ type: 'retry' })}>
              {copy.again}
            </Button>
          )}
        </>
      }
    >
      {canSetUpAgain && <NextManualPayment loan={snapshot.context.loan} />}
      <LenderLine nbfc={lenderOf(snapshot.context)} />
    </Page>
  );
}
