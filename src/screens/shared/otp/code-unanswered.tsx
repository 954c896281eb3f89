import { otpCopy } from '#messages/otp';
import type { ScreenProps } from '../../../journey/screen';
import { Button } from '../../../ui/controls/button';
import { Unanswered } from '../pages/unanswered';
import type { OtpChart, OtpTexts } from './otp-copy';

interface CodeUnansweredProps extends ScreenProps<OtpChart> {
  readonly texts: OtpTexts;
}

/** It is not known whether the code was sent, or whether the typed code was accepted. Never shown as a failure. */
export function CodeUnansweredScreen({ snapshot, send, back, texts }: CodeUnansweredProps) {
  const { title, steps, channel, pages, details } = texts;
  const isSendUnanswered = snapshot.matches('sendUnanswered') || snapshot.matches('sendingCode');
  const { heading, lead } = isSendUnanswered ? pages.sendUnanswered : pages.checkUnanswered;
  return (
    <Unanswered
      title={title}
      heading={heading}
      lead={lead(channel)}
      snapshot={snapshot}
      send={send}
      back={back}
      steps={steps}
      otherActions={
        isSendUnanswered &&
        !snapshot.context.isReferenceRequired && (
          <Button variant="ghost" onClick={() => send({ type: 'otp.arrived' })}>
            {otpCopy.arrived}
          </Button>
        )
      }
    >
      {details?.unanswered}
    </Unanswered>
  );
}
