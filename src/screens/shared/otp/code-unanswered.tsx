import { otpCopy } from '../../../copy/otp';
import type { ScreenProps } from '../../../journey/screen';
import { Button } from '../../../ui/controls/button';
import { Unanswered } from '../pages/unanswered';
import type { OtpChart, OtpWords } from './words';

interface CodeUnansweredProps extends ScreenProps<OtpChart> {
  readonly words: OtpWords;
}

/** Nobody knows yet whether the code was sent, or taken. Never called a failure. */
export function CodeUnansweredScreen({ snapshot, send, back, words }: CodeUnansweredProps) {
  const isOfSending = snapshot.matches('sendUnanswered') || snapshot.matches('sendingCode');
  const copy = isOfSending ? otpCopy.sendUnanswered : otpCopy.checkUnanswered;
  return (
    <Unanswered
      title={words.title}
      heading={copy.heading}
      lead={copy.lead(words.channel ?? 'SMS')}
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
