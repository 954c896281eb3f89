import type { loanEntryMachine } from '../../../machines/loan-entry/machine';
import { loanEntryCopy as copy } from '../../copy/loan-entry';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The merchant may not apply now (spec 8). */
export function NotEligibleScreen({ send, back }: ScreenProps<typeof loanEntryMachine>) {
  return (
    <UnavailableScreen
      title={copy.title}
      status="info"
      heading={copy.notEligible}
      message={copy.notEligibleDetail}
      retryLabel={sharedCopy.checkAgain}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
