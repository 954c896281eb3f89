import { agreementCopy as copy } from '../../copy/agreement';
import { LoadingScreen } from '../shared/loading-screen';
import { loanSteps } from '../shared/loan-steps';

/** The agreement is on its way. */
export function LoadingAgreementScreen() {
  return <LoadingScreen title={copy.read.title} awaiting={copy.loading} steps={loanSteps('agreement')} />;
}

/** The lender draws up the agreement. */
export function CreatingAgreementScreen() {
  return <LoadingScreen title={copy.read.title} awaiting={copy.creating} steps={loanSteps('agreement')} />;
}
