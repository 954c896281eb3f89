import { readDateOfBirth } from '../../../machines/domain/fields/date-of-birth';
import { required } from '../../../machines/domain/fields/field-reading';
import { type FieldError, type FormReading, readForm } from '../../../machines/domain/fields/form-reading';
import { isPersonalPan, readPan } from '../../../machines/domain/fields/pan-field';
import type { PanInput } from '../../../machines/identity/context';
import type { PanField, PanProblem } from '../../copy/pan';
import type { TypedDate } from '../../ui/controls/date-field';

/** The values of the PAN form, as typed. */
export interface PanDraft {
  readonly pan: string;
  readonly dateOfBirth: TypedDate;
  readonly consent: boolean;
}

export const emptyPanDraft: PanDraft = {
  pan: '',
  dateOfBirth: { day: '', month: '', year: '' },
  consent: false,
};

/** The three typed parts as 'YYYY-MM-DD' (spec 5); parts that are not typed stay empty, and without any part the text is empty. */
export function joinDate({ day, month, year }: TypedDate): string {
  const parts = [year, month, day].map((part) => part.trim());
  if (parts.every((part) => part === '')) return '';
  return parts.map((part, index) => (index === 0 || part === '' ? part : part.padStart(2, '0'))).join('-');
}

/**
 * Reads the form on submit: the values to send, or all its errors in the order of the fields.
 * @param now milliseconds, by the service's clock
 */
export function readPanDraft(
  { pan, dateOfBirth, consent }: PanDraft,
  now: number,
): FormReading<PanInput, FieldError<PanField, PanProblem>> {
  const read = readForm({
    pan: readPan(pan),
    dateOfBirth: readDateOfBirth(joinDate(dateOfBirth), now),
    consent: required(consent || null),
  });
  if (!read.ok) return read;
  return { ok: true, value: { number: read.value.pan, dateOfBirth: read.value.dateOfBirth } };
}

/**
 * The fourth letter of a PAN that does not belong to a person: the form then shows a warning, which does not block. Null for
 * the PAN of a person, and for an incomplete one.
 */
export function nonPersonalHolderLetter(typed: string): string | null {
  const pan = readPan(typed);
  return pan.ok && !isPersonalPan(pan.value) ? pan.value.charAt(3) : null;
}
