import { useDeferredValue } from 'react';

/**
 * Whether a screen is in its first frame: a long page renders what is visible with the tap, and the rest right after it,
 * interruptibly, so that the tap is answered quickly on a slow phone. Never true without a document: what is rendered once to
 * text is whole.
 */
export function useIsFirstFrame(): boolean {
  return useDeferredValue(false, typeof document !== 'undefined');
}
