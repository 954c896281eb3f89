import type { RouterHistory } from '@tanstack/react-router';

import type { Address } from '../journey/bind';

/** Search params that stay with the merchant from page to page: the shell's, not a journey's. */
const KEPT_PARAMS = ['navigation'] as const;

/** Within these paths the whole query stays with the merchant, from page to page (spec 2.3). */
const KEPT_WITHIN = /^\/register-udyam(\/|$)/;

/** The browser's address and history as the binding needs them. @param reopen runs the present route again */
export function createAddress(history: RouterHistory, reopen: () => void): Address {
  return {
    path: () => withoutSlash(history.location.pathname),
    index: () => history.location.state.__TSR_index,
    canGoBack: () => history.canGoBack(),
    goBack: () => history.back(),
    go(path, { replace }) {
      const href = withKeptSearch(path, history.location);
      if (replace) history.replace(href);
      else history.push(href);
    },
    reopen,
  };
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** The path with its own search params, and those that stay with the merchant. */
function withKeptSearch(to: string, { pathname, search }: RouterHistory['location']): string {
  const [path = '', own] = to.split('?');
  const params = new URLSearchParams(own);
  const present = new URLSearchParams(search);
  const isWithin = KEPT_WITHIN.test(path) && KEPT_WITHIN.test(pathname);
  for (const name of isWithin ? present.keys() : KEPT_PARAMS) {
    const value = present.get(name);
    if (value !== null) params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? to : `${path}?${query}`;
}
