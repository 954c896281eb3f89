import { useRouter } from '@tanstack/react-router';
import type { Actor } from 'xstate';

import type { sessionMachine } from '../../machines/session/machine';
import type { App } from '../adapters/app';
import type { Binding } from '../journey/binding';

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

/** What every page works with. It stays the same: a page that uses it is not rendered again when the URL changes. */
export function useRouterContext(): RouterContext {
  return useRouter().options.context;
}
