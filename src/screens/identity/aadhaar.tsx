import { checkCopy, aadhaarCopy as copy, ekycCopy, registryCopy } from '#messages/identity';
import type { identityMachine } from '../../../machines/identity/machine';
import { consentRecord } from '../../copy/consents';
import { aadhaarTriesLeft } from '../../copy/identity';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Hint, SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ConsentPage } from '../shared/pages/consent-page';
import { Unanswered } from '../shared/pages/unanswered';
import { IconRow } from './icon-row';
import { identitySteps } from './identity-steps';

type Props = ScreenProps<typeof identityMachine>;

/** What the Aadhaar check shares, and the consent to it. The Aadhaar number is typed on the authority's page only. */
export function AadhaarScreen({ snapshot, send, back }: Props) {
  const { failure, facts } = snapshot.context;
  const consent = consentRecord('AADHAAR_CHECK');
  const isPending = snapshot.hasTag('pending');
  const isRepeat = facts?.ekyc !== null;
  const tries = aadhaarTriesLeft(facts?.ekyc?.attemptsLeft ?? -1);
  return (
    <ConsentPage
      title={ekycCopy.title}
      heading={isRepeat ? copy.againHeading : copy.heading}
      lead={isRepeat ? copy.againLead : copy.lead}
      {...identitySteps('kyc', facts)}
      consent={consent.text}
      missing={registryCopy.missing}
      action={copy.action}
      isPending={isPending}
      refusal={failure && { title: copy.refused, text: whyItFailed(failure) }}
      onAgree={() => send({ type: 'aadhaar.agreed', consent })}
      onBack={back}
      decline={{ onDecline: back, whatFollows: checkCopy.notNow }}
      note={isPending ? copy.opening : copy.leaving}
      otherActions={
        snapshot.can({ type: 'documents.opened' }) && (
          <Button variant="ghost" onClick={() => send({ type: 'documents.opened' })}>
            {copy.photos}
          </Button>
        )
      }
    >
      <SectionHeading>{copy.need}</SectionHeading>
      <Card tight>
        <IconRow marker="document" title={copy.number} detail={copy.numberText} />
        <IconRow marker="info" title={copy.mobile} detail={copy.mobileText} />
      </Card>
      {tries !== null && <Hint>{tries}</Hint>}
    </ConsentPage>
  );
}

/** Shown while it is unknown whether the check was opened. */
export function AadhaarUnansweredScreen(props: Props) {
  return <Unanswered {...props} title={ekycCopy.title} heading={checkCopy.notSure} lead={copy.unanswered} />;
}
