import { useEffect, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';

import type { Screen, Screens } from './screen';

/** A new screen is announced by its heading, as a new page would be; the first one is the page itself. */
export function useFocusOnHeading(root: { readonly current: HTMLElement | null }, shown: unknown): void {
  const previous = useRef(shown);
  useEffect(() => {
    // No value of it: newer browsers answer with a promise, which is no way to tidy up after an effect.
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    window.scrollTo(0, 0);
    root.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [root, shown]);
}

/** The screen of a state. @throws when the map has none: it is total by its type */
export function screenOf<TMachine extends AnyStateMachine>(
  screens: Screens<TMachine>,
  state: string,
): Screen<TMachine> {
  const byState: Readonly<Record<string, Screen<TMachine>>> = screens;
  const screen = byState[state];
  if (screen === undefined) throw new Error(`No screen for the state ${state}.`);
  return screen;
}
