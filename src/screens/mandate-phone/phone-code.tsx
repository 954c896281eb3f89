import { mandatePhoneCopy } from '#messages/mandate-phone';
import type { mandatePhoneMachine } from '../../../machines/mandate-phone/machine';
import { ChildView } from '../../journey/child-view';
import type { ScreenProps } from '../../journey/screen';
import { loanSteps } from '../shared/loan-steps';
import { otpScreens } from '../shared/otp/screens';

const codeScreens = otpScreens({
  ...mandatePhoneCopy.code,
  title: mandatePhoneCopy.title,
  steps: loanSteps('bankAccount'),
});

/** The one-time code that was sent to the phone, shown by the shared code screens. */
export function PhoneCodeScreen({ snapshot, back }: ScreenProps<typeof mandatePhoneMachine>) {
  return <ChildView child={snapshot.children.otp} screens={codeScreens} back={back} />;
}
