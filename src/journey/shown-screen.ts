import { useEffect } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';

import { nextTask } from './next-task';
import type { Screen, Screens } from './screen';
import { stateName } from './state-name';

/** The browser itself announces the first heading of a document. */
let isFirst = true;

/**
 * Moves the focus to the heading of a new screen, so that a screen reader announces it as it would a new page; also where content
 * replaces a skeleton. A focus within the new screen stays; when the focused element is removed, the heading takes the focus again.
 */
export function useFocusOnHeading(root: { readonly current: HTMLElement | null }, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen starts scrolled to its top.
  useEffect(() => {
    // Not returned: newer browsers give a promise, which React would take for the effect's cleanup.
    window.scrollTo(0, 0);
  }, [shown]);
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    let announced: Element | null = null;
    let focused: Element | null = null;
    const rememberFocus = () => {
      focused = document.activeElement;
    };
    const announce = () => {
      const heading = current.querySelector('h1');
      const isNew = (heading !== announced || focused?.isConnected === false) && !isFirst;
      if (isNew && !current.contains(document.activeElement)) heading?.focus({ preventScroll: true });
      announced = heading;
      isFirst = false;
    };
    announce();
    // Content may be added to a screen without a state change. To focus computes the layout: in the task of the rendering it would
    // hold up a tap.
    const changes = new MutationObserver(() => void nextTask().then(announce));
    changes.observe(current, { childList: true, subtree: true });
    current.addEventListener('focusin', rememberFocus);
    return () => {
      changes.disconnect();
      current.removeEventListener('focusin', rememberFocus);
    };
  }, [root]);
}

/**
 * Value of `data-back-disabled`: set where the chart does not handle `back` now, such as during a write (docs/decisions/005).
 * src/ui/theme/first-paint.css then hides the back button.
 */
export function backDisabled(snapshot: AnyMachineSnapshot): '' | undefined {
  return snapshot.can({ type: 'back' }) ? undefined : '';
}

/** The screen of the present state. @throws when the map has none, which its type excludes */
export function screenOf<TMachine extends AnyStateMachine>(
  screens: Screens<TMachine>,
  snapshot: SnapshotFrom<TMachine>,
): Screen<TMachine> {
  const byState: Readonly<Record<string, Screens<TMachine>[keyof Screens<TMachine>]>> = screens;
  const screen = byState[stateName(snapshot)];
  if (screen === undefined) throw new Error(`No screen for the state ${stateName(snapshot)}.`);
  return 'choose' in screen ? screen.choose(snapshot) : screen;
}
