import type { creditScoreMachine } from '../../../machines/credit-score/machine';
import { creditScoreCopy as copy } from '../../copy/credit-score';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';

type Props = Pick<ScreenProps<typeof creditScoreMachine>, 'snapshot' | 'send'> & {
  readonly variant?: 'primary' | 'ghost';
};

/** Continues the application, or opens the page of the merchant's current status. */
export function ContinueButton({ snapshot, send, variant = 'primary' }: Props) {
  const isInApplication = snapshot.context.entryUrl === '/termloan/application/score';
  return (
    <Button variant={variant} onClick={() => send({ type: 'leave' })}>
      {isInApplication ? copy.goOn : copy.toStart}
    </Button>
  );
}
