import { checkCopy } from '#messages/identity';
import type { identityMachine } from '../../../machines/identity/machine';
import { formatDate } from '../../copy/dates';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Notice } from '../shared/pages/notice';

const copy = checkCopy.stillValid;

/** An earlier KYC check is still valid: until when, and a button to continue. */
export function KycStillValidScreen({ snapshot, send, back }: ScreenProps<typeof identityMachine>) {
  const until = snapshot.context.facts?.validity?.validUntil ?? null;
  return (
    <Notice
      title={checkCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="success"
      onBack={back}
      action={checkCopy.continue}
      onAction={() => send({ type: 'step.continued' })}
    >
      <Card>
        <Rows>
          <Row label={copy.until} value={until === null ? copy.notReported : formatDate(until)} />
        </Rows>
      </Card>
    </Notice>
  );
}
