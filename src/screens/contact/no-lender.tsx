import { contactCopy } from '#messages/contact';
import type { contactMachine } from '../../../machines/contact/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { OwnOfficerCard } from '../shared/support/own-officer-card';
import { RightsLinks } from './rights-links';
import { SupportCard } from './support-card';
import { WhatsappConsentCard } from './whatsapp-consent-card';

const copy = contactCopy.none;

/** The merchant has no lender yet: the app's own support is shown. */
export function NoLenderScreen({ snapshot, send, back }: ScreenProps<typeof contactMachine>) {
  return (
    <Page
      help={null}
      title={contactCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      onBack={back}
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.action}</Button>}
    >
      <RightsLinks snapshot={snapshot} send={send} />
      <OwnOfficerCard />
      <SupportCard hours={snapshot.context.facts?.supportHours ?? null} />
      <WhatsappConsentCard snapshot={snapshot} send={send} />
    </Page>
  );
}
