import { loanApprovalCopy as copy } from '../../copy/loan-approval';
import { LoadingScreen } from '../shared/loading-screen';
import { loanSteps } from '../shared/loan-steps';

/** The lender's word is on its way. */
export function LoadingApprovalScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} steps={loanSteps('bankAccount')} />;
}
