import { useSelector } from '@xstate/react';
import { useDeferredValue, useRef } from 'react';
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { backDisabled, screenOf, useFocusOnHeading } from './current-screen';
import { noteDirection } from './direction';
import { DraftsContext, draftsOf } from './drafts';
import type { Screens } from './screen';
import { stateName } from './state-name';

interface JourneyViewProps<TMachine extends AnyStateMachine> {
  readonly id: string;
  readonly actor: Actor<TMachine>;
  readonly screens: Screens<TMachine>;
  readonly back: () => void;
}

/** Shows the screen of a running journey's state. `data-journey` and `data-state` of its root element name both. */
export function JourneyView<TMachine extends AnyStateMachine>({
  id,
  actor,
  screens,
  back,
}: JourneyViewProps<TMachine>) {
  const current: SnapshotFrom<TMachine> = useSelector(actor, (latest) => latest);
  const deferred = useDeferredValue(current);
  // The answer of a call may change the whole page: it is rendered at low priority, so that the page stays responsive. All other
  // changes are rendered at once.
  const snapshot = isPending(deferred) && !isPending(current) ? deferred : current;
  const CurrentScreen = screenOf(screens, snapshot);
  const root = useRef<HTMLDivElement>(null);
  useFocusOnHeading(root, CurrentScreen);
  const send = (event: EventFromLogic<TMachine>) => {
    noteDirection(event.type === 'back' ? 'back' : 'forward');
    actor.send(event);
  };
  const goBack = () => {
    noteDirection('back');
    back();
  };
  return (
    <div
      ref={root}
      data-journey={id}
      data-state={stateName(snapshot)}
      data-back-disabled={backDisabled(snapshot)}
    >
      <DraftsContext value={draftsOf(actor)}>
        <CurrentScreen snapshot={snapshot} send={send} back={goBack} />
      </DraftsContext>
    </div>
  );
}

function isPending(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.hasTag('pending');
}
