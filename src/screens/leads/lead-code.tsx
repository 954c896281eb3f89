import { leadsCopy } from '#messages/leads';
import type { leadsMachine } from '../../../machines/leads/machine';
import { ChildView } from '../../journey/child-view';
import type { ScreenProps } from '../../journey/screen';
import { otpScreens } from '../shared/otp/screens';
import { leadSteps } from './lead-steps';

const codeScreens = otpScreens({ ...leadsCopy.code, title: leadsCopy.title, steps: leadSteps(2) });

/** Entry of the code that verifies the merchant's phone for the partner, by the shared OTP screens. */
export function LeadCodeScreen({ snapshot, back }: ScreenProps<typeof leadsMachine>) {
  return <ChildView child={snapshot.children.otp} screens={codeScreens} back={back} />;
}
