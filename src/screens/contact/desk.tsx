import { contactCopy as copy } from '../../copy/contact';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';

interface DeskProps {
  readonly title: string;
  /** What one goes there for. */
  readonly about: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: string | null;
  readonly name?: string | null;
  readonly address?: string | null;
  /** Left out where the page's own action calls there. */
  readonly onCall?: (phone: string) => void;
  readonly isBusy?: boolean;
  readonly callLabel: string;
}

/** One place to turn to: who, when, and the ways to reach it. What the lender did not tell is not shown. */
export function Desk({
  title,
  about,
  name,
  phone,
  email,
  address,
  hours,
  onCall,
  isBusy = false,
  callLabel,
}: DeskProps) {
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
          <Hint>{about}</Hint>
        </div>
        <Rows>
          {rows.map(([label, value]) =>
            value === null || value === undefined ? null : <Row key={label} label={label} value={value} />,
          )}
        </Rows>
        {phone !== null && onCall !== undefined && (
          <Button variant="secondary" disabled={isBusy} onClick={() => onCall(phone)}>
            {callLabel}
          </Button>
        )}
        {email !== null && (
          <LinkButton variant="secondary" href={`mailto:${email}`}>
            {copy.write}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}

/** An address that may break behind its `@`, and not in the middle of a word. */
function breakable(email: string) {
  const at = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
