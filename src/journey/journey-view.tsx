import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Actor, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

import type { Screen, Screens } from './screen';
import { stateName } from './state-name';

interface JourneyViewProps<TMachine extends AnyStateMachine> {
  readonly id: string;
  readonly actor: Actor<TMachine>;
  readonly screens: Screens<TMachine>;
  readonly back: () => void;
}

/** Shows the screen of a running journey's state. The root says which journey and state it is. */
export function JourneyView<TMachine extends AnyStateMachine>({
  id,
  actor,
  screens,
  back,
}: JourneyViewProps<TMachine>) {
  const snapshot: SnapshotFrom<TMachine> = useSelector(actor, (current) => current);
  const state = stateName(snapshot);
  const shown = screenOf(screens, state);
  const root = useRef<HTMLDivElement>(null);
  useFocusOnHeading(root, shown);
  const send = (event: EventFromLogic<TMachine>) => actor.send(event);
  const View = shown;
  return (
    <div ref={root} data-journey={id} data-state={state}>
      <View snapshot={snapshot} send={send} back={back} />
    </div>
  );
}

/** A new screen is announced by its heading, as a new page would be; the first one is the page itself. */
function useFocusOnHeading(root: { readonly current: HTMLElement | null }, shown: unknown): void {
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

function screenOf<TMachine extends AnyStateMachine>(
  screens: Screens<TMachine>,
  state: string,
): Screen<TMachine> {
  const byState: Readonly<Record<string, Screen<TMachine>>> = screens;
  const screen = byState[state];
  if (screen === undefined) throw new Error(`No screen for the state ${state}.`);
  return screen;
}
