import { collectionCopy as copy } from '#messages/collection';
import type { LenderContact } from '../../../../machines/domain/lender/lender-contact';
import { lenderName } from '../../../copy/lender';
import { Disclosure } from '../../../ui/base/disclosure';
import { Row, Rows } from '../../../ui/base/rows';
import { Stack } from '../../../ui/base/stack';
import { Hint, Strong, Text } from '../../../ui/base/text';
import { LinkButton } from '../../../ui/controls/link-button';
import { ListRow } from '../../../ui/lists/list-row';
import type { appLink } from '../app-link';
import { CallButton } from '../call-button';

interface WhoMayCallProps {
  readonly contact: LenderContact;
  /** Opens the page with all contacts of the lender; missing on that page, and where nothing leads there. */
  readonly link?: ReturnType<typeof appLink>;
}

/**
 * Folded: who may contact the merchant about an overdue amount, at which hours, and whom to tell of anybody else. Only what the lender
 * says itself; nothing where it says nothing.
 */
export function WhoMayCall({ contact, link }: WhoMayCallProps) {
  const { collection, grievanceOfficer } = contact;
  if (collection === null) return null;
  const { agents, isComplete, hours, note } = collection;
  if (agents.length === 0 && hours === null) return null;
  const lender = lenderName(contact.nbfc);
  const officerPhone = grievanceOfficer?.phone ?? null;
  return (
    <Disclosure title={copy.title}>
      <Stack gap="sm">
        {agents.length > 0 && (
          <div>
            <Text>{isComplete ? copy.lead(lender) : copy.leadIncomplete(lender)}</Text>
            {agents.map(({ name, phone }) => (
              <ListRow
                key={name}
                title={name}
                {...(phone === null ? {} : { detail: copy.callsFrom(phone) })}
              />
            ))}
          </div>
        )}
        {hours !== null && (
          <Rows>
            <Row label={copy.hours} value={hours} />
          </Rows>
        )}
        {note !== null && <Hint>{note}</Hint>}
        <div>
          <Strong>{copy.otherTitle}</Strong>
          <Hint>{copy.other(grievanceOfficer?.name ?? null)}</Hint>
        </div>
        {officerPhone !== null && <CallButton phone={officerPhone} />}
        {link !== undefined && (
          <LinkButton variant="ghost" {...link}>
            {copy.contacts}
          </LinkButton>
        )}
      </Stack>
    </Disclosure>
  );
}
