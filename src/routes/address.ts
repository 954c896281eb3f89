import type { RouterHistory } from '@tanstack/react-router';

import type { App } from '../adapters/app';
import type { Address } from '../journey/binding';

/** Search params that stay in the URL on every navigation; `navigation` shows the bottom navigation. */
const PERMANENT_PARAMS = ['navigation'] as const;

/** Implements the binding's access to the browser's URL and history. @param reopen opens the current URL again */
export function createAddress(
  history: RouterHistory,
  { returnToHost }: Pick<App, 'returnToHost'>,
  reopen: () => void,
): Address {
  return {
    path: () => withoutTrailingSlash(history.location.pathname),
    index: () => history.location.state.__TSR_index,
    canGoBack: () => history.canGoBack(),
    goBack: () => history.back(),
    leave: (fallback) => returnToHost({ fallback, onReturn: reopen }),
    go(path, { replace, keepsQuery = false }) {
      const { search } = history.location;
      const href = keepsQuery ? `${path}${search}` : withPermanentParams(path, search);
      if (replace) history.replace(href);
      else history.push(href);
    },
    reopen,
  };
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** The URL with its own search params, and with `PERMANENT_PARAMS` of the current one. */
function withPermanentParams(to: string, search: string): string {
  const [path, ownSearch] = to.split('?');
  const params = new URLSearchParams(ownSearch);
  const current = new URLSearchParams(search);
  for (const name of PERMANENT_PARAMS) {
    const value = current.get(name);
    if (value !== null) params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? to : `${path}?${query}`;
}
