import { mandatePhoneCopy } from '#messages/mandate-phone';
import { pollWait } from '../../../machines/domain/base/polling';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { mandatePhoneMachine } from '../../../machines/mandate-phone/machine';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { TextButton } from '../../ui/base/text-button';
import { BankWaiting } from '../shared/pages/bank-waiting';

const copy = mandatePhoneCopy.pending;

/** The bank has not answered yet whether the phone is linked to the account. */
export function PhonePendingScreen({ snapshot, send, back }: ScreenProps<typeof mandatePhoneMachine>) {
  const { start, failure, polls } = snapshot.context;
  const isChecking = snapshot.hasTag('pending');
  const mobile = start?.phone.maskedMobile ?? null;
  return (
    <BankWaiting
      title={mandatePhoneCopy.title}
      texts={copy}
      isPolling={pollWait('mandate', polls) !== null}
      isChecking={isChecking}
      isCheckFailed={failure !== null}
      onCheck={() => send({ type: 'retry' })}
      onLater={() => send({ type: 'leave' })}
      onBack={back}
      below={
        <Stack align="center">
          <TextButton disabled={isChecking} onClick={() => send({ type: 'phone.changed' })}>
            {copy.change}
          </TextButton>
        </Stack>
      }
    >
      {mobile !== null && (
        <Card>
          <Rows>
            <Row label={copy.phone} value={maskedMobile(mobile)} />
          </Rows>
        </Card>
      )}
    </BankWaiting>
  );
}
