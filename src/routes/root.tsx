import { createRootRouteWithContext, useMatches, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';

import { CrashScreen } from './crash-screen';
import { PendingScreen } from './pending-screen';
import type { RouterContext } from './router-context';

/**
 * The page at the URL. Routes are not nested, so the last match is the page. The router's own `Outlet` is not used: it wraps the page
 * in a Suspense boundary, which React hydrates only when the browser is idle, on a slow phone seconds later. Another URL of the
 * same page does not render the page again.
 */
function Page() {
  const { routesById } = useRouter();
  const id = useMatches({ select: (matches) => lastOf(matches)?.routeId });
  const status = useMatches({ select: (matches) => lastOf(matches)?.status });
  const error = useMatches({ select: (matches) => lastOf(matches)?.error });
  const Component = id === undefined ? undefined : routesById[id].options.component;
  const page = useMemo(
    () => (Component === undefined || Component === Page ? <PendingScreen /> : <Component />),
    [Component],
  );
  if (status === 'error') throw error;
  return status === 'pending' ? <PendingScreen /> : page;
}

function lastOf<T>(items: readonly T[]): T | undefined {
  return items[items.length - 1];
}

/** Parent of all routes. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Page,
  errorComponent: CrashScreen,
});
