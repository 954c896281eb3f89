import { useEffect } from 'react';

import { useRouterContext } from './router-context';

/**
 * Reports that this page is rendered. The session starts only then: an earlier state change could replace the first screen before
 * React has hydrated the document.
 */
export function useReportRendered(): void {
  const { onPageRendered } = useRouterContext();
  useEffect(() => {
    onPageRendered();
  }, [onPageRendered]);
}
