import { leadsCopy } from '#messages/leads';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { leadsMachine } from '../../../machines/leads/machine';
import { consentRecord } from '../../copy/consents';
import { lenderName } from '../../copy/lender';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { ConsentPage } from '../shared/pages/consent-page';
import { PartnerConsentNote, PartnerData } from '../shared/partner-data';
import { leadSteps } from './lead-steps';

const copy = leadsCopy.start;

/** What the partner would receive, why, and that it is optional; the consent opens the lead and requests the code. */
export function LeadStartScreen({ snapshot, send, back }: ScreenProps<typeof leadsMachine>) {
  const { partner, facts, failure } = snapshot.context;
  const partnerName = lenderName(partner);
  const consent = consentRecord('LEAD_CONTACT', partnerName);
  const isPending = snapshot.hasTag('pending');
  const mobileLastDigits = facts?.mobileLastDigits ?? null;
  return (
    <ConsentPage
      title={leadsCopy.title}
      heading={copy.heading(partnerName)}
      lead={copy.lead(partnerName)}
      steps={leadSteps(1)}
      consent={consent.text}
      missing={leadsCopy.missing}
      action={copy.action}
      note={isPending ? copy.opening : undefined}
      isPending={isPending}
      refusal={failure && { title: copy.notOpened, text: whyItFailed(failure) }}
      onAgree={() => send({ type: 'consent.given', consent })}
      onBack={back}
      decline={{ onDecline: back }}
    >
      <PartnerData
        partner={partnerName}
        maskedMobile={mobileLastDigits === null ? null : maskedMobile(mobileLastDigits)}
      />
      <PartnerConsentNote
        partner={partnerName}
        isBusy={isPending}
        onContact={() => send({ type: 'contact.opened' })}
      />
    </ConsentPage>
  );
}
