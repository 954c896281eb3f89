import type { creditScoreMachine } from '../../../machines/credit-score/machine';
import { creditScoreCopy as copy } from '../../copy/credit-score';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';

type Props = Pick<ScreenProps<typeof creditScoreMachine>, 'snapshot' | 'send'> & {
  readonly variant?: 'primary' | 'ghost';
};

/** On along the way of the application, or to where the merchant stands. */
export function GoOn({ snapshot, send, variant = 'primary' }: Props) {
  const isOnTheWay = snapshot.context.entryUrl === '/termloan/application/score';
  return (
    <Button variant={variant} onClick={() => send({ type: 'leave' })}>
      {isOnTheWay ? copy.goOn : copy.toStart}
    </Button>
  );
}
