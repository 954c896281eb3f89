import { contactCopy } from '#messages/contact';
import type { contactMachine } from '../../../machines/contact/machine';
import { lendsInApp } from '../../../machines/domain/lender/lenders';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { OwnOfficerCard } from '../shared/support/own-officer-card';
import { RightsLinks } from './rights-links';
import { SupportCard } from './support-card';
import { WhatsappConsentCard } from './whatsapp-consent-card';

const copy = contactCopy.unknown;

/**
 * There are no contacts for the lender in the URL. The page offers the contacts of the merchant's own lender, and the app's
 * support. An unknown lender is not named, because its name would be text from the URL.
 */
export function UnknownPartnerScreen({ snapshot, send, back }: ScreenProps<typeof contactMachine>) {
  const { facts } = snapshot.context;
  const nbfc = facts?.nbfc ?? null;
  // The merchant's own lender can be named even if the app does not know it: its code comes from the service.
  const canBeNamed = lendsInApp(nbfc) || nbfc === facts?.ownNbfc;
  const ownLender = facts?.ownNbfc === nbfc ? null : (facts?.ownNbfc ?? null);
  return (
    <Page
      help={null}
      title={contactCopy.title}
      heading={canBeNamed ? copy.headingKnown(lenderName(nbfc)) : copy.heading}
      lead={canBeNamed ? copy.leadKnown : copy.lead}
      status="info"
      onBack={back}
      action={
        <Button onClick={() => send({ type: ownLender === null ? 'leave' : 'own.opened' })}>
          {ownLender === null ? copy.action : copy.own(lenderName(ownLender))}
        </Button>
      }
    >
      <RightsLinks snapshot={snapshot} send={send} />
      <OwnOfficerCard />
      <SupportCard hours={facts?.supportHours ?? null} />
      <WhatsappConsentCard snapshot={snapshot} send={send} />
    </Page>
  );
}
