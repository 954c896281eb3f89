import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { AnyActorRef, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { backDisabled, screenOf, useFocusOnHeading } from './current-screen';
import type { Screens } from './screen';
import { stateName } from './state-name';

interface ChildViewProps<TMachine extends AnyStateMachine> {
  /** The invoked chart, such as `snapshot.children.otp`. */
  readonly child: AnyActorRef | undefined;
  readonly screens: Screens<TMachine>;
  /** The journey's own back: it forwards the event to the child. */
  readonly back: () => void;
}

/**
 * Shows the screen of a chart that a journey invokes and that has screens of its own (docs/decisions/012). Its screens read
 * the child's snapshot and send to the child; the journey receives the child's output, and forwards `back` to it.
 */
export function ChildView<TMachine extends AnyStateMachine>({ child, ...props }: ChildViewProps<TMachine>) {
  return child === undefined ? null : <RunningChildView child={child} {...props} />;
}

function RunningChildView<TMachine extends AnyStateMachine>({
  child,
  screens,
  back,
}: ChildViewProps<TMachine> & { readonly child: AnyActorRef }) {
  // SAFETY: the caller pairs the child with the screens of its own chart, as `journeys` pairs a journey with its screens.
  const snapshot = useSelector(child, (current: unknown) => current as SnapshotFrom<TMachine>);
  const CurrentScreen = screenOf(screens, snapshot);
  const root = useRef<HTMLDivElement>(null);
  useFocusOnHeading(root, CurrentScreen);
  const send = (event: EventFromLogic<TMachine>) => child.send(event);
  return (
    <div
      ref={root}
      data-chart={child.id}
      data-state={stateName(snapshot)}
      data-back-disabled={backDisabled(snapshot)}
    >
      <CurrentScreen snapshot={snapshot} send={send} back={back} />
    </div>
  );
}
