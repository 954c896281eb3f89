import type { ComponentType } from 'react';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom, StateValueFrom } from 'xstate';

/**
 * All that a screen gets: the journey's snapshot to read, events to send. It decides nothing a second time:
 * enablement comes from `snapshot.can(event)`, busy from `snapshot.hasTag('pending')`.
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
 * A state that shows one of several screens. It is chosen here, not within a component: a screen that the state shares with
 * its neighbours then stays as it is, with its scroll position, its focus and what was typed.
 */
export interface ScreenChoice<TMachine extends AnyStateMachine> {
  readonly choose: (snapshot: SnapshotFrom<TMachine>) => Screen<TMachine>;
}

/** The total map from a journey's states to its screens; a missing and an invented state both fail to compile. */
export type Screens<TMachine extends AnyStateMachine> = Readonly<
  Record<StateValueFrom<TMachine> & string, Screen<TMachine> | ScreenChoice<TMachine>>
>;

/**
 * The screens of a state that sends a write, or checks its status where the outcome is unknown (`startWith`). During the check, the
 * screen that says that the outcome is unknown stays.
 */
export function screenForSubmission<TScreen>(sending: TScreen, checking: TScreen) {
  return {
    choose: ({ context }: { readonly context: { readonly startWith: 'sending' | 'statusCheck' } }) =>
      context.startWith === 'statusCheck' ? checking : sending,
  };
}
