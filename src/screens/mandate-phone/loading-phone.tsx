import { mandatePhoneCopy as copy } from '../../copy/mandate-phone';
import { LoadingScreen } from '../shared/loading-screen';
import { loanSteps } from '../shared/loan-steps';

/** Where the phone stands is on its way. */
export function LoadingPhoneScreen() {
  return (
    <LoadingScreen title={copy.title} awaiting={copy.loading} cards={1} steps={loanSteps('bankAccount')} />
  );
}
