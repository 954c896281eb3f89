import type { ReactNode } from 'react';
import { contactCopy as copy } from '#messages/contact';
import { Card } from '../../../ui/base/card';
import { Row, Rows } from '../../../ui/base/rows';
import { Stack } from '../../../ui/base/stack';
import { Hint, SectionHeading } from '../../../ui/base/text';
import { LinkButton } from '../../../ui/controls/link-button';
import { VisuallyHidden } from '../../../ui/theme/visually-hidden';

interface ContactDetailsProps {
  readonly title: string;
  /** What this contact is for. */
  readonly purpose: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: string | null;
  readonly name?: string | null;
  readonly address?: string | null;
  /** Calls the number; left out when the primary action of the page already does. */
  readonly call?: ReactNode;
}

/** One contact: name, phone, email, address and hours. Details that are not known are left out. */
export function ContactDetails({
  title,
  purpose,
  name,
  phone,
  email,
  address,
  hours,
  call,
}: ContactDetailsProps) {
  const rows = [
    [copy.name, name],
    [copy.phone, phone],
    [copy.email, email === null ? null : breakable(email)],
    [copy.address, address],
    [copy.hours, hours],
  ] as const;
  return (
    <Card>
      <Stack gap="sm">
        <div>
          <SectionHeading>{title}</SectionHeading>
          <Hint>{purpose}</Hint>
        </div>
        <Rows>
          {rows.map(([label, value]) =>
            value === null || value === undefined ? null : <Row key={label} label={label} value={value} />,
          )}
        </Rows>
        {call}
        {email !== null && (
          <LinkButton variant="secondary" href={`mailto:${email}`}>
            {copy.write} <VisuallyHidden>– {title}</VisuallyHidden>
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}

/** An email address that wraps after its `@` where it does not fit. */
function breakable(email: string) {
  const breakIndex = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, breakIndex)}
      <wbr />
      {email.slice(breakIndex)}
    </>
  );
}
