import { useCallback, useEffect, useState } from 'react';

import { askHard, useAskAgain } from '../../journey/missing-code';

/** A part of a journey's screens that is not in its first chunk. */
export interface LazyPart<T> {
  /** Loads it, ahead of its time or anew. @throws when it can't be loaded */
  readonly load: () => Promise<void>;
  /** The part, null until it is here; asks for it by itself, every three seconds and when the phone is online again. */
  readonly usePart: () => UsedPart<T>;
}

/** A part as a screen sees it. */
export interface UsedPart<T> {
  readonly part: T | null;
  /** It was asked for and did not come. */
  readonly isMissing: boolean;
  /** Asks for it at once; settles when it is here or known to be missing. The page is reloaded where only that helps. */
  readonly ask: () => Promise<void>;
}

interface Kept<T> {
  part: T | null;
}

/** A part behind its import: loaded once for all that show it, asked for again where the network failed. */
export function lazyPart<T>(bring: () => Promise<T>): LazyPart<T> {
  const kept: Kept<T> = { part: null };
  const load = async () => {
    kept.part ??= await bring();
  };
  return { load, usePart: () => useKept(kept, load) };
}

function useKept<T>(kept: Kept<T>, load: () => Promise<void>): UsedPart<T> {
  const [state, setState] = useState({ part: kept.part, isMissing: false });
  const isHere = state.part !== null;
  const settle = useCallback(
    (asked: Promise<void>) => {
      const show = (isMissing: boolean) => setState({ part: kept.part, isMissing });
      return asked.then(
        () => show(false),
        () => show(true),
      );
    },
    [kept],
  );
  const askQuietly = useCallback(() => void settle(load()), [settle, load]);
  const ask = useCallback(() => settle(askHard(load)), [settle, load]);
  useEffect(() => {
    if (!isHere) askQuietly();
  }, [isHere, askQuietly]);
  useAskAgain(!isHere, askQuietly);
  return { ...state, ask };
}
