import type { ReactNode } from 'react';
import { udyamCopy as copy } from '#messages/udyam';
import type { UdyamRegistration } from '../../../machines/domain/udyam/udyam';
import type { UdyamDraft, UdyamField } from '../../../machines/domain/udyam/udyam-fields';
import { SectionHeading } from '../../ui/base/text';
import type { Form } from '../shared/form/use-form';
import { UdyamFieldInput } from './udyam-field-input';

interface UdyamFieldsProps {
  readonly form: Form<UdyamDraft>;
  readonly fields: readonly UdyamField[];
  /** Error of the name when the register reported that it does not match the PAN. */
  readonly nameNote: string | undefined;
  readonly registration: UdyamRegistration;
  readonly panName: string | null;
  /** The control of the NIC codes, where the page has it. */
  readonly nicPicker: ReactNode;
}

/** The fields of a page, each with the control that suits it. */
export function UdyamFields({ form, fields, nameNote, registration, panName, nicPicker }: UdyamFieldsProps) {
  return fields.map((field) => {
    if (field === 'nicCodes') return nicPicker;
    const input = (
      <UdyamFieldInput
        key={field}
        form={form}
        field={field}
        note={field === 'name' ? nameNote : undefined}
        registration={registration}
        panName={panName}
      />
    );
    return field === 'employeesMale'
      ? [<SectionHeading key="people">{copy.people}</SectionHeading>, input]
      : input;
  });
}
