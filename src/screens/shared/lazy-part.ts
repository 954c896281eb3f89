import { useCallback, useEffect, useState } from 'react';

import { loadOrReload, useRetryWhileMissing } from '../../journey/code-not-loaded';

/** Lazily imported code, as seen by the component that shows it. */
export interface LazyPart<T> {
  /** Null until it is loaded. */
  readonly part: T | null;
  /** The last import failed. */
  readonly isMissing: boolean;
  /** Retries at once; settles when the code is loaded or known to be missing. Reloads the page where only that helps. */
  readonly retry: () => Promise<void>;
}

interface LoadState<T> {
  part: T | null;
  /** The last import failed. */
  isMissing: boolean;
}

/**
 * A hook for code behind an import: loaded once for all components. A failed import is retried every three seconds and when the
 * phone is online again. For parts that a page can wait for: screens of a journey are imported with the journey.
 */
export function lazyPart<T>(importPart: () => Promise<T>) {
  const loadState: LoadState<T> = { part: null, isMissing: false };
  const load = async () => {
    try {
      loadState.part ??= await importPart();
      loadState.isMissing = false;
    } catch (problem) {
      loadState.isMissing = true;
      throw problem;
    }
  };
  /** `load` loads it ahead of its first use. @throws when the import fails */
  return Object.assign((): LazyPart<T> => useLoadState(loadState, load), { load });
}

function useLoadState<T>(loadState: LoadState<T>, load: () => Promise<void>): LazyPart<T> {
  const [state, setState] = useState({ ...loadState });
  const isLoaded = state.part !== null;
  const isKnownMissing = state.isMissing;
  const settle = useCallback(
    (loading: Promise<void>) => {
      const show = () => setState({ ...loadState });
      return loading.then(show, show);
    },
    [loadState],
  );
  const retryQuietly = useCallback(() => void settle(load()), [settle, load]);
  const retry = useCallback(() => settle(loadOrReload(load)), [settle, load]);
  useEffect(() => {
    if (!isLoaded && !isKnownMissing) retryQuietly();
  }, [isLoaded, isKnownMissing, retryQuietly]);
  useRetryWhileMissing(!isLoaded, retryQuietly);
  return { ...state, retry };
}
