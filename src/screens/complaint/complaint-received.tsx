import { complaintCopy } from '#messages/complaint';
import { openComplaint } from '../../../machines/complaint/context';
import type { complaintMachine } from '../../../machines/complaint/machine';
import { formatDate } from '../../copy/dates';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { CopyButton } from '../shared/copy-button';
import { Page } from '../shared/pages/page';
import { ProgressList } from '../shared/progress-list';
import { ComplaintFacts } from './complaint-facts';
import { recipientOf } from './recipient';

const copy = complaintCopy.received;

/** The service took the complaint: its reference, until when the answer is due, and what happens next. */
export function ComplaintReceivedScreen({ snapshot, send, back }: ScreenProps<typeof complaintMachine>) {
  const complaint = openComplaint(snapshot.context);
  if (complaint === null) return null;
  return (
    <Page
      title={complaintCopy.title}
      heading={copy.heading}
      lead={copy.lead(complaint.reference)}
      status="success"
      onBack={back}
      action={<Button onClick={() => send({ type: 'list.opened' })}>{complaintCopy.seeAll}</Button>}
    >
      <CopyButton text={complaint.reference} label={copy.copyReference} />
      <ProgressList
        done={{ title: copy.sent }}
        now={{
          title: copy.now(recipientOf(complaint)),
          detail: copy.nowDetail(formatDate(complaint.dueTime)),
        }}
        next={{ title: copy.next, detail: copy.nextDetail }}
      />
      <ComplaintFacts complaint={complaint} />
    </Page>
  );
}
