import type { historyMachine } from '../../../machines/history/machine';
import type { ScreenProps } from '../../journey/screen';
import { laterHistory } from './later';

/** A payment that was begun and left, where there is one: it stands in no list of the lender's. */
export function Begun({ snapshot, send }: Pick<ScreenProps<typeof historyMachine>, 'snapshot' | 'send'>) {
  const { part } = laterHistory.usePart();
  const { started } = snapshot.context;
  if (part === null || started === null) return null;
  return <part.startedPayment payment={started} onSee={() => send({ type: 'payment.seen' })} />;
}
