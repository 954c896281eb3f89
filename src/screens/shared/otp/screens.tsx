import { otpCopy, otpPageTexts } from '#messages/otp';
import { codeRetryWaitMs } from '../../../../machines/domain/identity/one-time-code';
import { type ScreenProps, type Screens, screenForSubmission } from '../../../journey/screen';
import { CodeBlocked } from '../pages/code-blocked';
import { LeavingScreen } from '../pages/leaving-screen';
import { LoadingScreen } from '../pages/loading-screen';
import { CodeScreen } from './code';
import { CodeUnansweredScreen } from './code-unanswered';
import type { OtpChart, OtpCopy, OtpTexts } from './otp-copy';

type Props = ScreenProps<OtpChart>;

/** Creates the shared screens of a one-time code, with the texts of the journey that uses it. */
export function otpScreens(copy: OtpCopy): Screens<OtpChart> {
  const pages = { ...otpPageTexts, ...copy.pages };
  const texts: OtpTexts = { ...copy, channel: copy.channel ?? 'SMS', pages };
  const Sending = () => (
    <LoadingScreen
      title={texts.title}
      awaiting={otpCopy.sending(texts.channel)}
      cards={1}
      steps={texts.steps}
    />
  );
  const Code = (props: Props) => <CodeScreen texts={texts} {...props} />;
  const Unanswered = (props: Props) => <CodeUnansweredScreen texts={texts} {...props} />;
  const NextCode = ({ snapshot, back }: Props) => (
    <CodeBlocked
      title={texts.title}
      copy={pages.nextCode}
      waitMs={codeRetryWaitMs(snapshot.context.failure)}
      onBack={back}
    />
  );
  const Blocked = ({ snapshot, back }: Props) => (
    <CodeBlocked
      title={texts.title}
      copy={snapshot.context.failure?.kind === 'tooSoon' ? otpCopy.tooSoon : pages.blocked}
      waitMs={codeRetryWaitMs(snapshot.context.failure)}
      onBack={back}
    />
  );
  return {
    routingStart: Sending,
    sendingCode: screenForSubmission(Sending, Unanswered),
    sendUnanswered: Unanswered,
    nextCode: NextCode,
    code: Code,
    checkingCode: screenForSubmission(Code, Unanswered),
    checkUnanswered: Unanswered,
    blocked: Blocked,
    accepted: LeavingScreen,
    refused: LeavingScreen,
    left: LeavingScreen,
  };
}
