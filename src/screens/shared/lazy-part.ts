import { useCallback, useEffect, useState } from 'react';

import { askHard, useAskAgain } from '../../journey/missing-code';

/** Code that is imported when it is first shown, as the component that shows it sees it. */
export interface LazyPart<T> {
  /** Null until it is here. */
  readonly part: T | null;
  /** It was asked for and did not come. */
  readonly isMissing: boolean;
  /** Asks for it at once; settles when it is here or known to be missing. The page is reloaded where only that helps. */
  readonly ask: () => Promise<void>;
}

interface Kept<T> {
  part: T | null;
  /** It was asked for last, and did not come. */
  isMissing: boolean;
}

/**
 * A hook for code behind an import: loaded once for all who show it; where it did not come, asked for again every three seconds
 * and when the phone is online again. It is for what a page can wait for: what a journey shows is imported with the journey.
 */
export function lazyPart<T>(bring: () => Promise<T>) {
  const kept: Kept<T> = { part: null, isMissing: false };
  const load = async () => {
    try {
      kept.part ??= await bring();
      kept.isMissing = false;
    } catch (problem) {
      kept.isMissing = true;
      throw problem;
    }
  };
  /** `load` brings it ahead of its first showing. @throws when it does not come */
  return Object.assign((): LazyPart<T> => useKept(kept, load), { load });
}

function useKept<T>(kept: Kept<T>, load: () => Promise<void>): LazyPart<T> {
  const [state, setState] = useState({ ...kept });
  const isHere = state.part !== null;
  const isKnownMissing = state.isMissing;
  const settle = useCallback(
    (asked: Promise<void>) => {
      const show = () => setState({ ...kept });
      return asked.then(show, show);
    },
    [kept],
  );
  const askQuietly = useCallback(() => void settle(load()), [settle, load]);
  const ask = useCallback(() => settle(askHard(load)), [settle, load]);
  useEffect(() => {
    if (!isHere && !isKnownMissing) askQuietly();
  }, [isHere, isKnownMissing, askQuietly]);
  useAskAgain(!isHere, askQuietly);
  return { ...state, ask };
}
