import { useCallback, useEffect, useState } from 'react';

import { loadOrReload, useRetryUntilLoaded } from '../../journey/code-not-loaded';

/** Lazily imported code, as seen by the component that shows it. */
export interface LazyPart<T> {
  /** Null until it is loaded. */
  readonly part: T | null;
  /** The last import failed. */
  readonly hasImportFailed: boolean;
  /** Imports again at once; resolves when that succeeded or failed. Reloads the page where only a reload can help. */
  readonly retry: () => Promise<void>;
}

/** Shared by all components that use the code. */
interface LoadState<T> {
  part: T | null;
  hasImportFailed: boolean;
}

/**
 * Creates a hook that imports code lazily, once for all components. A failed import is retried every three seconds, and when
 * the phone is online again. For parts of a page that may appear later, and for far screens of a journey (`lazyScreen`).
 * @returns the hook; its `load` imports the code ahead of its first use, and throws when the import fails: the component shows that
 * failure at once. After a failed `preload` the component imports again first
 */
export function lazyPart<T>(importPart: () => Promise<T>) {
  const loadState: LoadState<T> = { part: null, hasImportFailed: false };
  const preload = async () => {
    loadState.part ??= await importPart();
  };
  const load = async () => {
    try {
      await preload();
      loadState.hasImportFailed = false;
    } catch (problem) {
      loadState.hasImportFailed = true;
      throw problem;
    }
  };
  return Object.assign((): LazyPart<T> => useLoadState(loadState, load), { load, preload });
}

function useLoadState<T>(loadState: LoadState<T>, load: () => Promise<void>): LazyPart<T> {
  const [state, setState] = useState({ ...loadState });
  const isLoaded = state.part !== null;
  const hasFailed = state.hasImportFailed;
  const updateAfter = useCallback(
    (loading: Promise<void>) => {
      const update = () => setState({ ...loadState });
      return loading.then(update, update);
    },
    [loadState],
  );
  const retryWithoutReload = useCallback(() => void updateAfter(load()), [updateAfter, load]);
  const retry = useCallback(() => updateAfter(loadOrReload(load)), [updateAfter, load]);
  useEffect(() => {
    if (!isLoaded && !hasFailed) retryWithoutReload();
  }, [isLoaded, hasFailed, retryWithoutReload]);
  useRetryUntilLoaded(!isLoaded, retryWithoutReload);
  return { ...state, retry };
}
