import { otpCopy } from '../../../copy/otp';
import { sharedCopy } from '../../../copy/shared';
import type { ScreenProps } from '../../../journey/screen';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { SupportLink } from '../support-link';
import type { OtpChart, OtpWords } from './words';

interface CodeUnansweredProps extends ScreenProps<OtpChart> {
  readonly words: OtpWords;
}

/** Nobody knows yet whether the code was sent, or taken. Never called a failure. */
export function CodeUnansweredScreen({ snapshot, send, back, words }: CodeUnansweredProps) {
  const isOfSending = snapshot.matches('sendUnanswered') || snapshot.matches('sendingCode');
  const copy = isOfSending ? otpCopy.sendUnanswered : otpCopy.checkUnanswered;
  return (
    <Page
      title={words.title}
      heading={copy.heading}
      lead={copy.lead(words.channel ?? 'SMS')}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <>
          <Button busy={snapshot.hasTag('pending')} onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
          {isOfSending && (
            <Button variant="ghost" onClick={() => send({ type: 'otp.arrived' })}>
              {otpCopy.sendUnanswered.arrived}
            </Button>
          )}
        </>
      }
    />
  );
}
