import { useEffect } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';

import { nextTask } from './next-task';
import type { Screen, Screens } from './screen';
import { stateName } from './state-name';

/** No focus is moved to the first heading of a document: screen readers announce a new document without it. */
let isFirstHeading = true;

/** The first heading that React renders gets the focus: content replaces a prerendered skeleton that was not hydrated. */
export function focusFirstHeading(): void {
  isFirstHeading = false;
}

/**
 * Moves the focus to the heading of a new screen, so that a screen reader announces it as it would a new page; also where content
 * replaces a skeleton. A focus within the new screen stays; when the focused element is removed, the heading takes the focus again.
 */
export function useFocusOnHeading(root: { readonly current: HTMLElement | null }, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new screen, which starts scrolled to its top.
  useEffect(() => {
    // Its result is not returned: it is a promise in newer browsers, and React expects a cleanup function.
    window.scrollTo(0, 0);
  }, [shown]);
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    let announcedHeading: Element | null = null;
    let lastFocused: Element | null = null;
    const rememberFocus = () => {
      lastFocused = document.activeElement;
    };
    const announce = () => {
      const heading = current.querySelector('h1');
      const isNew = (heading !== announcedHeading || lastFocused?.isConnected === false) && !isFirstHeading;
      if (isNew && !current.contains(document.activeElement)) heading?.focus({ preventScroll: true });
      announcedHeading = heading;
      isFirstHeading = false;
    };
    announce();
    // Content may be added to a screen without a state change. Focusing computes the layout, so it is done in a later task: in the
    // rendering task it would delay the answer to a tap.
    const contentObserver = new MutationObserver(() => void nextTask().then(announce));
    contentObserver.observe(current, { childList: true, subtree: true });
    current.addEventListener('focusin', rememberFocus);
    return () => {
      contentObserver.disconnect();
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

/** The screen of the current state. @throws Error when the map has none, which its type excludes */
export function screenOf<TMachine extends AnyStateMachine>(
  screens: Screens<TMachine>,
  snapshot: SnapshotFrom<TMachine>,
): Screen<TMachine> {
  const byState: Readonly<Record<string, Screens<TMachine>[keyof Screens<TMachine>]>> = screens;
  const screen = byState[stateName(snapshot)];
  if (screen === undefined) throw new Error(`No screen for the state ${stateName(snapshot)}.`);
  return 'choose' in screen ? screen.choose(snapshot) : screen;
}
