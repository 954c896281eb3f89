import type { contactMachine } from '../../../machines/contact/machine';
import { isKnownLender, lenderName } from '../../../machines/domain/lender/lenders';
import { contactCopy } from '../../copy/contact';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { ConsentCard } from './consent-card';
import { SupportCard } from './support-card';

const copy = contactCopy.unknown;

/**
 * The partner in the link is unknown: the page says so, and shows the merchant's own lender and support. The link's text is
 * not repeated.
 */
export function UnknownPartnerScreen({ snapshot, send, back }: ScreenProps<typeof contactMachine>) {
  const { facts } = snapshot.context;
  const nbfc = facts?.nbfc ?? null;
  // The merchant's own lender is never unknown, but may have no number.
  const isNamed = isKnownLender(nbfc) || nbfc === facts?.ownNbfc;
  const own = facts?.ownNbfc === nbfc ? null : (facts?.ownNbfc ?? null);
  return (
    <Page
      help={null}
      title={contactCopy.title}
      heading={isNamed ? copy.headingKnown(lenderName(nbfc)) : copy.heading}
      lead={isNamed ? copy.leadKnown : copy.lead}
      status="info"
      onBack={back}
      action={
        <Button onClick={() => send({ type: own === null ? 'leave' : 'own.opened' })}>
          {own === null ? copy.action : copy.own(lenderName(own))}
        </Button>
      }
    >
      <SupportCard hours={facts?.supportHours ?? null} />
      <ConsentCard snapshot={snapshot} send={send} />
    </Page>
  );
}
