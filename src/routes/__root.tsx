import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Actor } from 'xstate';

import type { sessionMachine } from '../../machines/session/machine';
import type { Binding } from '../journey/bind';
import { CrashScreen } from './-crash-screen';
import { NotFoundScreen } from './-not-found-screen';

/** What every route gets. */
export interface RouterContext {
  readonly binding: Binding;
  readonly session: Actor<typeof sessionMachine>;
  /** Closes the web view; false in a plain browser, which has none. */
  readonly closeHost: () => boolean;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: CrashScreen,
  notFoundComponent: NotFoundScreen,
});
