import { loanEntryCopy as copy } from '#messages/loan-entry';
import { failure as failureOf } from '../../../machines/domain/base/failure';
import type { loanEntryMachine } from '../../../machines/loan-entry/machine';
import { latestLoanError } from '../../copy/load-failure';
import { entryFailureHeading } from '../../copy/loan-entry';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

/** A read of the loan start failed: the message of spec 8 for it, and the reason. */
export function EntryUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof loanEntryMachine>) {
  const failure = snapshot.context.failure ?? failureOf('malformed');
  return (
    <Notice
      title={copy.title}
      heading={entryFailureHeading(failure)}
      lead={latestLoanError(failure) ?? whyItFailed(failure)}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
