import type { identityMachine } from '../../../machines/identity/machine';
import { identityCopy as copy } from '../../copy/identity';
import type { ScreenProps } from '../../journey/screen';
import { laterScreen } from '../shared/later-screen';
import type { laterScreens } from './later/screens';
import { laterIdentity } from './later-chunk';
import { LoadingIdentityScreen } from './loading';

/** A screen of the later chunk; until it is here, the page says that it is at work. */
export const later = laterScreen<ScreenProps<typeof identityMachine>, keyof typeof laterScreens>(
  laterIdentity.usePart,
  copy.title,
  LoadingIdentityScreen,
);
