import type { ComponentType } from 'react';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom, StateValueFrom } from 'xstate';

/**
 * Props of a screen: the journey's snapshot, and a function that sends events. A screen repeats no rule of the chart: a button is
 * enabled by `snapshot.can(event)`, and busy by `snapshot.hasTag('pending')`.
 */
export interface ScreenProps<TMachine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<TMachine>;
  /** Sends one event to the journey. */
  readonly send: (event: EventFromLogic<TMachine>) => void;
  /** Goes back: in the browser's history where there is one, otherwise by the journey's `back` event. */
  readonly back: () => void;
}

/** A screen of a journey. */
export type Screen<TMachine extends AnyStateMachine> = ComponentType<ScreenProps<TMachine>>;

/**
 * A state that shows one of several screens. The screen is chosen here, not within a component: a screen that adjacent states share
 * then stays mounted, with its scroll position, focus and input.
 */
export interface ScreenChoice<TMachine extends AnyStateMachine> {
  readonly choose: (snapshot: SnapshotFrom<TMachine>) => Screen<TMachine>;
}

/** Maps each state of a journey to its screen; a missing or an unknown state does not compile. */
export type Screens<TMachine extends AnyStateMachine> = Readonly<
  Record<StateValueFrom<TMachine> & string, Screen<TMachine> | ScreenChoice<TMachine>>
>;

/**
 * Imports the lazily imported screens of a journey, ahead of their first use.
 * @returns rejected when one of them cannot be loaded
 */
export async function loadLazyScreens(screens: Readonly<Record<string, object>>): Promise<void> {
  await Promise.all(Object.values(screens).map((screen) => (isLazy(screen) ? screen.load() : undefined)));
}

function isLazy(screen: object): screen is { readonly load: () => Promise<void> } {
  return 'load' in screen;
}

/**
 * The screens of a state that sends a write, or checks the status of an unanswered one (`startWith`). During the status check, the
 * screen that explains the unknown outcome stays.
 */
export function screenForSubmission<TScreen>(sendingScreen: TScreen, statusCheckScreen: TScreen) {
  return {
    choose: ({ context }: { readonly context: { readonly startWith: 'sending' | 'statusCheck' } }) =>
      context.startWith === 'statusCheck' ? statusCheckScreen : sendingScreen,
  };
}
