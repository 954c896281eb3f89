import { complaintCopy } from '#messages/complaint';
import type { Complaint, OmbudsmanReason } from '../../../machines/domain/merchant/complaint';
import { formatDate } from '../../copy/dates';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SectionHeading, Text } from '../../ui/base/text';
import { LinkButton } from '../../ui/controls/link-button';
import { CallButton } from '../shared/call-button';
import { regulator } from '../shared/support/regulator';

const copy = complaintCopy.ombudsman;

interface OmbudsmanCardProps {
  readonly complaint: Complaint;
  readonly reason: OmbudsmanReason;
}

/** The RBI Ombudsman takes the complaint now: why, how, and what to keep at hand. */
export function OmbudsmanCard({ complaint, reason }: OmbudsmanCardProps) {
  const answer = [...complaint.events].reverse().find(({ kind }) => kind === 'ANSWERED');
  return (
    <Card tone="info">
      <Stack gap="sm">
        <SectionHeading>{copy.title}</SectionHeading>
        <Text>{copy[reason]}</Text>
        <SectionHeading as="h3">{copy.keep}</SectionHeading>
        <Rows>
          <Row label={complaintCopy.course.reference} value={complaint.reference} strong />
          <Row label={complaintCopy.course.sentOn} value={formatDate(complaint.createTime)} />
          <Row label={complaintCopy.course.dueBy} value={formatDate(complaint.dueTime)} />
          {answer !== undefined && (
            <Row label={complaintCopy.course.answeredOn} value={formatDate(answer.time)} />
          )}
        </Rows>
        <LinkButton variant="secondary" href={regulator.ombudsman} target="_blank">
          {copy.open}
        </LinkButton>
        <CallButton phone={regulator.phone} />
      </Stack>
    </Card>
  );
}
