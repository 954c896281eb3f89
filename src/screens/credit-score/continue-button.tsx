import { creditScoreCopy as copy } from '#messages/credit-score';
import type { creditScoreMachine } from '../../../machines/credit-score/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';

type Props = Pick<ScreenProps<typeof creditScoreMachine>, 'snapshot' | 'send'> & {
  readonly variant?: 'primary' | 'ghost';
};

/** Continues the application when the score was opened from it; otherwise opens the start of the journey `loan-entry`. */
export function ContinueButton({ snapshot, send, variant = 'primary' }: Props) {
  const isInApplication = snapshot.context.entryUrl === '/termloan/application/score';
  return (
    <Button variant={variant} onClick={() => send({ type: 'leave' })}>
      {isInApplication ? copy.goOn : copy.toStart}
    </Button>
  );
}
