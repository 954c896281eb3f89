import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy as copy } from '../../copy/selfie';
import type { Screen } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { LoadingScreen } from '../shared/loading-screen';
import type { laterScreens } from './later/screens';

/** The camera and what follows; loaded while the merchant reads why. */
export const laterSelfie = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A step after the reason: its screen, or what is awaited until it is here. */
export function later(name: keyof typeof laterScreens): Screen<typeof selfieMachine> {
  return function LaterScreen(props) {
    const Shown = laterSelfie.usePart().part?.[name];
    if (Shown !== undefined) return <Shown {...props} />;
    return (
      <LoadingScreen
        title={copy.title}
        awaiting={copy.loadingNext}
        onBack={() => props.send({ type: 'back' })}
      />
    );
  };
}
