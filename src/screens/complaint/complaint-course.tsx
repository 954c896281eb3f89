import { complaintCopy } from '#messages/complaint';
import type { Complaint, ComplaintEvent } from '../../../machines/domain/merchant/complaint';
import { eventTitle } from '../../copy/complaint';
import { formatDate } from '../../copy/dates';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';
import { ListRow } from '../../ui/lists/list-row';
import { Written } from './written';

/** What happened to a complaint, oldest first: what the merchant wrote, and each answer with who gave it. */
export function ComplaintCourse({ complaint }: { readonly complaint: Complaint }) {
  // The complaint itself is the first event. A kind that the app does not know says something by its text only.
  const lodged: ComplaintEvent = {
    kind: 'LODGED',
    time: complaint.createTime,
    text: complaint.text,
    by: null,
  };
  const later = complaint.events.filter(
    ({ kind, text }) => kind !== 'LODGED' && (kind !== null || text !== null),
  );
  return (
    <Stack gap="sm">
      <SectionHeading>{complaintCopy.course.title}</SectionHeading>
      <Card tight>
        {[lodged, ...later].map((event) => (
          <ListRow
            key={`${event.time} ${event.kind}`}
            title={eventTitle(event)}
            detail={
              <>
                {formatDate(event.time)}
                {event.text !== null && <Written>{event.text}</Written>}
              </>
            }
            strong
          />
        ))}
      </Card>
    </Stack>
  );
}
