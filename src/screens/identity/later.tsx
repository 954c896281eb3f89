import type { identityMachine } from '../../../machines/identity/machine';
import type { Screen } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import type { laterScreens } from './later/screens';
import { LoadingIdentityScreen } from './loading';

/** The registry, Aadhaar and its papers: who begins with the PAN does without them. */
export const laterIdentity = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A screen of the later chunk; until it is here, the page says that it is at work. */
export function later(name: keyof typeof laterScreens): Screen<typeof identityMachine> {
  return function LaterScreen(props) {
    const Shown = laterIdentity.usePart().part?.[name];
    return Shown === undefined ? <LoadingIdentityScreen /> : <Shown {...props} />;
  };
}
