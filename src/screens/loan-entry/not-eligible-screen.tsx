import { loanEntryCopy as copy } from '#messages/loan-entry';
import { sharedCopy } from '#messages/shared';
import type { loanEntryMachine } from '../../../machines/loan-entry/machine';
import { formatDate } from '../../copy/dates';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Notice } from '../shared/pages/notice';

/** The merchant may not apply now (spec 8); with the date of the next try, if the lender gives a future one. */
export function NotEligibleScreen({ snapshot, send, back }: ScreenProps<typeof loanEntryMachine>) {
  const { entry } = snapshot.context;
  const retryOn = entry?.eligibility?.retryOn ?? null;
  return (
    <Notice
      title={copy.title}
      status="info"
      heading={copy.notEligible}
      lead={copy.notEligibleDetail}
      action={sharedCopy.checkAgain}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    >
      {retryOn !== null && retryOn > (entry?.asOf ?? 0) && (
        <Card>
          <Rows>
            <Row label={copy.askAgain} value={formatDate(retryOn)} strong />
          </Rows>
        </Card>
      )}
    </Notice>
  );
}
