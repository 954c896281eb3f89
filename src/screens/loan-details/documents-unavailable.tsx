import { sharedCopy } from '#messages/shared';
import type { loanDetailsMachine } from '../../../machines/loan-details/machine';
import { identityDocumentsCopy as copy } from '../../copy/loan-details';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

/** The identity documents could not be loaded; back returns to the terms. */
export function DocumentsUnavailableScreen({ snapshot, send }: ScreenProps<typeof loanDetailsMachine>) {
  const { failure } = snapshot.context;
  return (
    <Notice
      title={copy.title}
      heading={copy.unavailable}
      lead={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      onAction={() => send({ type: 'retry' })}
      // This page has no history entry of its own: back is an event of the journey.
      onBack={() => send({ type: 'back' })}
    />
  );
}
