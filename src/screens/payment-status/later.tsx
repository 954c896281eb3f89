import { useEffect, useState } from 'react';

import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import type { Screen, ScreenProps } from '../../journey/screen';
import type { laterScreens } from './later/screens';
import { LoadingPaymentScreen } from './loading-payment';

type LaterScreens = typeof laterScreens;

/** Milliseconds until a chunk that did not arrive is asked for again. */
const ASK_AGAIN = 3_000;

let loaded: LaterScreens | null = null;

/** Loads what comes after the ways to pay; the payer leaves for another app and comes back to it. */
export async function loadLater(): Promise<void> {
  loaded ??= (await import('./later/screens')).laterScreens;
}

/** A screen of the later chunk; until it is here, the page says that it is at work. */
export function later(name: keyof LaterScreens): Screen<typeof paymentStatusMachine> {
  return function LaterScreen(props: ScreenProps<typeof paymentStatusMachine>) {
    const Shown = useLater()?.[name];
    return Shown === undefined ? <LoadingPaymentScreen /> : <Shown {...props} />;
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
