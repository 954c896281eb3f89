import { type ReactNode, useId, useState } from 'react';

import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import type { UdyamDetails } from '../../../machines/domain/udyam/udyam';
import { isVerified, type UdyamPage, type UdyamPlace } from '../../../machines/domain/udyam/udyam-steps';
import type { UdyamRead } from '../../../machines/udyam/context';
import { errorsTitle } from '../../copy/errors-title';
import { udyamCopy, udyamHeadings } from '../../copy/udyam';
import { refusalWords, udyamChoiceWords, udyamLabels } from '../../copy/udyam-fields';
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
import { wayBar } from './way-bar';

const copy = udyamCopy.confirmation;

/** All that was told, each part with its own way to change it; and the one agreement before it is sent. */
export function ConfirmationPage(props: UdyamProps) {
  const { read } = props.snapshot.context;
  return read === null ? null : <LastLook {...props} read={read} />;
}

function LastLook({ snapshot, send, back, read }: UdyamProps & { readonly read: UdyamRead }) {
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

  const refusal = failure === null ? null : refusalWords(failure).text;
  return (
    <Page
      title={udyamCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      steps={wayBar('confirmation')}
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
      <Told snapshot={snapshot} send={send} read={read} />
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

type ToldProps = Pick<UdyamProps, 'snapshot' | 'send'> & { readonly read: UdyamRead };

/** The pages as they were told; personal numbers by their ends only, as the service gives them. */
function Told({ snapshot, send, read }: ToldProps) {
  const { details } = read;
  const told = details.registration;
  const open = (page: UdyamPlace) => send({ type: 'page.opened', page });
  const masked = (text: string | null) => (text ?? '').replaceAll('*', '•');
  return (
    <>
      <Part page="kyc" onChange={open}>
        <Row label={udyamLabels.name} value={told.name} />
        <Row label={copy.pan} value={masked(told.maskedPan)} />
        <Row label={copy.aadhaar} value={`••••${told.aadhaarLast4 ?? ''}`} />
      </Part>
      <Part page="personal-details" onChange={open} after={<Checks snapshot={snapshot} send={send} />}>
        <Row
          label={copy.mobile}
          value={maskedMobile(told.maskedMobile)}
          {...checkedHint(details, 'MOBILE')}
        />
        {told.maskedEmail !== null && (
          <Row label={copy.email} value={masked(told.maskedEmail)} {...checkedHint(details, 'EMAIL')} />
        )}
        {told.gender !== null && (
          <Row label={udyamLabels.gender} value={udyamChoiceWords.gender[told.gender]} />
        )}
        {told.socialCategory !== null && (
          <Row label={copy.category} value={udyamChoiceWords.socialCategory[told.socialCategory]} />
        )}
        {told.isSpeciallyAbled !== null && (
          <Row label={copy.disability} value={told.isSpeciallyAbled ? copy.yes : copy.no} />
        )}
      </Part>
      <Part page="activity" onChange={open}>
        {told.nicCodes.map((code) => (
          <Row
            key={code}
            label={snapshot.context.nicCodes.find((one) => one.code === code)?.description ?? copy.kinds}
            value={code}
          />
        ))}
        {told.majorActivity !== null && (
          <Row label={copy.mostly} value={udyamChoiceWords.majorActivity[told.majorActivity]} />
        )}
      </Part>
      <Part page="business" onChange={open}>
        <Row label={udyamLabels.businessName} value={told.businessName} />
        {told.organisationType !== null && (
          <Row label={copy.owned} value={udyamChoiceWords.organisationType[told.organisationType]} />
        )}
        {told.dateOfCommencement !== null && (
          <Row label={udyamLabels.dateOfCommencement} value={dayOf(told.dateOfCommencement)} />
        )}
        {told.maskedGstin !== null && <Row label="GSTIN" value={`••${told.maskedGstin.slice(-4)}`} />}
      </Part>
      <Part page="size" onChange={open}>
        <Row label={copy.employees} value={peopleOf(details)} />
        <Row label={copy.sales} value={formatMoney(told.turnover)} />
        <Row label={copy.machines} value={formatMoney(told.investment)} />
      </Part>
      <Part page="address" onChange={open}>
        <Row
          label={copy.address}
          value={[...new Set([told.addressLine, told.city, told.district, told.state, told.pincode])].join(
            ', ',
          )}
        />
      </Part>
      <Part page="bank-details" onChange={open}>
        <Row label={copy.account} value={masked(told.maskedAccountNumber)} />
        <Row label={udyamLabels.ifsc} value={told.ifsc} />
      </Part>
    </>
  );
}

/** The number and the e-mail can be checked by a code, which the register does not ask for. */
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

/** A day without a time is the same everywhere: noon in India. @param day YYYY-MM-DD */
function dayOf(day: string): string {
  return formatDate(Date.parse(`${day}T06:30:00Z`));
}

/** "2 men, 1 woman"; who is not there is not named. */
function peopleOf({ registration: told }: UdyamDetails): string {
  const { employeesMale, employeesFemale, employeesOther } = told;
  const named = [
    employeesMale > 0 && copy.men(employeesMale),
    employeesFemale > 0 && copy.women(employeesFemale),
    employeesOther > 0 && copy.others(employeesOther),
  ].filter((words) => words !== false);
  return named.length === 0 ? copy.none : named.join(', ');
}

interface PartProps {
  readonly page: UdyamPage;
  readonly onChange: (page: UdyamPage) => void;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** One page of what was told. */
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
