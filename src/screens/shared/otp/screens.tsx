import { coolOffOf } from '../../../../machines/domain/identity/one-time-code';
import { otpCopy } from '../../../copy/otp';
import { type ScreenProps, type Screens, sendingOrChecking } from '../../../journey/screen';
import { CodeBlocked } from '../pages/code-blocked';
import { LeavingScreen } from '../pages/leaving-screen';
import { LoadingScreen } from '../pages/loading-screen';
import { CodeScreen } from './code';
import { CodeUnansweredScreen } from './code-unanswered';
import type { OtpChart, OtpWords } from './words';

type Props = ScreenProps<OtpChart>;

/** The one set of screens of a one-time code, with the words of the journey that asks for it. */
export function otpScreens(words: OtpWords): Screens<OtpChart> {
  const steps = words.steps === undefined ? {} : { steps: words.steps };
  const Sending = () => (
    <LoadingScreen
      title={words.title}
      awaiting={otpCopy.sending(words.channel ?? 'SMS')}
      cards={1}
      {...steps}
    />
  );
  const Code = (props: Props) => <CodeScreen words={words} {...props} />;
  const Unanswered = (props: Props) => <CodeUnansweredScreen words={words} {...props} />;
  const Next = ({ snapshot, back }: Props) => (
    <CodeBlocked
      title={words.title}
      copy={otpCopy.nextCode}
      wait={coolOffOf(snapshot.context.failure)}
      onBack={back}
    />
  );
  const Blocked = ({ snapshot, back }: Props) => (
    <CodeBlocked
      title={words.title}
      copy={snapshot.context.failure?.kind === 'tooSoon' ? otpCopy.tooSoon : otpCopy.blocked}
      wait={coolOffOf(snapshot.context.failure)}
      onBack={back}
    />
  );
  return {
    routingStart: Sending,
    sendingCode: sendingOrChecking(Sending, Unanswered),
    sendUnanswered: Unanswered,
    nextCode: Next,
    code: Code,
    checkingCode: sendingOrChecking(Code, Unanswered),
    checkUnanswered: Unanswered,
    blocked: Blocked,
    accepted: LeavingScreen,
    refused: LeavingScreen,
    left: LeavingScreen,
  };
}
