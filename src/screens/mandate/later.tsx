import type { mandateMachine } from '../../../machines/mandate/machine';
import { mandateCopy as copy } from '../../copy/mandate';
import type { ScreenProps } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { laterScreen } from '../shared/later-screen';
import { LoadingScreen } from '../shared/loading-screen';
import type { laterScreens } from './later/screens';

/** What comes after the terms; loaded while the merchant reads them. */
export const laterMandate = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A screen after the terms, or what is awaited until it is here. */
export const later = laterScreen<ScreenProps<typeof mandateMachine>, keyof typeof laterScreens>(
  laterMandate.usePart,
  copy.title,
  ({ back }) => <LoadingScreen title={copy.title} awaiting={copy.loadingNext} onBack={back} />,
);
