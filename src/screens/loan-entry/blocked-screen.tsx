import type { loanEntryMachine } from '../../../machines/loan-entry/machine';
import { loanEntryCopy as copy } from '../../copy/loan-entry';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/stack';
import { SupportLink } from '../shared/support-link';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The merchant is blocked; support can tell why. */
export function BlockedScreen({ send, back }: ScreenProps<typeof loanEntryMachine>) {
  return (
    <UnavailableScreen
      title={copy.title}
      heading={copy.blocked}
      message={copy.blockedDetail}
      retryLabel={sharedCopy.checkAgain}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    >
      <Stack align="center">
        <SupportLink label={copy.contactSupport} />
      </Stack>
    </UnavailableScreen>
  );
}
