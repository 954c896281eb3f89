import { leadsCopy as copy } from '#messages/leads';
import type { leadsMachine } from '../../../machines/leads/machine';
import { leadOf } from '../../../machines/leads/selectors';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { CopyButton } from '../shared/copy-button';

/** The partner that has the lead, and the reference of the lead, which the partner and support ask for. */
export function LeadReferenceCard({ snapshot }: Pick<ScreenProps<typeof leadsMachine>, 'snapshot'>) {
  const lead = leadOf(snapshot.context);
  return (
    <>
      <Card>
        <Rows>
          <Row label={copy.partner} value={lenderName(snapshot.context.partner)} />
          {lead !== null && <Row label={copy.reference} value={lead.id} />}
        </Rows>
      </Card>
      {lead !== null && <CopyButton text={lead.id} label={copy.copyReference} />}
    </>
  );
}
