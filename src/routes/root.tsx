import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Actor } from 'xstate';

import type { sessionMachine } from '../../machines/session/machine';
import type { App } from '../adapters/app';
import type { Binding } from '../journey/binding';
import { CrashScreen } from './crash-screen';
import { NotFound } from './not-found';

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

/** Around every page. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: CrashScreen,
  notFoundComponent: NotFound,
});
