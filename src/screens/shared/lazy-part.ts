import { useCallback, useState } from 'react';

import { loadOrReload, useLoadUntilAvailable } from '../../journey/code-not-loaded';

/** Lazily imported code, as seen by the component that shows it. */
export interface LazyPart<T> {
  /** Null until it is loaded. */
  readonly part: T | null;
  /** The last import failed. */
  readonly hasImportFailed: boolean;
  /** Imports again at once; resolves when that succeeded or failed. Reloads the page where only a reload can help. */
  readonly retry: () => Promise<void>;
}

/**
 * Creates a hook that imports code lazily, once for all components. A failed import is repeated every three seconds, and when
 * the phone is online again. For parts of a page that may appear later, and for far screens of a journey (`lazyScreen`).
 * @param isOptional the page works without this code: it is never reloaded for it, except by `retry`
 * @returns the hook; its `preload` imports the code ahead of its first use, and throws when the import fails: the component then imports
 * again before it shows a failure
 */
export function lazyPart<T>(importPart: () => Promise<T>, { isOptional = false } = {}) {
  let loaded: T | null = null;
  const preload = async () => {
    if (loaded !== null) return;
    const imported = await importPart();
    // A second import, which began before the first one was there, may have made another component: it must not replace a shown one.
    loaded ??= imported;
  };
  function usePart(): LazyPart<T> {
    const [state, setState] = useState({ part: loaded, hasImportFailed: false });
    const updateAfter = useCallback((loading: Promise<void>) => {
      const update = (hasImportFailed: boolean) => setState({ part: loaded, hasImportFailed });
      return loading.then(
        () => update(false),
        () => update(true),
      );
    }, []);
    const loadInBackground = useCallback(
      () => void updateAfter(isOptional ? preload() : loadOrReload(preload, { isAutomatic: true })),
      [updateAfter],
    );
    const retry = useCallback(() => updateAfter(loadOrReload(preload)), [updateAfter]);
    useLoadUntilAvailable(state.part === null, loadInBackground, isOptional ? loadInBackground : retry);
    return { ...state, retry };
  }
  return Object.assign(usePart, { preload });
}
