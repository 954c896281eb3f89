import { useEffect } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';

import type { Screen, Screens } from './screen';
import { stateName } from './state-name';

/** The document's first heading was announced by the browser, as the page was opened. */
let isFirst = true;

/**
 * A new screen is announced by its heading, as a new page would be: that of another state, of another journey, and what
 * comes in the place of a skeleton. Whoever is already somewhere on the screen stays there; whose place on it goes, is told
 * where they are again.
 */
export function useFocusOnHeading(root: { readonly current: HTMLElement | null }, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins at its top.
  useEffect(() => {
    // No value of it: newer browsers answer with a promise, which is no way to tidy up after an effect.
    window.scrollTo(0, 0);
  }, [shown]);
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    let announced: Element | null = null;
    let held: Element | null = null;
    const hold = () => {
      held = document.activeElement;
    };
    const announce = () => {
      const heading = current.querySelector('h1');
      const isNew = (heading !== announced || held?.isConnected === false) && !isFirst;
      if (isNew && !current.contains(document.activeElement)) heading?.focus({ preventScroll: true });
      announced = heading;
      isFirst = false;
    };
    announce();
    // Parts that arrive later come to the screen without a step of the journey.
    const changes = new MutationObserver(announce);
    changes.observe(current, { childList: true, subtree: true });
    current.addEventListener('focusin', hold);
    return () => {
      changes.disconnect();
      current.removeEventListener('focusin', hold);
    };
  }, [root]);
}

/**
 * The mark (`data-deaf`) of a screen whose chart hears no way back now, so that none is drawn (src/ui/first-paint.css): never
 * while something is being sent (docs/decisions/005).
 */
export function deafness(snapshot: AnyMachineSnapshot): '' | undefined {
  return snapshot.can({ type: 'back' }) ? undefined : '';
}

/** The screen of the state that a chart is in. @throws when the map has none: it is total by its type */
export function screenOf<TMachine extends AnyStateMachine>(
  screens: Screens<TMachine>,
  snapshot: SnapshotFrom<TMachine>,
): Screen<TMachine> {
  const byState: Readonly<Record<string, Screens<TMachine>[keyof Screens<TMachine>]>> = screens;
  const screen = byState[stateName(snapshot)];
  if (screen === undefined) throw new Error(`No screen for the state ${stateName(snapshot)}.`);
  return 'choose' in screen ? screen.choose(snapshot) : screen;
}
