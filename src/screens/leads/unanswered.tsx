import type { leadsMachine } from '../../../machines/leads/machine';
import { leadsCopy } from '../../copy/leads';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

/** Nobody knows yet what became of a write. Never called a failure. */
export function UnansweredScreen({ snapshot, send, back }: ScreenProps<typeof leadsMachine>) {
  const copy = snapshot.matches('leadUnanswered')
    ? leadsCopy.leadUnanswered
    : snapshot.matches('handoverUnanswered')
      ? leadsCopy.handoverUnanswered
      : leadsCopy.profileUnanswered;
  return (
    <Page
      title={leadsCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>}
    />
  );
}
