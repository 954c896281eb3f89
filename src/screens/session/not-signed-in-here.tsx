import type { sessionMachine } from '../../../machines/session/machine';
import { sessionCopy } from '../../copy/session';
import type { ScreenProps } from '../../journey/screen';
import { SessionNotice } from './session-notice';

/** Nobody can be signed in in this browser: the way on is the app. */
export function NotSignedInHereScreen({ send }: ScreenProps<typeof sessionMachine>) {
  return (
    <SessionNotice
      copy={sessionCopy.notSignedInHere}
      variant="secondary"
      onRetry={() => send({ type: 'retry' })}
    />
  );
}
