import { autopayCopy } from '#messages/autopay';
import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import { endedMandateCopy } from '../../copy/autopay';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { LenderLine } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { DebitsCard } from './debits-card';
import { NextManualPayment } from './next-manual-payment';

const copy = autopayCopy.afterEnd;

/** The mandate failed, was refused, stopped or expired: why, and a button to set up a new one. */
export function MandateOverScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  const { loan, mandate } = snapshot.context;
  if (mandate === null) return null;
  const isRefused = mandate.status === 'FAILED' || mandate.status === 'REJECTED';
  return (
    <Page
      title={autopayCopy.title}
      {...endedMandateCopy(mandate)}
      status={isRefused ? 'failure' : 'info'}
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'retry' })}>{isRefused ? copy.again : copy.setUp}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'leave' })}>
            {copy.home}
          </Button>
        </>
      }
    >
      <NextManualPayment loan={loan} />
      {loan !== null && <DebitsCard loan={loan} />}
      <Hint>{copy.byHand}</Hint>
      <LenderLine nbfc={lenderOf(snapshot.context)} />
    </Page>
  );
}
