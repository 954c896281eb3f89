import { accountFlowCopy as copy } from '#messages/account-flow';
import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import type { ScreenProps } from '../../journey/screen';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { flowTexts } from './flow-texts';

/** Shown while the accounts on file, the chosen offer and the latest loan are loaded. */
export function LoadingAccountsScreen({ snapshot }: ScreenProps<typeof accountFlowMachine>) {
  const { title, steps } = flowTexts(snapshot.context.flowType);
  return <LoadingScreen title={title} awaiting={copy.awaiting} steps={steps} />;
}
