import type { UdyamOtpType } from '../../../machines/domain/udyam/udyam';
import { udyamCodeWords, udyamCopy } from '../../copy/udyam';
import { ChildView } from '../../journey/child-view';
import { otpScreens } from '../shared/otp/screens';
import type { UdyamProps } from './props';
import { wayBar } from './way-bar';

function screensOf(type: UdyamOtpType, isSending = false) {
  const { typeHeading, lead, action } = udyamCodeWords(type, isSending);
  const steps = wayBar(type === 'AADHAAR' ? 'code' : 'confirmation');
  const channel = type === 'EMAIL' ? 'e-mail' : 'SMS';
  return otpScreens({ title: udyamCopy.title, heading: typeHeading, lead, action, steps, channel });
}

const screens = {
  AADHAAR: screensOf('AADHAAR'),
  MOBILE: screensOf('MOBILE'),
  EMAIL: screensOf('EMAIL'),
  UDYAM: screensOf('UDYAM'),
} as const;

/** Of the last code, where it sends what was agreed to on the page before. */
const sending = screensOf('UDYAM', true);

/** The code, by the screens of every code, with the words of its kind. */
export function CodePage({ snapshot, back }: UdyamProps) {
  const { codeType, hasConsented } = snapshot.context;
  const ofType = codeType === 'UDYAM' && hasConsented ? sending : screens[codeType];
  return <ChildView child={snapshot.children.otp} screens={ofType} back={back} />;
}
