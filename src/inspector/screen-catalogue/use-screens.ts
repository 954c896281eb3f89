import { useEffect, useState } from 'react';

import { loadScreens, type PicturedScreen } from '../pictures';

/** The screens of which there are pictures; null until they are known. */
export function useScreens(): readonly PicturedScreen[] | null {
  const [screens, setScreens] = useState<readonly PicturedScreen[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadScreens().then((loaded) => isCurrent && setScreens(loaded));
    return () => {
      isCurrent = false;
    };
  }, []);
  return screens;
}
