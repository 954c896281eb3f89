import { lenderName } from '../../../machines/domain/lender/lenders';
import { leadOf } from '../../../machines/leads/context';
import type { leadsMachine } from '../../../machines/leads/machine';
import { leadsCopy as copy } from '../../copy/leads';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { CopyButton } from '../shared/copy-button';

/** Who has the lead, and under which reference: what a call to the partner or to support begins with. */
export function LeadFactsCard({ snapshot }: Pick<ScreenProps<typeof leadsMachine>, 'snapshot'>) {
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
