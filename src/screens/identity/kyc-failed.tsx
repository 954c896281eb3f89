import { sharedCopy } from '#messages/shared';
import type { identityMachine } from '../../../machines/identity/machine';
import { checkCopy } from '../../copy/identity';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = checkCopy.failed;

/** The check failed: the reason, as far as known, and the next possible step. */
export function KycFailedScreen({ snapshot, send, back }: ScreenProps<typeof identityMachine>) {
  const canRetakeSelfie = snapshot.can({ type: 'selfie.opened' });
  const canRestartIdentity = !canRetakeSelfie && snapshot.can({ type: 'identity.started' });
  return (
    <Page
      title={checkCopy.title}
      heading={copy.heading}
      lead={canRetakeSelfie ? copy.selfie : canRestartIdentity ? copy.identity : copy.review}
      status="failure"
      onBack={back}
      action={
        <>
          {canRetakeSelfie && (
            <Button onClick={() => send({ type: 'selfie.opened' })}>{copy.selfieAction}</Button>
          )}
          {canRestartIdentity && (
            <Button onClick={() => send({ type: 'identity.started' })}>{copy.identityAction}</Button>
          )}
          <Button
            variant={canRetakeSelfie || canRestartIdentity ? 'ghost' : 'primary'}
            onClick={() => send({ type: 'retry' })}
          >
            {sharedCopy.checkAgain}
          </Button>
        </>
      }
    />
  );
}
