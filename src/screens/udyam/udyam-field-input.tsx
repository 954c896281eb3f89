import type { UdyamRegistration } from '../../../machines/domain/udyam/udyam';
import {
  type UdyamChoice,
  type UdyamDraft,
  type UdyamField,
  udyamChoices,
} from '../../../machines/domain/udyam/udyam-fields';
import { udyamCopy } from '../../copy/udyam';
import {
  dateParts,
  storedHint,
  udyamChoiceLabels,
  udyamChooseOne,
  udyamHints,
  udyamLabels,
} from '../../copy/udyam-fields';
import { DateField, type TypedDate } from '../../ui/controls/date-field';
import { Field } from '../../ui/controls/field';
import { Segmented } from '../../ui/controls/segmented';
import { SelectField } from '../../ui/controls/select-field';
import { IfscField } from '../shared/form/ifsc-field';
import type { Form } from '../shared/form/use-form';

interface UdyamFieldInputProps {
  readonly form: Form<UdyamDraft>;
  readonly field: Exclude<UdyamField, 'nicCodes'>;
  /** Shown beside the field while it has no error. */
  readonly note: string | undefined;
  readonly registration: UdyamRegistration;
  readonly panName: string | null;
}

function isChoice(field: UdyamField): field is UdyamChoice {
  return field in udyamChoices;
}

/** Long lists use the phone's native picker. */
const selectFields: ReadonlySet<UdyamChoice> = new Set(['organisationType', 'state']);

const digits = { inputMode: 'numeric' } as const;
const rupees = { inputMode: 'decimal', prefix: '₹' } as const;
const capitals = { autoCapitalize: 'characters', spellCheck: false } as const;
const capitalized = { autoCapitalize: 'words' } as const;

/** Keyboard type and autofill, by field. */
const inputProps = {
  name: capitalized,
  panNumber: capitals,
  aadhaarNumber: digits,
  mobile: { inputMode: 'tel', autoComplete: 'tel-national' },
  email: { inputMode: 'email', autoCapitalize: 'none', autoComplete: 'email', spellCheck: false },
  businessName: capitalized,
  gstin: capitals,
  employeesMale: digits,
  employeesFemale: digits,
  employeesOther: digits,
  turnover: rupees,
  investment: rupees,
  addressLine: {},
  city: capitalized,
  district: capitalized,
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  accountNumber: digits,
  accountNumberAgain: digits,
} as const;

/** The service's mask of a stored value; null when there is none. */
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
      // A GSTIN contains the owner's PAN: its last characters are enough to recognise it.
      return stored.maskedGstin === null ? null : `••${stored.maskedGstin.slice(-4)}`;
    case 'accountNumber':
      return stored.maskedAccountNumber;
    default:
      return null;
  }
}

function hintOf(field: UdyamField, stored: UdyamRegistration, panName: string | null): string | undefined {
  const mask = maskOf(field, stored);
  if (mask !== null) return storedHint(mask);
  return field === 'name' && panName !== null ? udyamCopy.panSays(panName) : udyamHints[field];
}

function partsOf(day: string): TypedDate {
  const [year = '', month = '', date = ''] = day.split('-');
  return { day: date, month, year };
}

/** One field of a page, with the control that suits it; nothing is preselected. */
export function UdyamFieldInput({ form, field, note, registration, panName }: UdyamFieldInputProps) {
  const label = udyamLabels[field];
  const hint = hintOf(field, registration, panName);
  const error = form.errorOf(field) ?? note;
  const about = { id: form.idOf(field), error, hint };
  const value = form.draft[field] ?? '';
  const choose = (text: string) => form.change({ [field]: text });
  if (field === 'ifsc') return <IfscField form={form} label={label} hint={hint} />;
  if (field === 'dateOfCommencement') {
    return (
      <DateField
        {...about}
        legend={label}
        labels={dateParts}
        value={partsOf(value)}
        readOnly={form.isPending}
        onChange={({ day, month, year }) => choose(`${year}-${month}-${day}`)}
      />
    );
  }
  if (!isChoice(field)) {
    return <Field {...form.text(field)} {...inputProps[field]} label={label} hint={hint} error={error} />;
  }
  const named: Readonly<Record<string, string>> = field === 'state' ? {} : udyamChoiceLabels[field];
  const options = udyamChoices[field].map((option: string) => ({
    value: option,
    label: named[option] ?? option,
  }));
  if (selectFields.has(field)) {
    return (
      <SelectField
        {...about}
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
      {...about}
      name={field}
      legend={label}
      options={options}
      value={options.some((option) => option.value === value) ? value : null}
      onSelect={choose}
    />
  );
}
