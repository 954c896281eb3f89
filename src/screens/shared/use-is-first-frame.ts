import { useDeferredValue } from 'react';

/**
 * Whether a component is in its first frame: a long page renders what is visible first, and the rest right after it,
 * interruptibly, so that a tap is answered, and the content of a visit shown, quickly on a slow phone. Of no effect in a render that is
 * deferred itself, like that of an answer (`JourneyView`): React skips the initial value there. Never true without a document: what is
 * rendered once to text is whole.
 */
export function useIsFirstFrame(): boolean {
  return useDeferredValue(false, typeof document !== 'undefined');
}
