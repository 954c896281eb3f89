import { useEffect } from 'react';

import { useRouterContext } from './router-context';

/**
 * Reports that this page is rendered; only then the journey starts. Started earlier, it could change the first screen before React
 * has hydrated the document.
 */
export function useShown(): void {
  const { onShown } = useRouterContext();
  useEffect(() => {
    onShown();
  }, [onShown]);
}
