import { useRouter } from '@tanstack/react-router';
import type { Actor } from 'xstate';

import type { sessionMachine } from '../../machines/session/machine';
import type { App } from '../adapters/app';
import type { Binding } from '../journey/binding';

/** Context of all routes. */
export interface RouterContext {
  readonly binding: Binding;
  readonly session: Actor<typeof sessionMachine>;
  readonly app: App;
  /** Handles back, from the screen and from the host, on every page. */
  readonly back: () => void;
  /** Called after each page is rendered. The first call starts the session: before it, a change of state could replace the first
   * screen while React hydrates it. */
  readonly onPageRendered: () => void;
}

/** The router's context. It is constant, so a component that uses it is not rendered again when the URL changes. */
export function useRouterContext(): RouterContext {
  return useRouter().options.context;
}
