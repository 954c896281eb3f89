import { udyamCopy } from '#messages/udyam';
import type { UdyamOtpType } from '../../../machines/domain/udyam/udyam';
import { udyamCodeCopy } from '../../copy/udyam';
import { ChildView } from '../../journey/child-view';
import { otpScreens } from '../shared/otp/screens';
import type { UdyamProps } from './props';
import { udyamProgress } from './udyam-progress';

function screensOf(type: UdyamOtpType, { submitsRegistration = false } = {}) {
  const { typeHeading, lead, action } = udyamCodeCopy(type, submitsRegistration);
  const steps = udyamProgress(type === 'AADHAAR' ? 'code' : 'confirmation');
  const channel = type === 'EMAIL' ? 'e-mail' : 'SMS';
  return otpScreens({ title: udyamCopy.title, heading: typeHeading, lead, action, steps, channel });
}

const screens = {
  AADHAAR: screensOf('AADHAAR'),
  MOBILE: screensOf('MOBILE'),
  EMAIL: screensOf('EMAIL'),
  UDYAM: screensOf('UDYAM'),
} as const;

/** Screens of the last code, which submits the registration. */
const submittingScreens = screensOf('UDYAM', { submitsRegistration: true });

/** The one-time code, shown by the shared code screens with the texts of its type. */
export function CodePage({ snapshot, back }: UdyamProps) {
  const { codeType, consent } = snapshot.context;
  const codeScreens = codeType === 'UDYAM' && consent !== null ? submittingScreens : screens[codeType];
  return <ChildView child={snapshot.children.otp} screens={codeScreens} back={back} />;
}
