import { useEffect, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';

import type { Screen, Screens } from './screen';

/** The document's first heading was announced by the browser, as the page was opened. */
let isFirst = true;

/**
 * A new screen is announced by its heading, as a new page would be: that of another state, of another journey, and what
 * comes in the place of a skeleton. Whoever is already somewhere on the screen stays there.
 */
export function useFocusOnHeading(root: { readonly current: HTMLElement | null }, shown: unknown): void {
  const announced = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins at its top.
  useEffect(() => {
    // No value of it: newer browsers answer with a promise, which is no way to tidy up after an effect.
    window.scrollTo(0, 0);
  }, [shown]);
  useEffect(() => {
    const heading = root.current?.querySelector('h1') ?? null;
    const isNew = heading !== announced.current && !isFirst;
    if (isNew && !root.current?.contains(document.activeElement)) heading?.focus({ preventScroll: true });
    announced.current = heading;
    isFirst = false;
  });
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
