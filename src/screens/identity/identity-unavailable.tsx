import { fallbacks } from '#messages/fallbacks';
import { identityCopy as copy } from '#messages/identity';
import { failure as failureOf } from '../../../machines/domain/base/failure';
import type { identityMachine } from '../../../machines/identity/machine';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

/** Headings of spec 8, by the operation that failed. */
const headings: Readonly<Record<string, string>> = {
  getPanDetails: copy.panUnavailable,
  getUserState: fallbacks.userState,
};

/** The status of the checks could not be loaded. */
export function IdentityUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof identityMachine>) {
  const { page } = snapshot.context;
  const failure = snapshot.context.failure ?? failureOf('malformed');
  return (
    <Notice
      title={page === 'pan' || page === 'pan-status' ? copy.panTitle : copy.title}
      heading={headings[failure.operation ?? ''] ?? copy.unavailable}
      lead={whyItFailed(failure)}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
