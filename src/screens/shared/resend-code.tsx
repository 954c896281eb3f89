import { codeCopy as copy } from '../../copy/otp';
import { TextButton } from '../../ui/base/text-button';
import { clock, useCountdown } from './use-countdown';

interface ResendCodeProps {
  /** Milliseconds from the sending until it may be sent again. */
  readonly after: number;
  /** The chart lets it be sent now. */
  readonly isOpen: boolean;
  /** The chart waits for that moment now. */
  readonly isWaiting: boolean;
  /** No code can be sent any more. */
  readonly isSpent: boolean;
  readonly onResend: () => void;
}

/** When a code can be sent again, or the way to do it. The chart says whether; the seconds only show its wait. */
export function ResendCode({ after, isOpen, isWaiting, isSpent, onResend }: ResendCodeProps) {
  const left = useCountdown(after);
  if (isOpen) return <TextButton onClick={onResend}>{copy.sendAgain}</TextButton>;
  if (isSpent) return copy.noSendsLeft;
  return isWaiting ? copy.sendAgainIn(clock(left)) : null;
}
