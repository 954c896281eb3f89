import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import { failure } from '../../../machines/domain/failure';
import { accountFlowCopy as copy } from '../../copy/account-flow';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The accounts could not be read. */
export function AccountsUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof accountFlowMachine>) {
  return (
    <UnavailableScreen
      title={copy.title}
      heading={copy.accountsUnavailable}
      message={whyItFailed(snapshot.context.error?.failure ?? failure('malformed'))}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
