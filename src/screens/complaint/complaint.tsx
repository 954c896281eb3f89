import { complaintCopy } from '#messages/complaint';
import { openComplaint } from '../../../machines/complaint/context';
import type { complaintMachine } from '../../../machines/complaint/machine';
import { awaitsReply, ombudsmanReason } from '../../../machines/domain/merchant/complaint';
import { headingAndLead, whyNotReplied } from '../../copy/complaint';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { ComplaintCourse } from './complaint-course';
import { ComplaintFacts } from './complaint-facts';
import { OmbudsmanCard } from './ombudsman-card';
import { recipientOf } from './recipient';

const copy = complaintCopy.course;

/** One complaint: how it stands, its course, whether the answer solved it, and the way to the Ombudsman where it is open. */
export function ComplaintScreen({ snapshot, send, back }: ScreenProps<typeof complaintMachine>) {
  const { facts, refusal } = snapshot.context;
  const complaint = openComplaint(snapshot.context);
  if (facts === null || complaint === null) return null;
  const reason = ombudsmanReason(complaint, facts.readAt);
  const isPending = snapshot.hasTag('pending');
  const texts = headingAndLead(complaint, { whom: recipientOf(complaint), isLate: reason === 'late' });
  return (
    <Page
      title={complaintCopy.title}
      heading={texts.heading}
      lead={texts.lead}
      onBack={back}
      busy={isPending}
      action={
        awaitsReply(complaint) ? (
          <>
            {/* Both answers look the same: neither is what we would like to hear. */}
            <Button variant="secondary" busy={isPending} onClick={() => send({ type: 'solution.confirmed' })}>
              {copy.solved}
            </Button>
            <Button variant="secondary" disabled={isPending} onClick={() => send({ type: 'reply.opened' })}>
              {copy.notSolved}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => send({ type: 'list.opened' })}>
            {complaintCopy.seeAll}
          </Button>
        )
      }
    >
      {refusal !== null && !isPending && (
        <Banner tone="late" title={copy.replyRefused}>
          {whyNotReplied(refusal)}
        </Banner>
      )}
      {reason !== null && <OmbudsmanCard complaint={complaint} reason={reason} />}
      <ComplaintCourse complaint={complaint} />
      <ComplaintFacts complaint={complaint} />
    </Page>
  );
}
