import { codeCopy as copy } from '#messages/otp';
import { TextButton } from '../../ui/base/text-button';
import { formatCountdown, useCountdown } from './use-countdown';

interface ResendCodeProps {
  /** Milliseconds from sending a code until the next one may be sent. */
  readonly waitMs: number;
  /** The chart accepts a resend now. */
  readonly canResend: boolean;
  /** The chart is waiting until the next code may be sent. */
  readonly isWaiting: boolean;
  /** No more codes can be sent. */
  readonly hasNoSendsLeft: boolean;
  readonly onResend: () => void;
}

/** When a new code can be requested, or the button for it. The chart decides when; the countdown only displays its timer. */
export function ResendCode({ waitMs, canResend, isWaiting, hasNoSendsLeft, onResend }: ResendCodeProps) {
  const leftMs = useCountdown(waitMs);
  if (canResend) return <TextButton onClick={onResend}>{copy.sendAgain}</TextButton>;
  if (hasNoSendsLeft) return copy.noSendsLeft;
  return isWaiting ? copy.sendAgainIn(formatCountdown(leftMs)) : null;
}
