import type { mandateMachine } from '../../../machines/mandate/machine';
import { mandateCopy as copy } from '../../copy/mandate';
import type { Screen } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { LoadingScreen } from '../shared/loading-screen';
import type { laterScreens } from './later/screens';

/** What comes after the terms; loaded while the merchant reads them. */
export const laterMandate = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A screen after the terms, or what is awaited until it is here. */
export function later(name: keyof typeof laterScreens): Screen<typeof mandateMachine> {
  return function LaterScreen(props) {
    const Shown = laterMandate.usePart().part?.[name];
    if (Shown !== undefined) return <Shown {...props} />;
    return <LoadingScreen title={copy.title} awaiting={copy.loadingNext} onBack={props.back} />;
  };
}
