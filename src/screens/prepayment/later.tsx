import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { prepaymentCopy as copy } from '../../copy/prepayment';
import type { Screen } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { LoadingScreen } from '../shared/loading-screen';
import type { laterScreens } from './later/screens';

/** The steps after the choice; loaded while the merchant chooses. */
export const laterPrepayment = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A step after the choice: its screen, or what is awaited until it is here. */
export function later(name: keyof typeof laterScreens): Screen<typeof prepaymentMachine> {
  return function LaterScreen(props) {
    const Shown = laterPrepayment.usePart().part?.[name];
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
