import type { historyMachine } from '../../../machines/history/machine';
import type { ScreenProps } from '../../journey/screen';
import { StartedPayment } from '../shared/started-payment';

/** A payment that was begun and left, where there is one: it stands in no list of the lender's. */
export function Begun({ snapshot, send }: Pick<ScreenProps<typeof historyMachine>, 'snapshot' | 'send'>) {
  const { started } = snapshot.context;
  if (started === null) return null;
  return <StartedPayment payment={started} onSee={() => send({ type: 'payment.seen' })} />;
}
