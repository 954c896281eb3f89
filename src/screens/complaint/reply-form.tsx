import { complaintCopy } from '#messages/complaint';
import { openComplaint } from '../../../machines/complaint/context';
import type { complaintMachine } from '../../../machines/complaint/machine';
import { readReply } from '../../../machines/domain/fields/complaint-fields';
import { wasEscalated } from '../../../machines/domain/merchant/complaint';
import { complaintProblem } from '../../copy/complaint';
import type { ScreenProps } from '../../journey/screen';
import { TextAreaField } from '../../ui/controls/text-area-field';
import { FormPage } from '../shared/form/form-page';
import { useForm } from '../shared/form/use-form';

const copy = complaintCopy.reply;

/** The answer did not solve it: the merchant may write why. What is typed stays as long as the journey runs, also after a refusal. */
export function ReplyFormScreen({ snapshot, send, back }: ScreenProps<typeof complaintMachine>) {
  const complaint = openComplaint(snapshot.context);
  const form = useForm({
    name: `reply-${complaint?.id ?? ''}`,
    initialDraft: () => ({ text: '' }),
    read: readReply,
    errorTextOf: ({ field, problem }) => complaintProblem(field, problem),
    refusal: null,
    isPending: snapshot.hasTag('pending'),
    onSubmit: ({ text }) => send({ type: 'reply.submitted', text }),
  });
  return (
    <FormPage
      title={complaintCopy.title}
      heading={copy.heading}
      lead={complaint !== null && wasEscalated(complaint) ? copy.leadLast : copy.lead}
      onBack={back}
      form={form}
      submit={copy.submit}
      sending={copy.sending}
    >
      <TextAreaField {...form.text('text')} label={copy.text} hint={copy.textHint} />
    </FormPage>
  );
}
