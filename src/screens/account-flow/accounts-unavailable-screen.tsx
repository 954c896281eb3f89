import { fallbacks } from '#messages/fallbacks';
import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import type { ScreenProps } from '../../journey/screen';
import { LoadFailedScreen } from '../shared/pages/load-failed-screen';
import { flowTexts } from './flow-texts';

/** The accounts could not be read. */
export function AccountsUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof accountFlowMachine>) {
  return (
    <LoadFailedScreen
      title={flowTexts(snapshot.context.flowType).title}
      heading={fallbacks.bankAccounts}
      failure={snapshot.context.error}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
