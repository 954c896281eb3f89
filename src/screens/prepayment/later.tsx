import { useEffect, useState } from 'react';

import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { prepaymentCopy as copy } from '../../copy/prepayment';
import type { Screen, ScreenProps } from '../../journey/screen';
import { LoadingScreen } from '../shared/loading-screen';
import type { laterScreens } from './later/screens';

type LaterScreens = typeof laterScreens;

/** Milliseconds until a chunk that did not arrive is asked for again. */
const ASK_AGAIN = 3_000;

let loaded: LaterScreens | null = null;

/** Loads the steps after the choice; while the merchant chooses, and again where that failed. */
export async function loadLater(): Promise<void> {
  loaded ??= (await import('./later/screens')).laterScreens;
}

/** A step after the choice: its screen, or what is awaited until it is here. */
export function later(name: keyof LaterScreens): Screen<typeof prepaymentMachine> {
  return function LaterScreen(props: ScreenProps<typeof prepaymentMachine>) {
    const Shown = useLater()?.[name];
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

function useLater(): LaterScreens | null {
  const [screens, setScreens] = useState(loaded);
  useEffect(() => {
    if (screens !== null) return;
    const ask = () =>
      void loadLater().then(
        () => setScreens(loaded),
        () => {},
      );
    ask();
    const asking = setInterval(ask, ASK_AGAIN);
    return () => clearInterval(asking);
  }, [screens]);
  return screens;
}
