import { categoryNames, complaintCopy } from '#messages/complaint';
import type { Complaint } from '../../../machines/domain/merchant/complaint';
import { formatDate } from '../../copy/dates';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';
import { recipientOf } from './recipient';

const copy = complaintCopy.course;

/** Reference, recipient, subject and days of a complaint. */
export function ComplaintFacts({ complaint }: { readonly complaint: Complaint }) {
  return (
    <Card>
      <Stack gap="xs">
        <SectionHeading>{copy.facts}</SectionHeading>
        <Rows>
          <Row label={copy.reference} value={complaint.reference} strong />
          <Row label={copy.sentTo} value={recipientOf(complaint)} />
          <Row label={copy.about} value={categoryNames[complaint.category]} />
          <Row label={copy.sentOn} value={formatDate(complaint.createTime)} />
          <Row label={copy.dueBy} value={formatDate(complaint.dueTime)} />
        </Rows>
      </Stack>
    </Card>
  );
}
