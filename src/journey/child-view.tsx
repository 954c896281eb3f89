import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import {
  type AnyActorRef,
  type AnyStateMachine,
  type EventFromLogic,
  isMachineSnapshot,
  type SnapshotFrom,
} from 'xstate';

import type { Screens } from './screen';
import { deafness, screenOf, useFocusOnHeading } from './shown-screen';
import { stateName } from './state-name';

interface ChildViewProps<TMachine extends AnyStateMachine> {
  /** What the journey invoked: `snapshot.children.otp`. */
  readonly child: AnyActorRef | undefined;
  readonly screens: Screens<TMachine>;
  /** The journey's own back: it hands it on to the child. */
  readonly back: () => void;
}

/**
 * Shows the screen of a chart that a journey invokes and that has screens of its own (docs/decisions/012). Its screens read
 * the child's snapshot and send to the child; the journey hears of it by the child's output, and hands `back` on to it.
 */
export function ChildView<TMachine extends AnyStateMachine>({ child, ...rest }: ChildViewProps<TMachine>) {
  return child === undefined ? null : <Shown child={child} {...rest} />;
}

function Shown<TMachine extends AnyStateMachine>({
  child,
  screens,
  back,
}: ChildViewProps<TMachine> & { readonly child: AnyActorRef }) {
  const snapshot: unknown = useSelector(child, (current: unknown) => current);
  const state = stateName(snapshot);
  const shown = screenOf(screens, state);
  const root = useRef<HTMLDivElement>(null);
  useFocusOnHeading(root, shown);
  if (!isMachineSnapshot(snapshot)) return null;
  const View = shown;
  // SAFETY: the caller pairs the child with the screens of its own chart, as `journeys` pairs a journey with its screens.
  const of = snapshot as SnapshotFrom<TMachine>;
  const send = (event: EventFromLogic<TMachine>) => child.send(event);
  return (
    <div ref={root} data-chart={child.id} data-state={state} data-deaf={deafness(snapshot)}>
      <View snapshot={of} send={send} back={back} />
    </div>
  );
}
