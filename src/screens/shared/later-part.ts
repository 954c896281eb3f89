import { useCallback, useEffect, useState } from 'react';

/** Milliseconds until a part that did not arrive is asked for again. */
const ASK_AGAIN = 3_000;

/** A part of a journey's screens that is not in its first chunk. */
export interface LaterPart<T> {
  /** Loads it, ahead of its time or anew. @throws when it can't be loaded */
  readonly load: () => Promise<void>;
  /** The part, null until it is here; asks for it by itself, every three seconds until it comes. */
  readonly usePart: () => UsedPart<T>;
}

/** A part as a screen sees it. */
export interface UsedPart<T> {
  readonly part: T | null;
  /** It was asked for and did not come. */
  readonly isMissing: boolean;
  /** Asks for it at once. */
  readonly ask: () => void;
}

interface Kept<T> {
  part: T | null;
}

/** A part behind its import: loaded once for all that show it, asked for again where the network failed. */
export function laterPart<T>(bring: () => Promise<T>): LaterPart<T> {
  const kept: Kept<T> = { part: null };
  const load = async () => {
    kept.part ??= await bring();
  };
  return { load, usePart: () => useKept(kept, load) };
}

function useKept<T>(kept: Kept<T>, load: () => Promise<void>): UsedPart<T> {
  const [state, setState] = useState({ part: kept.part, isMissing: false });
  const isHere = state.part !== null;
  const ask = useCallback(() => {
    const show = (isMissing: boolean) => setState({ part: kept.part, isMissing });
    load().then(
      () => show(false),
      () => show(true),
    );
  }, [kept, load]);
  useEffect(() => {
    if (isHere) return;
    ask();
    const asking = setInterval(ask, ASK_AGAIN);
    return () => clearInterval(asking);
  }, [isHere, ask]);
  return { ...state, ask };
}
