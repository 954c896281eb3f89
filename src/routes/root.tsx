import { createRootRouteWithContext, useMatches, useRouter } from '@tanstack/react-router';
import type { Actor } from 'xstate';

import type { sessionMachine } from '../../machines/session/machine';
import type { App } from '../adapters/app';
import type { Binding } from '../journey/binding';
import { CrashScreen } from './crash-screen';
import { NotFound } from './not-found';
import { PendingScreen } from './pending-screen';

/** What every route gets. */
export interface RouterContext {
  readonly binding: Binding;
  readonly session: Actor<typeof sessionMachine>;
  readonly app: App;
  /** The one way back, from the screen and from the host, on every page, with a journey or without. */
  readonly back: () => void;
  /** To be called when a page is on the screen: whatever runs may change it from now on. Again does nothing. */
  readonly onShown: () => void;
}

/**
 * The page at the URL. No route lies below another, so the last match is the page. The router's own `Outlet` would put it in a
 * Suspense boundary, and React hydrates a boundary only when the browser is idle: seconds late on a slow phone.
 */
function Page() {
  const { routesById } = useRouter();
  const matches = useMatches();
  const page = matches[matches.length - 1];
  if (page === undefined || page.routeId === rootRoute.id) return <NotFound />;
  if (page.status === 'error') throw page.error;
  const Component = routesById[page.routeId].options.component;
  return page.status === 'pending' || Component === undefined ? <PendingScreen /> : <Component />;
}

/** Around every page. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Page,
  errorComponent: CrashScreen,
  notFoundComponent: NotFound,
});
