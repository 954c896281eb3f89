import { useEffect } from 'react';

import { useRouterContext } from './router-context';

/**
 * Says that this page is on the screen. What runs is started by it: a first screen that stands in the document already
 * would not be the same any more when React takes it over.
 */
export function useShown(): void {
  const { onShown } = useRouterContext();
  useEffect(() => {
    onShown();
  }, [onShown]);
}
