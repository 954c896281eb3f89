import { contactCopy as copy } from '#messages/contact';
import type { contactMachine } from '../../../machines/contact/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Text } from '../../ui/base/text';
import { TextLink } from '../../ui/base/text-link';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Lender } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { ContactDetails } from '../shared/support/contact-details';
import { OwnOfficerCard } from '../shared/support/own-officer-card';
import { RegulatorCard } from '../shared/support/regulator-card';
import { WhoMayCall } from '../shared/support/who-may-call';
import { NoLenderScreen } from './no-lender';
import { RightsLinks } from './rights-links';
import { SupportCard } from './support-card';
import { UnknownPartnerScreen } from './unknown-partner';
import { WhatsappConsentCard } from './whatsapp-consent-card';

type Props = ScreenProps<typeof contactMachine>;

/** The page of several states: the loaded contacts decide what is shown, not the request in flight. */
export function ContactScreen(props: Props) {
  const { facts } = props.snapshot.context;
  if (facts === null) return null;
  if (facts.contact !== null) return <LenderContactPage {...props} />;
  return facts.nbfc === null ? <NoLenderScreen {...props} /> : <UnknownPartnerScreen {...props} />;
}

/**
 * The lender's contacts: customer care, then the grievance officer, then the regulator; below them the app's own officer and
 * support.
 */
function LenderContactPage({ snapshot, send, back }: Props) {
  const { facts, failedNumber } = snapshot.context;
  if (facts === null || facts.contact === null) return null;
  const { nbfc, legalName, website, registeredAddress, customerCare, grievanceOfficer } = facts.contact;
  const lender = lenderName(nbfc);
  const dial = (phone: string) => send({ type: 'call.opened', phone });
  const carePhone = customerCare?.phone ?? null;
  const isOpeningDialler = snapshot.matches('openingDialler');
  const isConsentPending = snapshot.hasTag('pending') && !isOpeningDialler;
  const officerPhone = grievanceOfficer?.phone ?? null;
  return (
    <Page
      help={null}
      title={copy.title}
      heading={copy.heading(lender)}
      onBack={back}
      {...(carePhone === null
        ? {}
        : {
            action: (
              <Button busy={isOpeningDialler} disabled={isConsentPending} onClick={() => dial(carePhone)}>
                {copy.callCare(lender)}
              </Button>
            ),
          })}
    >
      {failedNumber !== null && (
        <Banner tone="late" title={copy.notOpened}>
          {copy.notOpenedDetail(failedNumber)}
        </Banner>
      )}
      <Card>
        <Stack gap="sm">
          <Lender nbfc={nbfc}>{facts.ownNbfc === nbfc ? copy.own : copy.other}</Lender>
          <Text>{copy.does}</Text>
          <Rows>
            {legalName !== null && <Row label={copy.legalName} value={legalName} />}
            {website !== null && (
              <Row
                label={copy.website}
                value={
                  <TextLink href={website} target="_blank">
                    {new URL(website).hostname.replace(/^www\./, '')}
                  </TextLink>
                }
              />
            )}
            {registeredAddress !== null && <Row label={copy.registeredAddress} value={registeredAddress} />}
          </Rows>
        </Stack>
      </Card>
      {customerCare !== null && <ContactDetails title={copy.care} purpose={copy.careFor} {...customerCare} />}
      {grievanceOfficer !== null && (
        <ContactDetails
          title={copy.grievance}
          purpose={copy.grievanceFor}
          {...grievanceOfficer}
          call={
            officerPhone !== null && (
              <Button
                variant="secondary"
                disabled={isOpeningDialler || isConsentPending}
                onClick={() => dial(officerPhone)}
              >
                {copy.callOfficer}
              </Button>
            )
          }
        />
      )}
      {facts.isOverdue && <WhoMayCall contact={facts.contact} />}
      <RegulatorCard />
      <RightsLinks snapshot={snapshot} send={send} />
      <OwnOfficerCard />
      <SupportCard hours={facts.supportHours} />
      <WhatsappConsentCard snapshot={snapshot} send={send} />
    </Page>
  );
}
