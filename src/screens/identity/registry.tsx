import type { identityMachine } from '../../../machines/identity/machine';
import { checkCopy, registryCopy as copy } from '../../copy/identity';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/card';
import { SectionHeading } from '../../ui/text';
import { ConsentPage } from '../shared/consent-page';
import { SignRow } from './sign-row';
import { UnansweredPage } from './unanswered-page';

type Props = ScreenProps<typeof identityMachine>;

/** What the central registry is asked for, and the consent to it. */
export function RegistryScreen({ snapshot, send, back }: Props) {
  const { failure } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  return (
    <ConsentPage
      title={checkCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      consent={copy.consent}
      missing={copy.missing}
      action={copy.action}
      note={isPending ? copy.asking : undefined}
      isPending={isPending}
      refusal={failure && { title: copy.refused, text: whyItFailed(failure) }}
      onAgree={() => send({ type: 'registry.agreed' })}
      onBack={back}
    >
      <SectionHeading>{copy.asked}</SectionHeading>
      <Card tight>
        <SignRow sign="document" title={copy.details} detail={copy.detailsText} />
        <SignRow sign="shield" title={copy.cost} detail={copy.costText} />
      </Card>
    </ConsentPage>
  );
}

/** Nobody knows yet whether the registry was asked. */
export function RegistryUnansweredScreen(props: Props) {
  return <UnansweredPage {...props} title={checkCopy.title} text={copy.unanswered} />;
}
