import type { leadsMachine } from '../../../machines/leads/machine';
import { leadsCopy } from '../../copy/leads';
import { ChildView } from '../../journey/child-view';
import type { ScreenProps } from '../../journey/screen';
import { otpScreens } from '../shared/otp/screens';
import { leadSteps } from './lead-steps';

const ofCode = otpScreens({ ...leadsCopy.code, title: leadsCopy.title, steps: leadSteps(2) });

/** The code of the lead, shown by the shared code screens. */
export function LeadCodeScreen({ snapshot, back }: ScreenProps<typeof leadsMachine>) {
  return <ChildView child={snapshot.children.otp} screens={ofCode} back={back} />;
}
