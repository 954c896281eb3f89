import { udyamCopy as copy } from '#messages/udyam';
import { failure } from '../../../machines/domain/base/failure';
import { whyItFailed } from '../../copy/shared';
import { Notice } from '../shared/pages/notice';
import type { UdyamProps } from './props';

/** The registration could not be loaded. */
export function UdyamUnavailable({ snapshot, send, back }: UdyamProps) {
  return (
    <Notice
      title={copy.title}
      heading={copy.unavailable}
      lead={whyItFailed(snapshot.context.failure ?? failure('malformed'))}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
