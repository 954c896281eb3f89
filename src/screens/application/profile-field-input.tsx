import { choiceLabels, chooseOne, fieldHints, fieldLabels } from '#messages/application-fields';
import {
  type ChoiceName,
  type ProfileDraft,
  type ProfileField,
  profileChoices,
} from '../../../machines/domain/entry/profile-fields';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Field } from '../../ui/controls/field';
import { Segmented } from '../../ui/controls/segmented';
import { SelectField } from '../../ui/controls/select-field';
import { AmountField } from '../shared/form/amount-field';
import type { Form } from '../shared/form/use-form';

interface ProfileFieldInputProps {
  readonly form: Form<ProfileDraft>;
  readonly field: ProfileField;
}

function isChoice(field: ProfileField): field is ChoiceName {
  return field in profileChoices;
}

function isAmount(field: ProfileField): field is 'monthlySale' | 'monthlyIncome' {
  return field === 'monthlySale' || field === 'monthlyIncome';
}

function optionsOf(field: ChoiceName): readonly { readonly value: string; readonly label: string }[] {
  const labels: Readonly<Record<string, string>> = choiceLabels[field];
  return profileChoices[field].map((value) => ({ value, label: labels[value] ?? value }));
}

/** Choices with many options: a select, which opens the phone's native picker. */
const selectFields: ReadonlySet<ProfileField> = new Set(['businessCategory', 'businessType']);
/** Choices with long labels: a card for each option. */
const cardFields: ReadonlySet<ProfileField> = new Set(['loanPurpose', 'businessUnit']);

/** Keyboard type and autofill, by field. */
const inputProps = {
  fatherName: { autoCapitalize: 'words' },
  email: { inputMode: 'email', autoCapitalize: 'none', autoComplete: 'email', spellCheck: false },
  address: {},
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  employeeCount: { inputMode: 'numeric' },
} as const;

/** One field of a step, as a text field, select, cards or segments. Nothing is preselected. */
export function ProfileFieldInput({ form, field }: ProfileFieldInputProps) {
  const label = fieldLabels[field];
  const hint = fieldHints[field];
  if (isAmount(field)) return <AmountField {...form.text(field)} label={label} hint={hint} />;
  if (!isChoice(field))
    return <Field {...form.text(field)} {...inputProps[field]} label={label} hint={hint} />;
  const id = form.idOf(field);
  const value = form.draft[field] ?? '';
  const choose = (chosen: string) => form.change({ [field]: chosen });
  const options = optionsOf(field);
  const controlProps = { id, name: field, hint, error: form.errorOf(field) };
  if (selectFields.has(field)) {
    return (
      <SelectField
        {...controlProps}
        label={label}
        placeholder={chooseOne}
        options={options}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    );
  }
  if (cardFields.has(field)) {
    return (
      <ChoiceGroup
        legend={label}
        legendHidden={field === 'loanPurpose'}
        hint={hint}
        error={form.errorOf(field)}
      >
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            id={index === 0 ? id : `${id}-${option.value}`}
            name={field}
            value={option.value}
            title={option.label}
            checked={option.value === value}
            onSelect={() => choose(option.value)}
          />
        ))}
      </ChoiceGroup>
    );
  }
  return (
    <Segmented
      {...controlProps}
      legend={label}
      options={options}
      value={options.some((option) => option.value === value) ? value : null}
      onSelect={choose}
    />
  );
}
