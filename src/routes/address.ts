import type { RouterHistory } from '@tanstack/react-router';

import type { App } from '../adapters/app';
import type { Address } from '../journey/binding';

/** Search params of the shell; kept on every navigation. */
const KEPT_PARAMS = ['navigation'] as const;

/** The browser's address and history as the binding needs them. @param reopen runs the present route again */
export function createAddress(
  history: RouterHistory,
  { returnToHost }: Pick<App, 'returnToHost'>,
  reopen: () => void,
): Address {
  return {
    path: () => withoutSlash(history.location.pathname),
    index: () => history.location.state.__TSR_index,
    canGoBack: () => history.canGoBack(),
    goBack: () => history.back(),
    leave: (otherwise) => returnToHost({ otherwise, onReturn: reopen }),
    go(path, { replace, keepsQuery = false }) {
      const { search } = history.location;
      const href = keepsQuery ? `${path}${search}` : withKeptSearch(path, search);
      if (replace) history.replace(href);
      else history.push(href);
    },
    reopen,
  };
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** The path with its own search params and `KEPT_PARAMS`. */
function withKeptSearch(to: string, search: string): string {
  const [path, own] = to.split('?');
  const params = new URLSearchParams(own);
  const present = new URLSearchParams(search);
  for (const name of KEPT_PARAMS) {
    const value = present.get(name);
    if (value !== null) params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? to : `${path}?${query}`;
}
