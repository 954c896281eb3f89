import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import type { ScreenProps } from '../../journey/screen';
import { CancellationUnansweredScreen } from './cancellation-unanswered';
import { CoolingOff } from './cooling-off';
import { FreeCancellation } from './free-cancellation';

/** What cancelling costs, or that it is free; while a lost answer is asked for, the page that says so stays. */
export function CancellationScreen(props: ScreenProps<typeof cancelLoanMachine>) {
  const { snapshot } = props;
  const { start, startBy } = snapshot.context;
  if (snapshot.matches('submittingCancellation') && startBy === 'asking') {
    return <CancellationUnansweredScreen {...props} />;
  }
  return start?.quote.isFree === true ? <FreeCancellation {...props} /> : <CoolingOff {...props} />;
}
