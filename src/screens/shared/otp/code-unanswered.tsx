import { otpCopy } from '../../../copy/otp';
import type { ScreenProps } from '../../../journey/screen';
import { Button } from '../../../ui/controls/button';
import { Unanswered } from '../pages/unanswered';
import type { OtpChart, OtpCopy } from './otp-copy';

interface CodeUnansweredProps extends ScreenProps<OtpChart> {
  readonly texts: OtpCopy;
}

/** It is not known yet whether the code was sent or accepted. Never shown as a failure. */
export function CodeUnansweredScreen({ snapshot, send, back, texts }: CodeUnansweredProps) {
  const isOfSending = snapshot.matches('sendUnanswered') || snapshot.matches('sendingCode');
  const copy = isOfSending ? otpCopy.sendUnanswered : otpCopy.checkUnanswered;
  return (
    <Unanswered
      title={texts.title}
      heading={copy.heading}
      lead={copy.lead(texts.channel ?? 'SMS')}
      snapshot={snapshot}
      send={send}
      back={back}
      others={
        isOfSending && (
          <Button variant="ghost" onClick={() => send({ type: 'otp.arrived' })}>
            {otpCopy.sendUnanswered.arrived}
          </Button>
        )
      }
    />
  );
}
