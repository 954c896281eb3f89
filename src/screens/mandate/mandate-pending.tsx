import { mandateCopy } from '#messages/mandate';
import { debitCopy } from '#messages/mandate-account';
import { pollWait } from '../../../machines/domain/base/polling';
import type { mandateMachine } from '../../../machines/mandate/machine';
import { moneyOrNotGiven } from '../../copy/money';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { LenderLine } from '../shared/lender';
import { BankWaiting } from '../shared/pages/bank-waiting';

/** The bank has not decided. The status is polled, except for Aadhaar, where the bank answers on the next working day. */
export function MandatePendingScreen({ snapshot, send, back }: ScreenProps<typeof mandateMachine>) {
  const { mandate, failure, polls } = snapshot.context;
  const isNextDay = mandate?.method === 'AADHAAR';
  return (
    <BankWaiting
      title={mandateCopy.title}
      texts={{ ...mandateCopy.pending, ...(isNextDay ? mandateCopy.nextDay : {}) }}
      isPolling={!isNextDay && pollWait('mandate', polls) !== null}
      isChecking={snapshot.hasTag('pending')}
      isCheckFailed={failure !== null}
      onCheck={() => send({ type: 'retry' })}
      onLater={() => send({ type: 'leave' })}
      onBack={back}
      below={<LenderLine nbfc={mandate?.nbfc ?? null} />}
    >
      {mandate !== null && (
        <Card>
          <Rows>
            <Row label={mandateCopy.reference} value={mandate.id} />
            <Row label={debitCopy.atMost} value={moneyOrNotGiven(mandate.maxAmount)} />
          </Rows>
        </Card>
      )}
    </BankWaiting>
  );
}
