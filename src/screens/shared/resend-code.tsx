import { codeCopy as copy } from '../../copy/otp';
import { TextButton } from '../../ui/base/text-button';
import { clock, useCountdown } from './use-countdown';

interface ResendCodeProps {
  /** Milliseconds from sending a code until the next one may be sent. */
  readonly after: number;
  /** The chart accepts a resend now. */
  readonly isOpen: boolean;
  /** The chart is waiting until the next code may be sent. */
  readonly isWaiting: boolean;
  /** No more codes can be sent. */
  readonly isSpent: boolean;
  readonly onResend: () => void;
}

/** When a new code can be requested, or the button for it. The chart decides when; the countdown only displays its timer. */
export function ResendCode({ after, isOpen, isWaiting, isSpent, onResend }: ResendCodeProps) {
  const leftMs = useCountdown(after);
  if (isOpen) return <TextButton onClick={onResend}>{copy.sendAgain}</TextButton>;
  if (isSpent) return copy.noSendsLeft;
  return isWaiting ? copy.sendAgainIn(clock(leftMs)) : null;
}
