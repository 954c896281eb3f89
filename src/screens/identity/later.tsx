import type { identityMachine } from '../../../machines/identity/machine';
import type { Screen } from '../../journey/screen';
import type { laterScreens } from './later/screens';
import { laterIdentity } from './later-chunk';
import { LoadingIdentityScreen } from './loading';

/** A screen of the later chunk; until it is here, the page says that it is at work. */
export function later(name: keyof typeof laterScreens): Screen<typeof identityMachine> {
  return function LaterScreen(props) {
    const Shown = laterIdentity.usePart().part?.[name];
    return Shown === undefined ? <LoadingIdentityScreen /> : <Shown {...props} />;
  };
}
