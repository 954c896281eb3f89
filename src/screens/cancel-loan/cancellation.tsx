import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import type { ScreenProps } from '../../journey/screen';
import { CoolingOffCancellation } from './cooling-off-cancellation';
import { FreeCancellation } from './free-cancellation';

/** The cancellation page: free before the disbursal, otherwise with its cost. */
export function CancellationScreen(props: ScreenProps<typeof cancelLoanMachine>) {
  return props.snapshot.context.start?.quote.isFree === true ? (
    <FreeCancellation {...props} />
  ) : (
    <CoolingOffCancellation {...props} />
  );
}
