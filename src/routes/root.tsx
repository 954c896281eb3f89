import { createRootRouteWithContext, useMatches, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';

import { CrashScreen } from './crash-screen';
import { PendingScreen } from './pending-screen';
import type { RouterContext } from './router-context';

/**
 * The page at the URL. No route lies below another, so the last match is the page. The router's own `Outlet` would put it in a
 * Suspense boundary, and React hydrates a boundary only when the browser is idle: seconds late on a slow phone. A step to
 * another URL of the same page renders nothing again.
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

function lastOf<T>(all: readonly T[]): T | undefined {
  return all[all.length - 1];
}

/** Around every page. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Page,
  errorComponent: CrashScreen,
});
