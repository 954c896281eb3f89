import { formatDate } from '../../../machines/domain/dates';
import type { loanEntryMachine } from '../../../machines/loan-entry/machine';
import { loanEntryCopy as copy } from '../../copy/loan-entry';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/card';
import { Row, Rows } from '../../ui/rows';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The merchant may not apply now (spec 8), and when to ask again, where the lender says so. */
export function NotEligibleScreen({ snapshot, send, back }: ScreenProps<typeof loanEntryMachine>) {
  const { entry } = snapshot.context;
  const retryOn = entry?.eligibility?.retryOn ?? null;
  return (
    <UnavailableScreen
      title={copy.title}
      status="info"
      heading={copy.notEligible}
      message={copy.notEligibleDetail}
      retryLabel={sharedCopy.checkAgain}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    >
      {retryOn !== null && retryOn > (entry?.asOf ?? 0) && (
        <Card>
          <Rows>
            <Row label={copy.askAgain} value={formatDate(retryOn)} strong />
          </Rows>
        </Card>
      )}
    </UnavailableScreen>
  );
}
