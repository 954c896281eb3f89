import { sessionCopy } from '#messages/session';
import type { sessionMachine } from '../../../machines/session/machine';
import type { ScreenProps } from '../../journey/screen';
import { SessionNotice } from './session-notice';

/** The service rejected the session, even after the token was renewed. */
export function SessionEndedScreen({ send }: ScreenProps<typeof sessionMachine>) {
  return <SessionNotice copy={sessionCopy.ended} onRetry={() => send({ type: 'retry' })} />;
}
