import { mandateCopy as copy } from '../../copy/mandate';
import { LoadingScreen } from '../shared/loading-screen';
import { loanSteps } from '../shared/loan-steps';

/** The mandate's terms are on their way. */
export function LoadingMandateScreen() {
  return (
    <LoadingScreen title={copy.title} awaiting={copy.loading} cards={1} steps={loanSteps('bankAccount')} />
  );
}
