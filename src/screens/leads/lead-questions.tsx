import type { LeadDraft, LeadField } from '../../../machines/domain/trade/lead-fields';
import { leadsCopy } from '../../copy/leads';
import { Stack } from '../../ui/base/stack';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Field } from '../../ui/controls/field';
import { Segmented } from '../../ui/controls/segmented';

const copy = leadsCopy.profile;
const answers = [
  { value: 'yes', label: copy.yes },
  { value: 'no', label: copy.no },
] as const;

interface LeadQuestionsProps {
  readonly draft: LeadDraft;
  readonly idOf: (field: LeadField) => string;
  readonly errorOf: (field: LeadField) => string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (field: LeadField, text: string) => void;
}

/** The questions about the shop; nothing is answered before the merchant does. */
export function LeadQuestions({ draft, idOf, errorOf, isReadOnly, onChange }: LeadQuestionsProps) {
  const yesOrNo = (field: 'currentAccount' | 'gst', hint?: string) => (
    <Segmented
      id={idOf(field)}
      name={field}
      legend={copy[field]}
      options={answers}
      value={answers.find(({ value }) => value === draft[field])?.value ?? null}
      onSelect={(value) => onChange(field, value)}
      error={errorOf(field)}
      {...(hint === undefined ? {} : { hint })}
    />
  );
  const count = (field: 'years' | 'months') => (
    <Field
      id={idOf(field)}
      name={field}
      label={copy[field]}
      inputMode="numeric"
      autoComplete="off"
      value={draft[field]}
      readOnly={isReadOnly}
      error={errorOf(field)}
      onChange={(event) => onChange(field, event.currentTarget.value)}
    />
  );
  return (
    <Stack gap="lg">
      <Field
        id={idOf('monthlyTurnover')}
        name="monthlyTurnover"
        label={copy.monthlyTurnover}
        hint={copy.monthlyTurnoverHint}
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        value={draft.monthlyTurnover}
        readOnly={isReadOnly}
        error={errorOf('monthlyTurnover')}
        onChange={(event) => onChange('monthlyTurnover', event.currentTarget.value)}
      />
      {yesOrNo('currentAccount', copy.currentAccountHint)}
      {yesOrNo('gst')}
      <ChoiceGroup legend={copy.age}>
        {count('years')}
        {count('months')}
      </ChoiceGroup>
    </Stack>
  );
}
