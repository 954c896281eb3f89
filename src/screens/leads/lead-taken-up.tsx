import { lenderName } from '../../../machines/domain/lenders';
import { maskedMobile } from '../../../machines/domain/merchant';
import { leadOf } from '../../../machines/leads/context';
import type { leadsMachine } from '../../../machines/leads/machine';
import { leadsCopy } from '../../copy/leads';
import { partnerLeadCopy } from '../../copy/partner-lead';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';
import { LeadFactsCard } from './lead-facts';

const copy = leadsCopy.takenUp;

/** The partner takes the lead up, by the service's word: what comes next is the partner's. */
export function LeadTakenUpScreen({ snapshot, send, back }: ScreenProps<typeof leadsMachine>) {
  const name = lenderName(snapshot.context.partner);
  return (
    <Page
      title={leadsCopy.title}
      heading={copy.heading(name)}
      lead={copy.lead(maskedMobile(leadOf(snapshot.context)?.maskedMobile ?? null))}
      status="success"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <>
          <Button onClick={() => send({ type: 'leave' })}>{leadsCopy.leave}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'contact.opened' })}>
            {partnerLeadCopy.talk(name)}
          </Button>
        </>
      }
    >
      <LeadFactsCard snapshot={snapshot} />
      <Banner title={copy.careTitle}>{copy.care}</Banner>
    </Page>
  );
}
