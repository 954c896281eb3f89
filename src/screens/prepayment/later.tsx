import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { prepaymentCopy as copy } from '../../copy/prepayment';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { laterScreen } from '../shared/later-screen';
import { LoadingScreen } from '../shared/loading-screen';
import type { laterScreens } from './later/screens';

/** The steps after the choice; loaded while the merchant chooses. */
export const laterPrepayment = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A step after the choice: its screen, or what is awaited until it is here. */
export const later = laterScreen<ScreenProps<typeof prepaymentMachine>, keyof typeof laterScreens>(
  laterPrepayment.usePart,
  copy.title,
  ({ send }) => (
    <LoadingScreen title={copy.title} awaiting={sharedCopy.leavingTo} onBack={() => send({ type: 'back' })} />
  ),
);
