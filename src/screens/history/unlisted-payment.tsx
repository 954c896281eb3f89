import type { historyMachine } from '../../../machines/history/machine';
import type { ScreenProps } from '../../journey/screen';
import { StartedPayment } from '../shared/started-payment';

/** A payment that was started on this phone and is not in the lender's list, if there is one. */
export function UnlistedPayment({
  snapshot,
  send,
}: Pick<ScreenProps<typeof historyMachine>, 'snapshot' | 'send'>) {
  const { started } = snapshot.context;
  if (started === null) return null;
  return <StartedPayment payment={started} onOpen={() => send({ type: 'earlierPayment.opened' })} />;
}
