import { failure } from '../../../machines/domain/base/failure';
import type { loanEntryMachine } from '../../../machines/loan-entry/machine';
import { latestLoanError } from '../../copy/load-failure';
import { loanEntryCopy as copy, entryFailureHeading } from '../../copy/loan-entry';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

/** One of the entry's calls failed: spec 8's message for it, and why. */
export function EntryUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof loanEntryMachine>) {
  const why = snapshot.context.failure ?? failure('malformed');
  return (
    <Notice
      title={copy.title}
      heading={entryFailureHeading(why)}
      lead={latestLoanError(why) ?? whyItFailed(why)}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
