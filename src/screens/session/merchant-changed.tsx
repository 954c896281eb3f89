import { sessionCopy } from '#messages/session';
import type { sessionMachine } from '../../../machines/session/machine';
import type { ScreenProps } from '../../journey/screen';
import { SessionNotice } from './session-notice';

/** The signed-in merchant is no longer the one that this page was opened for. */
export function MerchantChangedScreen({ send }: ScreenProps<typeof sessionMachine>) {
  return (
    <SessionNotice
      copy={sessionCopy.changed}
      action={sessionCopy.changed.action}
      onRetry={() => send({ type: 'retry' })}
    />
  );
}
