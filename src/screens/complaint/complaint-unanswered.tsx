import { complaintCopy } from '#messages/complaint';
import type { complaintMachine } from '../../../machines/complaint/machine';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';
import { Unanswered } from '../shared/pages/unanswered';
import { Written } from './written';

const copy = complaintCopy.unanswered;

/** It is not known whether the complaint was lodged: what was written is shown, and its status can be checked. */
export function ComplaintUnansweredScreen({ snapshot, send, back }: ScreenProps<typeof complaintMachine>) {
  const { sent } = snapshot.context;
  return (
    <Unanswered
      title={complaintCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      snapshot={snapshot}
      send={send}
      back={back}
    >
      {sent !== null && (
        <Card>
          <Stack gap="xs">
            <SectionHeading>{copy.yours}</SectionHeading>
            <Written>{sent.complaint.text}</Written>
          </Stack>
        </Card>
      )}
    </Unanswered>
  );
}

/** The same for what the merchant said of an answer. */
export function ReplyUnansweredScreen({ snapshot, send, back }: ScreenProps<typeof complaintMachine>) {
  return (
    <Unanswered
      title={complaintCopy.title}
      heading={complaintCopy.reply.unansweredHeading}
      lead={complaintCopy.reply.unansweredLead}
      snapshot={snapshot}
      send={send}
      back={back}
    />
  );
}
