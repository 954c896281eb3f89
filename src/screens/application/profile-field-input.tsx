import {
  type ChoiceName,
  type ProfileField,
  profileChoices,
} from '../../../machines/domain/entry/profile-fields';
import { choiceWords, chooseOne, fieldHints, fieldLabels } from '../../copy/application-fields';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Field } from '../../ui/controls/field';
import { Segmented } from '../../ui/controls/segmented';
import { SelectField } from '../../ui/controls/select-field';

interface ProfileFieldInputProps {
  readonly id: string;
  readonly field: ProfileField;
  readonly value: string;
  readonly error: string | undefined;
  readonly isPending: boolean;
  readonly onChange: (text: string) => void;
}

function isChoice(field: ProfileField): field is ChoiceName {
  return field in profileChoices;
}

function optionsOf(field: ChoiceName): readonly { readonly value: string; readonly label: string }[] {
  const words: Readonly<Record<string, string>> = choiceWords[field];
  return profileChoices[field].map((value) => ({ value, label: words[value] ?? value }));
}

/** Long lists open in the phone's own picker. */
const picked: ReadonlySet<ProfileField> = new Set(['businessCategory', 'businessType']);
/** Choices that need a line each. */
const carded: ReadonlySet<ProfileField> = new Set(['loanPurpose', 'businessUnit']);

/** What the keyboard shows, and what the browser may fill in, by field. */
const typing = {
  fatherName: { autoCapitalize: 'words', autoComplete: 'off' },
  email: { inputMode: 'email', autoCapitalize: 'none', autoComplete: 'email', spellCheck: false },
  address: { autoComplete: 'off' },
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  monthlySale: { inputMode: 'decimal', autoComplete: 'off', prefix: '₹' },
  monthlyIncome: { inputMode: 'decimal', autoComplete: 'off', prefix: '₹' },
  employeeCount: { inputMode: 'numeric', autoComplete: 'off' },
} as const;

/** One field of a step, in the shape that suits it; nothing is chosen before the merchant does. */
export function ProfileFieldInput({ id, field, value, error, isPending, onChange }: ProfileFieldInputProps) {
  const label = fieldLabels[field];
  const hint = fieldHints[field];
  const choose = (text: string) => {
    if (!isPending) onChange(text);
  };
  if (!isChoice(field)) {
    return (
      <Field
        {...typing[field]}
        id={id}
        name={field}
        label={label}
        hint={hint}
        error={error}
        value={value}
        readOnly={isPending}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const options = optionsOf(field);
  if (picked.has(field)) {
    return (
      <SelectField
        id={id}
        name={field}
        label={label}
        hint={hint}
        error={error}
        placeholder={chooseOne}
        options={options}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    );
  }
  if (carded.has(field)) {
    return (
      <ChoiceGroup legend={label} legendHidden={field === 'loanPurpose'} hint={hint} error={error}>
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
      id={id}
      name={field}
      legend={label}
      hint={hint}
      error={error}
      options={options}
      value={options.some((option) => option.value === value) ? value : null}
      onSelect={choose}
    />
  );
}
