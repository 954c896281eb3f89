import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import { accountFlowCopy as copy } from '../../copy/account-flow';
import type { ScreenProps } from '../../journey/screen';
import { LoadFailedScreen } from '../shared/pages/load-failed-screen';
import { flowTexts } from './flow-texts';

/** The accounts could not be read. */
export function AccountsUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof accountFlowMachine>) {
  return (
    <LoadFailedScreen
      title={flowTexts(snapshot.context.flowType).title}
      heading={copy.accountsUnavailable}
      failure={snapshot.context.error}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
