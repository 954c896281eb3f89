import { checkCopy, ekycCopy } from '#messages/identity';
import { readMobile } from '../../../machines/domain/fields/contact-fields';
import { readForm } from '../../../machines/domain/fields/form-reading';
import type { identityMachine } from '../../../machines/identity/machine';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Field } from '../../ui/controls/field';
import { FormPage } from '../shared/form/form-page';
import { useForm } from '../shared/form/use-form';
import { Unanswered } from '../shared/pages/unanswered';

const copy = ekycCopy.mobile;

/** Form of the mobile number linked to Aadhaar. Input, submission and refusal share one page, so that the input is kept. */
export function EkycMobileScreen(props: ScreenProps<typeof identityMachine>) {
  const { snapshot, send, back } = props;
  const { failure } = snapshot.context;
  const form = useForm({
    initialDraft: () => ({ mobile: '' }),
    read: ({ mobile }) => readForm({ mobile: readMobile(mobile) }),
    errorTextOf: ({ problem }) => copy[problem],
    refusal:
      failure === null
        ? null
        : { title: copy.refused, errors: [{ field: 'mobile', message: whyItFailed(failure) }] },
    isPending: snapshot.hasTag('pending'),
    onSubmit: ({ mobile }) => send({ type: 'mobile.submitted', mobile }),
  });
  if (snapshot.matches('mobileUnanswered')) {
    return (
      <Unanswered {...props} title={ekycCopy.title} heading={checkCopy.notSure} lead={copy.unanswered} />
    );
  }

  return (
    <FormPage
      title={ekycCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      form={form}
      submit={copy.action}
      sending={copy.sending}
      belowFields={<Hint>{copy.unknownHint}</Hint>}
    >
      <Field
        {...form.text('mobile')}
        label={copy.label}
        hint={copy.hint}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
    </FormPage>
  );
}
