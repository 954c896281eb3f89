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
  heldHint,
  udyamChoiceWords,
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
  /** Said beside the field while nothing is wrong with it. */
  readonly note: string | undefined;
  readonly registration: UdyamRegistration;
  readonly panName: string | null;
}

function isChoice(field: UdyamField): field is UdyamChoice {
  return field in udyamChoices;
}

/** Long lists open in the phone's own picker. */
const picked: ReadonlySet<UdyamChoice> = new Set(['organisationType', 'state']);

const digits = { inputMode: 'numeric' } as const;
const rupees = { inputMode: 'decimal', prefix: '₹' } as const;
const capitals = { autoCapitalize: 'characters', spellCheck: false } as const;
const words = { autoCapitalize: 'words' } as const;

/** What the keyboard shows, and what the browser may fill in, by field. */
const typing = {
  name: words,
  panNumber: capitals,
  aadhaarNumber: digits,
  mobile: { inputMode: 'tel', autoComplete: 'tel-national' },
  email: { inputMode: 'email', autoCapitalize: 'none', autoComplete: 'email', spellCheck: false },
  businessName: words,
  gstin: capitals,
  employeesMale: digits,
  employeesFemale: digits,
  employeesOther: digits,
  turnover: rupees,
  investment: rupees,
  addressLine: {},
  city: words,
  district: words,
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  accountNumber: digits,
  accountNumberAgain: digits,
} as const;

/** The service's mask of what it has; null when it has nothing. */
function maskOf(field: UdyamField, told: UdyamRegistration): string | null {
  switch (field) {
    case 'panNumber':
      return told.maskedPan;
    case 'aadhaarNumber':
      return told.aadhaarLast4 === null ? null : `••••${told.aadhaarLast4}`;
    case 'mobile':
      return told.maskedMobile;
    case 'email':
      return told.maskedEmail;
    case 'gstin':
      // A GSTIN holds the owner's PAN: its end is enough to know it again.
      return told.maskedGstin === null ? null : `••${told.maskedGstin.slice(-4)}`;
    case 'accountNumber':
      return told.maskedAccountNumber;
    default:
      return null;
  }
}

function hintOf(field: UdyamField, told: UdyamRegistration, panName: string | null): string | undefined {
  const mask = maskOf(field, told);
  if (mask !== null) return heldHint(mask);
  return field === 'name' && panName !== null ? udyamCopy.panSays(panName) : udyamHints[field];
}

function partsOf(day: string): TypedDate {
  const [year = '', month = '', date = ''] = day.split('-');
  return { day: date, month, year };
}

/** One field of a page, in the shape that suits it; nothing is chosen before the merchant does. */
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
    return <Field {...form.text(field)} {...typing[field]} label={label} hint={hint} error={error} />;
  }
  const named: Readonly<Record<string, string>> = field === 'state' ? {} : udyamChoiceWords[field];
  const options = udyamChoices[field].map((option: string) => ({
    value: option,
    label: named[option] ?? option,
  }));
  if (picked.has(field)) {
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
