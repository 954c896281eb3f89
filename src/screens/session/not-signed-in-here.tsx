import { sessionCopy } from '#messages/session';
import type { sessionMachine } from '../../../machines/session/machine';
import type { ScreenProps } from '../../journey/screen';
import { SessionNotice } from './session-notice';

/** Signing in is not possible in this browser: the merchant has to open the page in the native app. */
export function NotSignedInHereScreen({ send }: ScreenProps<typeof sessionMachine>) {
  return (
    <SessionNotice
      copy={sessionCopy.notSignedInHere}
      variant="secondary"
      onRetry={() => send({ type: 'retry' })}
    />
  );
}
