import { formatDate } from '../../../machines/domain/dates';
import type { identityMachine } from '../../../machines/identity/machine';
import { checkCopy } from '../../copy/identity';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Row, Rows } from '../../ui/rows';
import { SupportLink } from '../shared/support-link';

const copy = checkCopy.holds;

/** The earlier check still holds: until when, and on. */
export function KycHoldsScreen({ snapshot, send, back }: ScreenProps<typeof identityMachine>) {
  const until = snapshot.context.facts?.validity?.validUntil ?? null;
  return (
    <Page
      title={checkCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="success"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'step.continued' })}>{checkCopy.continue}</Button>}
    >
      <Card>
        <Rows>
          <Row label={copy.until} value={until === null ? copy.untold : formatDate(until)} />
        </Rows>
      </Card>
    </Page>
  );
}
