import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a component is in its first frame: a long page renders what is visible first, and the rest right after it,
 * interruptibly, so that a tap is answered, and the content of a visit shown, quickly on a slow phone. Not by `useDeferredValue`, whose
 * initial value React skips in a render that is deferred itself, like that of an answer (`JourneyView`). Never true without a document: what is
 * rendered once to text is whole.
 */
export function useIsFirstFrame(): boolean {
  const [isFirstFrame, setIsFirstFrame] = useState(typeof document !== 'undefined');
  useEffect(() => {
    startTransition(() => setIsFirstFrame(false));
  }, []);
  return isFirstFrame;
}
