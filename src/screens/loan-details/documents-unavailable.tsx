import type { loanDetailsMachine } from '../../../machines/loan-details/machine';
import { documentsCopy as copy } from '../../copy/loan-details';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

/** The documents could not be read; the terms are one step back. */
export function DocumentsUnavailableScreen({ snapshot, send }: ScreenProps<typeof loanDetailsMachine>) {
  const { failure } = snapshot.context;
  return (
    <Notice
      title={copy.title}
      heading={copy.unavailable}
      lead={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      onAction={() => send({ type: 'retry' })}
      // This page has no entry of its own in the browser's history: its way back is the journey's.
      onBack={() => send({ type: 'back' })}
    />
  );
}
