import type { UdyamRegistration } from '../../../machines/domain/udyam/udyam';
import type { UdyamDraft, UdyamField } from '../../../machines/domain/udyam/udyam-fields';
import type { Context } from '../../../machines/udyam/context';
import { udyamCopy as copy } from '../../copy/udyam';
import { SectionHeading } from '../../ui/base/text';
import { NicPicker } from './nic-picker';
import { UdyamFieldInput } from './udyam-field-input';

interface UdyamFieldsProps {
  readonly form: string;
  readonly fields: readonly UdyamField[];
  readonly draft: UdyamDraft;
  readonly errors: Readonly<Partial<Record<UdyamField, string>>>;
  readonly isPending: boolean;
  readonly registration: UdyamRegistration;
  readonly panName: string | null;
  readonly onChange: (told: UdyamDraft) => void;
  readonly nic: Pick<Context, 'nicCodes' | 'nicFailure'>;
  readonly onNicRetry: () => void;
}

/** The fields of a page, each in the shape that suits it. */
export function UdyamFields({
  form,
  fields,
  draft,
  errors,
  isPending,
  registration,
  panName,
  onChange,
  nic,
  onNicRetry,
}: UdyamFieldsProps) {
  return fields.map((field) => {
    const id = `${form}-${field}`;
    if (field === 'nicCodes')
      return (
        <NicPicker
          key={field}
          id={id}
          draft={draft}
          error={errors.nicCodes}
          isPending={isPending}
          codes={nic.nicCodes}
          failure={nic.nicFailure}
          onChange={onChange}
          onRetry={onNicRetry}
        />
      );
    const input = (
      <UdyamFieldInput
        key={field}
        id={id}
        field={field}
        value={draft[field] ?? ''}
        error={errors[field]}
        isPending={isPending}
        registration={registration}
        panName={panName}
        onChange={(text) => onChange({ [field]: text })}
      />
    );
    return field === 'employeesMale'
      ? [<SectionHeading key="people">{copy.people}</SectionHeading>, input]
      : input;
  });
}
