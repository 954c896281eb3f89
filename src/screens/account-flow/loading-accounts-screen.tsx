import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import { accountFlowCopy as copy } from '../../copy/account-flow';
import type { ScreenProps } from '../../journey/screen';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { flowWords } from './flow-words';

/** The accounts on file, the chosen offer and the latest loan are being loaded. */
export function LoadingAccountsScreen({ snapshot }: ScreenProps<typeof accountFlowMachine>) {
  const { title, steps } = flowWords(snapshot.context.flowType);
  return <LoadingScreen title={title} awaiting={copy.awaiting} steps={steps} />;
}
