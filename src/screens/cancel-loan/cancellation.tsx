import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import type { ScreenProps } from '../../journey/screen';
import { CoolingOff } from './cooling-off';
import { FreeCancellation } from './free-cancellation';

/** What cancelling costs, or that it is free. */
export function CancellationScreen(props: ScreenProps<typeof cancelLoanMachine>) {
  return props.snapshot.context.start?.quote.isFree === true ? (
    <FreeCancellation {...props} />
  ) : (
    <CoolingOff {...props} />
  );
}
