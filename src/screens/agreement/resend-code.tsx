import type { agreementMachine } from '../../../machines/agreement/machine';
import { agreementCopy } from '../../copy/agreement';
import type { ScreenProps } from '../../journey/screen';
import { TextButton } from '../../ui/text-button';
import { clock, useCountdown } from '../shared/use-countdown';

const copy = agreementCopy.otp;

/** When a code can be sent again, or the way to do it. The chart says whether; the seconds only show its wait. */
export function ResendCode({
  snapshot,
  send,
}: Pick<ScreenProps<typeof agreementMachine>, 'snapshot' | 'send'>) {
  const { otp, isResendOpen } = snapshot.context;
  const isWaiting = snapshot.matches('agreementOtp');
  const left = useCountdown(otp?.resendAfter ?? 0);
  if (snapshot.can({ type: 'otp.resent' })) {
    return <TextButton onClick={() => send({ type: 'otp.resent' })}>{copy.sendAgain}</TextButton>;
  }
  if (otp === null || otp.sendsLeft <= 0) return copy.noSendsLeft;
  return isResendOpen || !isWaiting ? null : copy.sendAgainIn(clock(left));
}
