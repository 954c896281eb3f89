import { codeCopy as copy } from '../../copy/otp';
import { TextButton } from '../../ui/base/text-button';
import { clock, useCountdown } from './use-countdown';

interface ResendCodeProps {
  /** Milliseconds from sending until it may be sent again. */
  readonly after: number;
  /** The chart accepts a resend now. */
  readonly isOpen: boolean;
  /** The chart is waiting for that time. */
  readonly isWaiting: boolean;
  /** No more codes can be sent. */
  readonly isSpent: boolean;
  readonly onResend: () => void;
}

/** When a code can be sent again, or the button to do it. The chart decides; the seconds only display its timer. */
export function ResendCode({ after, isOpen, isWaiting, isSpent, onResend }: ResendCodeProps) {
  const left = useCountdown(after);
  if (isOpen) return <TextButton onClick={onResend}>{copy.sendAgain}</TextButton>;
  if (isSpent) return copy.noSendsLeft;
  return isWaiting ? copy.sendAgainIn(clock(left)) : null;
}
