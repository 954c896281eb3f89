import { leadsCopy } from '#messages/leads';
import type { LeadDraft } from '../../../machines/domain/trade/lead-fields';
import { Stack } from '../../ui/base/stack';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Field } from '../../ui/controls/field';
import { Segmented } from '../../ui/controls/segmented';
import { AmountField } from '../shared/form/amount-field';
import type { Form } from '../shared/form/use-form';

const copy = leadsCopy.profile;
const answers = [
  { value: 'yes', label: copy.yes },
  { value: 'no', label: copy.no },
] as const;

/** The questions about the shop; nothing is preselected. */
export function LeadQuestions({ form }: { readonly form: Form<LeadDraft> }) {
  const yesOrNo = (field: 'currentAccount' | 'gst') => ({
    id: form.idOf(field),
    name: field,
    legend: copy[field],
    options: answers,
    value: answers.find(({ value }) => value === form.draft[field])?.value ?? null,
    onSelect: (value: string) => form.change({ [field]: value }),
    error: form.errorOf(field),
  });
  return (
    <Stack gap="lg">
      <AmountField
        {...form.text('monthlyTurnover')}
        label={copy.monthlyTurnover}
        hint={copy.monthlyTurnoverHint}
      />
      <Segmented {...yesOrNo('currentAccount')} hint={copy.currentAccountHint} />
      <Segmented {...yesOrNo('gst')} />
      <ChoiceGroup legend={copy.age}>
        <Field {...form.text('years')} label={copy.years} inputMode="numeric" />
        <Field {...form.text('months')} label={copy.months} inputMode="numeric" />
      </ChoiceGroup>
    </Stack>
  );
}
