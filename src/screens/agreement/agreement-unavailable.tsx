import type { agreementMachine } from '../../../machines/agreement/machine';
import { agreementCopy } from '../../copy/agreement';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';
import { whyRefused } from './failure-words';

/** The agreement could not be read or created; the merchant may retry. */
export function AgreementUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof agreementMachine>) {
  const { failure } = snapshot.context;
  return (
    <Notice
      title={agreementCopy.read.title}
      heading={agreementCopy.unavailable}
      lead={failure === null ? sharedCopy.unableToProcess : whyRefused(failure)}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
