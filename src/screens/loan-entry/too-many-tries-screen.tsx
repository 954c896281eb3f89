import { loanEntryCopy as copy } from '#messages/loan-entry';
import { sharedCopy } from '#messages/shared';
import type { loanEntryMachine } from '../../../machines/loan-entry/machine';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';
import { RetryWait } from '../shared/retry-wait';

/** Too many tries (not the cooling-off period of a loan): how long to wait. Afterwards the chart continues by itself. */
export function TooManyTriesScreen({ snapshot, send, back }: ScreenProps<typeof loanEntryMachine>) {
  const { entry } = snapshot.context;
  return (
    <Notice
      title={copy.title}
      status="waiting"
      heading={copy.tooManyTries}
      lead={copy.tooManyTriesDetail}
      action={sharedCopy.checkAgain}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    >
      {entry !== null && <RetryWait {...entry.userState.rateLimit} asOf={entry.asOf} />}
    </Notice>
  );
}
