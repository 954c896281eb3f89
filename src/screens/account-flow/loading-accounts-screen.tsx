import { accountFlowCopy as copy } from '../../copy/account-flow';
import { LoadingScreen } from '../shared/loading-screen';
import { loanSteps } from '../shared/loan-steps';

/** The accounts on file, the chosen offer and the latest loan are on their way. */
export function LoadingAccountsScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.awaiting} steps={loanSteps('bankAccount')} />;
}
