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
  /** To be called once a page is rendered: from then on, journeys may change it. Repeated calls do nothing. */
  readonly onShown: () => void;
}

/** The router's context. It never changes, so a page that uses it is not rendered again when the URL changes. */
export function useRouterContext(): RouterContext {
  return useRouter().options.context;
}
