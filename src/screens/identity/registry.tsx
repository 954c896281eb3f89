import { checkCopy, registryCopy as copy } from '#messages/identity';
import type { identityMachine } from '../../../machines/identity/machine';
import { consentRecord } from '../../copy/consents';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { SectionHeading } from '../../ui/base/text';
import { ConsentPage } from '../shared/pages/consent-page';
import { Unanswered } from '../shared/pages/unanswered';
import { IconRow } from './icon-row';
import { identitySteps } from './identity-steps';

type Props = ScreenProps<typeof identityMachine>;

/** What is requested from the central KYC registry, and the consent to it. */
export function RegistryScreen({ snapshot, send, back }: Props) {
  const { facts, failure } = snapshot.context;
  const consent = consentRecord('KYC_REGISTRY');
  const isPending = snapshot.hasTag('pending');
  return (
    <ConsentPage
      title={checkCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      {...identitySteps('kyc', facts)}
      consent={consent.text}
      missing={copy.missing}
      action={copy.action}
      note={isPending ? copy.asking : undefined}
      isPending={isPending}
      refusal={failure && { title: copy.refused, text: whyItFailed(failure) }}
      onAgree={() => send({ type: 'registry.agreed', consent })}
      onBack={back}
      decline={{ onDecline: back, whatFollows: checkCopy.notNow }}
    >
      <SectionHeading>{copy.whatIsShared}</SectionHeading>
      <Card tight>
        <IconRow marker="document" title={copy.details} detail={copy.detailsText} />
        <IconRow marker="shield" title={copy.cost} detail={copy.costText} />
      </Card>
    </ConsentPage>
  );
}

/** Shown while it is unknown whether the registry was queried. */
export function RegistryUnansweredScreen(props: Props) {
  return <Unanswered {...props} title={checkCopy.title} heading={checkCopy.notSure} lead={copy.unanswered} />;
}
