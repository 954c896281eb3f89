import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy as copy } from '../../copy/selfie';
import type { ScreenProps } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { laterScreen } from '../shared/later-screen';
import { LoadingScreen } from '../shared/loading-screen';
import type { laterScreens } from './later/screens';

/** The camera and what follows; loaded while the merchant reads why. */
export const laterSelfie = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A step after the reason: its screen, or what is awaited until it is here. */
export const later = laterScreen<ScreenProps<typeof selfieMachine>, keyof typeof laterScreens>(
  laterSelfie.usePart,
  copy.title,
  ({ send }) => (
    <LoadingScreen title={copy.title} awaiting={copy.loadingNext} onBack={() => send({ type: 'back' })} />
  ),
);
