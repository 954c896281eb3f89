import type { UdyamOtpType } from '../../../../machines/domain/udyam';
import { udyamCopy } from '../../../copy/udyam';
import { udyamCodeWords } from '../../../copy/udyam-later';
import { ChildView } from '../../../journey/child-view';
import { otpScreens } from '../../shared/otp/screens';
import type { UdyamProps } from '../later-pages';
import { wayBar } from './way-bar';

function screensOf(type: UdyamOtpType) {
  const { typeHeading, lead, action } = udyamCodeWords[type];
  const steps = wayBar(type === 'AADHAAR' ? 'code' : 'confirmation');
  return otpScreens({ title: udyamCopy.title, heading: typeHeading, lead, action, steps });
}

const screens = {
  AADHAAR: screensOf('AADHAAR'),
  MOBILE: screensOf('MOBILE'),
  EMAIL: screensOf('EMAIL'),
  UDYAM: screensOf('UDYAM'),
} as const;

/** The code, by the screens of every code, with the words of its kind. */
export function CodePage({ snapshot, back }: UdyamProps) {
  return <ChildView child={snapshot.children.otp} screens={screens[snapshot.context.codeType]} back={back} />;
}
