import { leadsCopy } from '#messages/leads';
import type { leadsMachine } from '../../../machines/leads/machine';
import type { ScreenProps } from '../../journey/screen';
import { Unanswered } from '../shared/pages/unanswered';

/** Shown while the outcome of a write is unknown; never an error page. */
export function UnansweredScreen({ snapshot, send, back }: ScreenProps<typeof leadsMachine>) {
  const copy = snapshot.matches('leadUnanswered')
    ? leadsCopy.leadUnanswered
    : snapshot.matches('handoverUnanswered')
      ? leadsCopy.handoverUnanswered
      : leadsCopy.profileUnanswered;
  return (
    <Unanswered
      title={leadsCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      snapshot={snapshot}
      send={send}
      back={back}
    />
  );
}
