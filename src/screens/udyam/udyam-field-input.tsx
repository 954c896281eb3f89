import { udyamCopy } from '#messages/udyam';
import {
  dateParts,
  storedHint,
  udyamChoiceLabels,
  udyamChooseOne,
  udyamHints,
  udyamLabels,
} from '#messages/udyam-fields';
import { bankOfIfsc } from '../../../machines/domain/fields/bank-of-ifsc';
import type { UdyamRegistration } from '../../../machines/domain/udyam/udyam';
import {
  type UdyamChoice,
  type UdyamDraft,
  type UdyamField,
  udyamChoices,
} from '../../../machines/domain/udyam/udyam-fields';
import { indianStateOptions } from '../../copy/indian-states';
import { DateField, type TypedDate } from '../../ui/controls/date-field';
import { Field } from '../../ui/controls/field';
import { Segmented } from '../../ui/controls/segmented';
import { SelectField } from '../../ui/controls/select-field';
import { AmountField } from '../shared/form/amount-field';
import { IfscField } from '../shared/form/ifsc-field';
import type { Form } from '../shared/form/use-form';

interface UdyamFieldInputProps {
  readonly form: Form<UdyamDraft>;
  readonly field: Exclude<UdyamField, 'nicCodes'>;
  /** Shown as the error of the field while the form has none for it. */
  readonly note: string | undefined;
  readonly registration: UdyamRegistration;
  readonly panName: string | null;
}

function isChoice(field: UdyamField): field is UdyamChoice {
  return field in udyamChoices;
}

/** Choices with many options: a native select instead of buttons. */
const selectFields: ReadonlySet<UdyamChoice> = new Set(['organisationType', 'state']);

const numericInput = { inputMode: 'numeric' } as const;
const upperCaseInput = { autoCapitalize: 'characters', spellCheck: false } as const;
const capitalizedInput = { autoCapitalize: 'words' } as const;

/** Keyboard, capitalization and autofill of the text fields. */
const inputProps = {
  name: capitalizedInput,
  panNumber: upperCaseInput,
  aadhaarNumber: numericInput,
  mobile: { inputMode: 'tel', autoComplete: 'tel-national' },
  email: { inputMode: 'email', autoCapitalize: 'none', autoComplete: 'email', spellCheck: false },
  businessName: capitalizedInput,
  gstin: upperCaseInput,
  employeesMale: numericInput,
  employeesFemale: numericInput,
  employeesOther: numericInput,
  addressLine: {},
  city: capitalizedInput,
  district: capitalizedInput,
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  accountNumber: numericInput,
  accountNumberAgain: numericInput,
} as const;

/** The masked value that the service has stored; null where none is stored, or where the field is not masked. */
function maskOf(field: UdyamField, stored: UdyamRegistration): string | null {
  switch (field) {
    case 'panNumber':
      return stored.maskedPan;
    case 'aadhaarNumber':
      return stored.aadhaarLast4 === null ? null : `••••${stored.aadhaarLast4}`;
    case 'mobile':
      return stored.maskedMobile;
    case 'email':
      return stored.maskedEmail;
    case 'gstin':
      // The GSTIN contains the PAN of the owner: only its last four characters are shown.
      return stored.maskedGstin === null ? null : `••${stored.maskedGstin.slice(-4)}`;
    case 'accountNumber':
      return stored.maskedAccountNumber;
    default:
      return null;
  }
}

function hintOf(field: UdyamField, stored: UdyamRegistration, panName: string | null): string | undefined {
  const mask = maskOf(field, stored);
  if (mask !== null) return storedHint(mask.replaceAll('*', '•'));
  return field === 'name' && panName !== null ? udyamCopy.panSays(panName) : udyamHints[field];
}

/** @param date YYYY-MM-DD, where each part may be incomplete */
function typedDateOf(date: string): TypedDate {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day, month, year };
}

/** The options of a choice: values of the wire, with their names. */
function optionsOf(field: UdyamChoice): readonly { readonly value: string; readonly label: string }[] {
  if (field === 'state') return indianStateOptions;
  const labels: Readonly<Record<string, string>> = udyamChoiceLabels[field];
  return udyamChoices[field].map((option: string) => ({ value: option, label: labels[option] ?? option }));
}

/** One field of a page, with the control that suits it; nothing is preselected. */
export function UdyamFieldInput({ form, field, note, registration, panName }: UdyamFieldInputProps) {
  const label = udyamLabels[field];
  const hint = hintOf(field, registration, panName);
  const error = form.errorOf(field) ?? note;
  const controlProps = { id: form.idOf(field), error, hint };
  const value = form.draft[field] ?? '';
  const choose = (text: string) => form.change({ [field]: text });
  if (field === 'ifsc') return <IfscField form={form} label={label} hint={bankOfIfsc(value) ?? hint} />;
  if (field === 'dateOfCommencement') {
    return (
      <DateField
        {...controlProps}
        legend={label}
        labels={dateParts}
        value={typedDateOf(value)}
        readOnly={form.isPending}
        onChange={({ day, month, year }) => choose(`${year}-${month}-${day}`)}
      />
    );
  }
  if (field === 'turnover' || field === 'investment') {
    return <AmountField {...form.text(field)} label={label} hint={hint} error={error} />;
  }
  if (!isChoice(field)) {
    return <Field {...form.text(field)} {...inputProps[field]} label={label} hint={hint} error={error} />;
  }
  const options = optionsOf(field);
  if (selectFields.has(field)) {
    return (
      <SelectField
        {...controlProps}
        name={field}
        label={label}
        placeholder={udyamChooseOne}
        options={options}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    );
  }
  return (
    <Segmented
      {...controlProps}
      name={field}
      legend={label}
      options={options}
      value={options.some((option) => option.value === value) ? value : null}
      onSelect={choose}
    />
  );
}
