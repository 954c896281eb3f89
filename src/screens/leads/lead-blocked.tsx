import { leadsCopy } from '#messages/leads';
import { otpPageTexts } from '#messages/otp';
import { codeFailure, codeRetryWaitMs } from '../../../machines/domain/identity/one-time-code';
import type { leadsMachine } from '../../../machines/leads/machine';
import type { ScreenProps } from '../../journey/screen';
import { CodeBlocked } from '../shared/pages/code-blocked';

/** Too many codes were requested, or too many wrong ones entered: how long to wait for another code. */
export function LeadBlockedScreen({ snapshot, back }: ScreenProps<typeof leadsMachine>) {
  const { failure } = snapshot.context;
  return (
    <CodeBlocked
      title={leadsCopy.title}
      copy={otpPageTexts.blocked}
      waitMs={codeRetryWaitMs(failure === null ? null : codeFailure(failure))}
      onBack={back}
    />
  );
}
