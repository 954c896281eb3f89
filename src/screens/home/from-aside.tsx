import type { homeMachine } from '../../../machines/home/machine';
import { homeCopy } from '../../copy/home';
import type { ScreenProps } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { laterScreen } from '../shared/later-screen';
import { LoadingScreen } from '../shared/loading-screen';
import type { AsideScreen } from './later/screens';

/** What stands beside and below the usual way: it may be needed without a network, so it is loaded while the merchant reads. */
export const homeAside = laterPart(async () => (await import('./later/screens')).aside);

/** One of those screens; until it is here the journey waits where it stands, and the merchant can ask again. */
export const fromAside = laterScreen<ScreenProps<typeof homeMachine>, AsideScreen>(
  homeAside.usePart,
  homeCopy.greeting,
  () => <LoadingScreen title={homeCopy.greeting} awaiting={homeCopy.loading} />,
);
