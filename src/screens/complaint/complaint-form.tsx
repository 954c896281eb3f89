import { categoryNames, complaintCopy } from '#messages/complaint';
import { COMPLAINT_DRAFT } from '../../../machines/complaint/context';
import type { complaintMachine } from '../../../machines/complaint/machine';
import { type ComplaintDraft, readComplaint } from '../../../machines/domain/fields/complaint-fields';
import { complaintCategories } from '../../../machines/domain/merchant/complaint';
import { complaintProblem, whyNotLodged } from '../../copy/complaint';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Text } from '../../ui/base/text';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { SelectField } from '../../ui/controls/select-field';
import { TextAreaField } from '../../ui/controls/text-area-field';
import { Banner } from '../../ui/feedback/banner';
import { FormPage } from '../shared/form/form-page';
import { useForm } from '../shared/form/use-form';

const copy = complaintCopy.form;
const emptyDraft: ComplaintDraft = { about: '', category: '', text: '' };

/** The form of a complaint. It stays during the submission and after a refusal, so that the input is not lost. */
export function ComplaintFormScreen({ snapshot, send, back }: ScreenProps<typeof complaintMachine>) {
  const { facts, refusal, lodged } = snapshot.context;
  const nbfc = facts?.nbfc ?? null;
  // Without a lender only the app can be complained about, whatever was chosen before.
  const aboutOf = (draft: ComplaintDraft) => (nbfc === null ? 'APP' : draft.about);
  const form = useForm({
    // Each complaint has its own: the next one begins empty.
    name: `${COMPLAINT_DRAFT}-${lodged}`,
    initialDraft: () => emptyDraft,
    read: (draft) => readComplaint({ ...draft, about: aboutOf(draft) }),
    errorTextOf: ({ field, problem }) => complaintProblem(field, problem),
    refusal:
      refusal === null
        ? null
        : { title: copy.refused, errors: [{ field: null, message: whyNotLodged(refusal) }] },
    isPending: snapshot.hasTag('pending'),
    onSubmit: (complaint) => send({ type: 'complaint.submitted', complaint }),
    // The text is personal data, and not stored.
    stored: { name: COMPLAINT_DRAFT, fields: ['about', 'category'] },
  });
  const choice = (about: ComplaintDraft['about']) => ({
    name: 'about',
    value: about,
    checked: form.draft.about === about,
    onSelect: () => form.change({ about }),
  });
  return (
    <FormPage
      title={complaintCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      form={form}
      submit={copy.submit}
      sending={copy.sending}
    >
      <Stack gap="lg">
        {nbfc === null ? (
          <Text>{copy.onlyApp}</Text>
        ) : (
          <ChoiceGroup legend={copy.about} error={form.errorOf('about')}>
            <ChoiceCard
              {...choice('LENDER')}
              id={form.idOf('about')}
              title={copy.aboutLender(lenderName(nbfc))}
              detail={copy.aboutLenderDetail}
            />
            <ChoiceCard {...choice('APP')} title={copy.aboutApp} detail={copy.aboutAppDetail} />
          </ChoiceGroup>
        )}
        <SelectField
          id={form.idOf('category')}
          name="category"
          label={copy.category}
          placeholder={copy.categoryPlaceholder}
          options={complaintCategories.map((value) => ({ value, label: categoryNames[value] }))}
          value={form.draft.category}
          error={form.errorOf('category')}
          onChange={(event) => form.change({ category: event.currentTarget.value })}
        />
        <Banner tone="due" title={copy.secretsTitle}>
          {copy.secrets}
        </Banner>
        <TextAreaField {...form.text('text')} label={copy.text} hint={copy.textHint} />
      </Stack>
    </FormPage>
  );
}
