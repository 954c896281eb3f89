import { type ReactNode, useId, useState } from 'react';

import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { UdyamDetails } from '../../../machines/domain/udyam/udyam';
import { isVerified, type UdyamPage, type UdyamStep } from '../../../machines/domain/udyam/udyam-steps';
import type { UdyamRead } from '../../../machines/udyam/context';
import { errorsTitle } from '../../copy/errors-title';
import { udyamCopy, udyamHeadings } from '../../copy/udyam';
import { refusalCopy, udyamChoiceLabels, udyamLabels } from '../../copy/udyam-fields';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Ends, Hint, SectionHeading } from '../../ui/base/text';
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

/** All entered details, each section with a link to change it; and the one consent before they are sent. */
export function ConfirmationPage(props: UdyamProps) {
  const { read } = props.snapshot.context;
  return read === null ? null : <ReviewPage {...props} read={read} />;
}

function ReviewPage({ snapshot, send, back, read }: UdyamProps & { readonly read: UdyamRead }) {
  const { failure } = snapshot.context;
  const [isRight, setIsRight] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const consent = useId();
  const target = codeTarget('UDYAM', read.details.registration);

  function confirm() {
    setAttempt(attempt + 1);
    setIsMissing(!isRight);
    if (isRight) send({ type: 'registration.confirmed' });
  }

  const refusal = failure === null ? null : refusalCopy(failure).text;
  return (
    <Page
      title={udyamCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      steps={udyamProgress('confirmation')}
      onBack={back}
      action={
        <>
          {target !== null && !isVerified(read.details, 'UDYAM') && <Hint>{copy.codeNote(target)}</Hint>}
          <Button onClick={confirm}>{copy.send}</Button>
        </>
      }
    >
      {isMissing ? (
        <ErrorSummary
          title={errorsTitle(1)}
          errors={[{ id: consent, message: copy.consentMissing }]}
          attempt={attempt}
        />
      ) : (
        refusal !== null && (
          <ErrorSummary title={copy.notSent} errors={[{ id: consent, message: refusal }]} attempt={attempt} />
        )
      )}
      <RegistrationRows snapshot={snapshot} send={send} read={read} />
      <Card>
        <Checkbox
          id={consent}
          label={copy.consent}
          checked={isRight}
          onChange={(event) => {
            setIsRight(event.currentTarget.checked);
            setIsMissing(false);
          }}
          error={isMissing ? copy.consentMissing : undefined}
        />
      </Card>
    </Page>
  );
}

type RegistrationRowsProps = Pick<UdyamProps, 'snapshot' | 'send'> & { readonly read: UdyamRead };

/** The entered details by page; personal numbers masked, as the service returns them. */
function RegistrationRows({ snapshot, send, read }: RegistrationRowsProps) {
  const { details } = read;
  const registration = details.registration;
  const open = (page: UdyamStep) => send({ type: 'page.opened', page });
  const masked = (text: string | null) => (text ?? '').replaceAll('*', '•');
  return (
    <>
      <Part page="kyc" onChange={open}>
        <Row label={udyamLabels.name} value={registration.name} />
        <Row label={copy.pan} value={masked(registration.maskedPan)} />
        <Row label={copy.aadhaar} value={`••••${registration.aadhaarLast4 ?? ''}`} />
      </Part>
      <Part page="personal-details" onChange={open} after={<Checks snapshot={snapshot} send={send} />}>
        <Row
          label={copy.mobile}
          value={maskedMobile(registration.maskedMobile)}
          {...checkedHint(details, 'MOBILE')}
        />
        {registration.maskedEmail !== null && (
          <Row
            label={copy.email}
            value={masked(registration.maskedEmail)}
            {...checkedHint(details, 'EMAIL')}
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
      </Part>
      <Part page="activity" onChange={open}>
        {registration.nicCodes.map((code) => (
          <Row
            key={code}
            label={snapshot.context.nicCodes.find((one) => one.code === code)?.description ?? copy.kinds}
            value={code}
          />
        ))}
        {registration.majorActivity !== null && (
          <Row label={copy.mostly} value={udyamChoiceLabels.majorActivity[registration.majorActivity]} />
        )}
      </Part>
      <Part page="business" onChange={open}>
        <Row label={udyamLabels.businessName} value={registration.businessName} />
        {registration.organisationType !== null && (
          <Row label={copy.owned} value={udyamChoiceLabels.organisationType[registration.organisationType]} />
        )}
        {registration.dateOfCommencement !== null && (
          <Row label={udyamLabels.dateOfCommencement} value={dayOf(registration.dateOfCommencement)} />
        )}
        {registration.maskedGstin !== null && (
          <Row label="GSTIN" value={`••${registration.maskedGstin.slice(-4)}`} />
        )}
      </Part>
      <Part page="size" onChange={open}>
        <Row label={copy.employees} value={peopleOf(details)} />
        <Row label={copy.sales} value={formatMoney(registration.turnover)} />
        <Row label={copy.machines} value={formatMoney(registration.investment)} />
      </Part>
      <Part page="address" onChange={open}>
        <Row
          label={copy.address}
          value={[
            ...new Set([
              registration.addressLine,
              registration.city,
              registration.district,
              registration.state,
              registration.pincode,
            ]),
          ].join(', ')}
        />
      </Part>
      <Part page="bank-details" onChange={open}>
        <Row label={copy.account} value={masked(registration.maskedAccountNumber)} />
        <Row label={udyamLabels.ifsc} value={registration.ifsc} />
      </Part>
    </>
  );
}

/** Links to verify the mobile and the e-mail by a code, which the register does not require. */
function Checks({ snapshot, send }: Pick<UdyamProps, 'snapshot' | 'send'>) {
  const open = (['MOBILE', 'EMAIL'] as const).filter((contact) =>
    snapshot.can({ type: 'contact.checked', contact }),
  );
  return open.map((contact) => (
    <TextButton key={contact} alone onClick={() => send({ type: 'contact.checked', contact })}>
      {copy.check[contact]}
    </TextButton>
  ));
}

function checkedHint(details: UdyamDetails, type: 'MOBILE' | 'EMAIL'): { readonly hint?: string } {
  return isVerified(details, type) ? { hint: copy.checked } : {};
}

/** A date without a time, formatted in any time zone alike: noon in India. @param day YYYY-MM-DD */
function dayOf(day: string): string {
  return formatDate(Date.parse(`${day}T06:30:00Z`));
}

/** "2 men, 1 woman"; counts of zero are left out. */
function peopleOf({ registration }: UdyamDetails): string {
  const { employeesMale, employeesFemale, employeesOther } = registration;
  const named = [
    employeesMale > 0 && copy.men(employeesMale),
    employeesFemale > 0 && copy.women(employeesFemale),
    employeesOther > 0 && copy.others(employeesOther),
  ].filter((texts) => texts !== false);
  return named.length === 0 ? copy.none : named.join(', ');
}

interface PartProps {
  readonly page: UdyamPage;
  readonly onChange: (page: UdyamPage) => void;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** The details of one page. */
function Part({ page, onChange, after, children }: PartProps) {
  return (
    <Card>
      <Stack gap="sm">
        <Ends>
          <SectionHeading>{udyamHeadings[page]}</SectionHeading>
          <TextButton onClick={() => onChange(page)}>
            {udyamCopy.change}
            <VisuallyHidden>: {udyamHeadings[page]}</VisuallyHidden>
          </TextButton>
        </Ends>
        <Rows>{children}</Rows>
        {after}
      </Stack>
    </Card>
  );
}
