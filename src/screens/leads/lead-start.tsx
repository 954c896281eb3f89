import { lenderName } from '../../../machines/domain/lender/lenders';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { leadsMachine } from '../../../machines/leads/machine';
import { leadsCopy } from '../../copy/leads';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { ConsentPage } from '../shared/pages/consent-page';
import { PartnerConsentNote, PartnerData } from '../shared/partner-data';
import { leadSteps } from './lead-steps';

const copy = leadsCopy.start;

/** What the partner would receive, why, and that it is optional; then the consent and the code. */
export function LeadStartScreen({ snapshot, send, back }: ScreenProps<typeof leadsMachine>) {
  const { partner, facts, failure } = snapshot.context;
  const name = lenderName(partner);
  const isPending = snapshot.hasTag('pending');
  const mobileEnd = facts?.mobileEnd ?? null;
  return (
    <ConsentPage
      title={leadsCopy.title}
      heading={copy.heading(name)}
      lead={copy.lead(name)}
      steps={leadSteps(1)}
      consent={copy.consent(name)}
      missing={leadsCopy.missing}
      action={copy.action}
      note={isPending ? copy.opening : undefined}
      isPending={isPending}
      refusal={failure && { title: copy.notOpened, text: whyItFailed(failure) }}
      onAgree={() => send({ type: 'consent.given' })}
      onBack={back}
    >
      <PartnerData partner={name} maskedMobile={mobileEnd === null ? null : maskedMobile(mobileEnd)} />
      <PartnerConsentNote
        partner={name}
        isBusy={isPending}
        onContact={() => send({ type: 'contact.opened' })}
      />
    </ConsentPage>
  );
}
