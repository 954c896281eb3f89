import { type ReactNode, useId, useState } from 'react';
import { errorsTitle } from '#messages/errors-title';
import { udyamCopy, udyamHeadings } from '#messages/udyam';
import { udyamChoiceLabels, udyamLabels } from '#messages/udyam-fields';
import { formatMoney } from '../../../machines/domain/base/money';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { UdyamDetails } from '../../../machines/domain/udyam/udyam';
import { isVerified, type UdyamPage, type UdyamStep } from '../../../machines/domain/udyam/udyam-steps';
import type { UdyamData } from '../../../machines/udyam/context';
import { consentRecord } from '../../copy/consents';
import { formatDate } from '../../copy/dates';
import { indianStateName } from '../../copy/indian-states';
import { refusalCopy } from '../../copy/udyam-fields';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading, SplitLine } from '../../ui/base/text';
import { TextButton } from '../../ui/base/text-button';
import { Button } from '../../ui/controls/button';
import { Checkbox } from '../../ui/controls/checkbox';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { VisuallyHidden } from '../../ui/theme/visually-hidden';
import { Page } from '../shared/pages/page';
import { codeTarget } from './code-target';
import type { UdyamProps } from './props';
import { udyamProgress } from './udyam-progress';

const copy = udyamCopy.confirmation;

/** All entered details, each section with a link to change it, and the consent to submit the registration. */
export function ConfirmationPage(props: UdyamProps) {
  const { data } = props.snapshot.context;
  return data === null ? null : <ReviewPage {...props} read={data} />;
}

function ReviewPage({ snapshot, send, back, read }: UdyamProps & { readonly read: UdyamData }) {
  const { failure } = snapshot.context;
  const [hasConsented, setHasConsented] = useState(false);
  const [isConsentMissing, setIsConsentMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const checkboxId = useId();
  const consent = consentRecord('UDYAM_REGISTRATION');
  const maskedTarget = codeTarget('UDYAM', read.details.registration);

  function confirm() {
    setAttempt(attempt + 1);
    setIsConsentMissing(!hasConsented);
    if (hasConsented) send({ type: 'registration.confirmed', consent });
  }

  const refusalText = failure === null ? null : refusalCopy(failure).text;
  return (
    <Page
      title={udyamCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      steps={udyamProgress('confirmation')}
      onBack={back}
      action={
        <>
          {maskedTarget !== null && !isVerified(read.details, 'UDYAM') && (
            <Hint>{copy.codeNote(maskedTarget)}</Hint>
          )}
          <Button onClick={confirm}>{copy.send}</Button>
        </>
      }
    >
      {isConsentMissing ? (
        <ErrorSummary
          title={errorsTitle(1)}
          errors={[{ id: checkboxId, message: copy.consentMissing }]}
          attempt={attempt}
        />
      ) : (
        refusalText !== null && (
          <ErrorSummary
            title={copy.notSent}
            errors={[{ id: checkboxId, message: refusalText }]}
            attempt={attempt}
          />
        )
      )}
      <RegistrationRows snapshot={snapshot} send={send} read={read} />
      <Card>
        <Checkbox
          id={checkboxId}
          label={consent.text}
          checked={hasConsented}
          onChange={(event) => {
            setHasConsented(event.currentTarget.checked);
            setIsConsentMissing(false);
          }}
          error={isConsentMissing ? copy.consentMissing : undefined}
        />
      </Card>
    </Page>
  );
}

type RegistrationRowsProps = Pick<UdyamProps, 'snapshot' | 'send'> & { readonly read: UdyamData };

/** The entered details, page by page. The service returns personal numbers masked. */
function RegistrationRows({ snapshot, send, read }: RegistrationRowsProps) {
  const { details } = read;
  const registration = details.registration;
  const openPage = (page: UdyamStep) => send({ type: 'page.opened', page });
  const masked = (text: string | null) => (text ?? '').replaceAll('*', '•');
  return (
    <>
      <DetailsSection page="kyc" onChange={openPage}>
        <Row label={udyamLabels.name} value={registration.name} />
        <Row label={copy.pan} value={masked(registration.maskedPan)} />
        <Row label={copy.aadhaar} value={`••••${registration.aadhaarLast4 ?? ''}`} />
      </DetailsSection>
      <DetailsSection
        page="personal-details"
        onChange={openPage}
        after={<ContactVerificationLinks snapshot={snapshot} send={send} />}
      >
        <Row
          label={copy.mobile}
          value={maskedMobile(registration.maskedMobile)}
          {...verifiedHint(details, 'MOBILE')}
        />
        {registration.maskedEmail !== null && (
          <Row
            label={copy.email}
            value={masked(registration.maskedEmail)}
            {...verifiedHint(details, 'EMAIL')}
          />
        )}
        {registration.gender !== null && (
          <Row label={udyamLabels.gender} value={udyamChoiceLabels.gender[registration.gender]} />
        )}
        {registration.socialCategory !== null && (
          <Row label={copy.category} value={udyamChoiceLabels.socialCategory[registration.socialCategory]} />
        )}
        {registration.isSpeciallyAbled !== null && (
          <Row label={copy.disability} value={registration.isSpeciallyAbled ? copy.yes : copy.no} />
        )}
      </DetailsSection>
      <DetailsSection page="activity" onChange={openPage}>
        {registration.nicCodes.map((code) => (
          <Row
            key={code}
            label={
              snapshot.context.nicCodes.find((nicCode) => nicCode.code === code)?.description ?? copy.kinds
            }
            value={code}
          />
        ))}
        {registration.majorActivity !== null && (
          <Row label={copy.mostly} value={udyamChoiceLabels.majorActivity[registration.majorActivity]} />
        )}
      </DetailsSection>
      <DetailsSection page="business" onChange={openPage}>
        <Row label={udyamLabels.businessName} value={registration.businessName} />
        {registration.organisationType !== null && (
          <Row label={copy.owned} value={udyamChoiceLabels.organisationType[registration.organisationType]} />
        )}
        {registration.dateOfCommencement !== null && (
          <Row label={udyamLabels.dateOfCommencement} value={dateText(registration.dateOfCommencement)} />
        )}
        {registration.maskedGstin !== null && (
          <Row label={copy.gstin} value={`••${registration.maskedGstin.slice(-4)}`} />
        )}
      </DetailsSection>
      <DetailsSection page="size" onChange={openPage}>
        <Row label={copy.employees} value={employeesText(details)} />
        <Row label={copy.sales} value={formatMoney(registration.turnover)} />
        <Row label={copy.machines} value={formatMoney(registration.investment)} />
      </DetailsSection>
      <DetailsSection page="address" onChange={openPage}>
        <Row label={copy.address} value={addressText(details)} />
      </DetailsSection>
      <DetailsSection page="bank-details" onChange={openPage}>
        <Row label={copy.account} value={masked(registration.maskedAccountNumber)} />
        <Row label={udyamLabels.ifsc} value={registration.ifsc} />
      </DetailsSection>
    </>
  );
}

/** Links to verify the mobile number and the e-mail address by a code; the verification is optional. */
function ContactVerificationLinks({ snapshot, send }: Pick<UdyamProps, 'snapshot' | 'send'>) {
  const unverified = (['MOBILE', 'EMAIL'] as const).filter((contact) =>
    snapshot.can({ type: 'contact.checked', contact }),
  );
  return unverified.map((contact) => (
    <TextButton key={contact} alone onClick={() => send({ type: 'contact.checked', contact })}>
      {copy.check[contact]}
    </TextButton>
  ));
}

function verifiedHint(details: UdyamDetails, type: 'MOBILE' | 'EMAIL'): { readonly hint?: string } {
  return isVerified(details, type) ? { hint: copy.checked } : {};
}

/** @param date YYYY-MM-DD; formatted as of noon in India, so that the time zone of the phone does not change the day */
function dateText(date: string): string {
  return formatDate(Date.parse(`${date}T06:30:00Z`));
}

/** "2 men, 1 woman"; counts of zero are left out. */
function employeesText({ registration }: UdyamDetails): string {
  const { employeesMale, employeesFemale, employeesOther } = registration;
  const counts = [
    employeesMale > 0 && copy.men(employeesMale),
    employeesFemale > 0 && copy.women(employeesFemale),
    employeesOther > 0 && copy.others(employeesOther),
  ].filter((text) => text !== false);
  return counts.length === 0 ? copy.none : counts.join(', ');
}

/** The address in one line; a city that is its own district or state is named once. */
function addressText({ registration }: UdyamDetails): string {
  const { addressLine, city, district, state, pincode } = registration;
  return [...new Set([addressLine, city, district, state, pincode])]
    .map((part) => (part !== null && part === state ? indianStateName(part) : part))
    .join(', ');
}

interface DetailsSectionProps {
  readonly page: UdyamPage;
  readonly onChange: (page: UdyamPage) => void;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** The details of one page of the form, with a link that opens the page. */
function DetailsSection({ page, onChange, after, children }: DetailsSectionProps) {
  return (
    <Card>
      <Stack gap="sm">
        <SplitLine>
          <SectionHeading>{udyamHeadings[page]}</SectionHeading>
          <TextButton alone onClick={() => onChange(page)}>
            {udyamCopy.change} <VisuallyHidden>– {udyamHeadings[page]}</VisuallyHidden>
          </TextButton>
        </SplitLine>
        <Rows>{children}</Rows>
        {after}
      </Stack>
    </Card>
  );
}
