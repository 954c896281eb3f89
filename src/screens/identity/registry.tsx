import type { identityMachine } from '../../../machines/identity/machine';
import { checkCopy, registryCopy as copy } from '../../copy/identity';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { SectionHeading } from '../../ui/base/text';
import { ConsentPage } from '../shared/pages/consent-page';
import { Unanswered } from '../shared/pages/unanswered';
import { SignRow } from './sign-row';

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
  return <Unanswered {...props} title={checkCopy.title} heading={checkCopy.notSure} lead={copy.unanswered} />;
}
