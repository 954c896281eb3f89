import type { agreementMachine } from '../../../machines/agreement/machine';
import { agreementCopy as copy } from '../../copy/agreement';
import type { ScreenProps } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { laterScreen } from '../shared/later-screen';
import { LoadingScreen } from '../shared/loading-screen';
import { loanSteps } from '../shared/loan-steps';
import type { laterScreens } from './later/screens';

/** The code and what comes of it; loaded while the merchant reads the agreement. */
export const laterAgreement = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A screen after the agreement, or what is awaited until it is here. */
export const later = laterScreen<ScreenProps<typeof agreementMachine>, keyof typeof laterScreens>(
  laterAgreement.usePart,
  copy.read.title,
  () => <LoadingScreen title={copy.read.title} awaiting={copy.loading} steps={loanSteps('agreement')} />,
);
