import type { contactMachine } from '../../../machines/contact/machine';
import { lenderName } from '../../../machines/domain/lender/lenders';
import { contactCopy as copy } from '../../copy/contact';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SectionHeading, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Lender } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { ContactDetails } from './contact-details';
import { NoLenderScreen } from './no-lender';
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

/** The lender's contacts: customer care, then the grievance officer, then the regulator; below them the app's own support. */
function LenderContactPage({ snapshot, send, back }: Props) {
  const { facts, failedNumber } = snapshot.context;
  if (facts === null || facts.contact === null) return null;
  const { nbfc, legalName, customerCare, grievanceOfficer } = facts.contact;
  const lender = lenderName(nbfc);
  const dial = (phone: string) => send({ type: 'call.opened', phone });
  const carePhone = customerCare?.phone ?? null;
  const isOpeningDialler = snapshot.matches('openingDialler');
  const isConsentPending = snapshot.hasTag('pending') && !isOpeningDialler;
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
          {legalName !== null && (
            <Rows>
              <Row label={copy.legalName} value={legalName} />
            </Rows>
          )}
        </Stack>
      </Card>
      {customerCare !== null && (
        <ContactDetails
          title={copy.care}
          purpose={copy.careFor}
          {...customerCare}
          callLabel={copy.callCare(lender)}
        />
      )}
      {grievanceOfficer !== null && (
        <ContactDetails
          title={copy.grievance}
          purpose={copy.grievanceFor}
          {...grievanceOfficer}
          onCall={dial}
          isBusy={isOpeningDialler || isConsentPending}
          callLabel={copy.call(copy.officer)}
        />
      )}
      <Card>
        <Stack gap="xs">
          <SectionHeading>{copy.furtherTitle}</SectionHeading>
          <Text>{copy.further}</Text>
        </Stack>
      </Card>
      <SupportCard hours={facts.supportHours} />
      <WhatsappConsentCard snapshot={snapshot} send={send} />
    </Page>
  );
}
