import { leadsCopy } from '#messages/leads';
import { partnerLeadCopy } from '#messages/partner-lead';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { leadsMachine } from '../../../machines/leads/machine';
import { leadOf } from '../../../machines/leads/selectors';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { LeadReferenceCard } from './lead-reference-card';

const copy = leadsCopy.takenUp;

/** The service reports that the partner accepted the lead; the partner contacts the merchant next. */
export function LeadAcceptedScreen({ snapshot, send, back }: ScreenProps<typeof leadsMachine>) {
  const partnerName = lenderName(snapshot.context.partner);
  return (
    <Page
      title={leadsCopy.title}
      heading={copy.heading(partnerName)}
      lead={copy.lead(maskedMobile(leadOf(snapshot.context)?.maskedMobile ?? null))}
      status="success"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'leave' })}>{leadsCopy.leave}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'contact.opened' })}>
            {partnerLeadCopy.talk(partnerName)}
          </Button>
        </>
      }
    >
      <LeadReferenceCard snapshot={snapshot} />
      <Banner title={copy.careTitle}>{copy.care}</Banner>
    </Page>
  );
}
