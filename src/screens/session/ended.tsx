import type { sessionMachine } from '../../../machines/session/machine';
import { sessionCopy } from '../../copy/session';
import type { ScreenProps } from '../../journey/screen';
import { SessionNotice } from './session-notice';

/** The service refused who we say we are, also with a fresh token. */
export function EndedScreen({ send }: ScreenProps<typeof sessionMachine>) {
  return <SessionNotice copy={sessionCopy.ended} onRetry={() => send({ type: 'retry' })} />;
}
