import { readDateOfBirth } from '../../../machines/domain/fields/date-of-birth';
import { isPersonalPan, readPan } from '../../../machines/domain/fields/pan-field';
import type { PanGiven } from '../../../machines/identity/context';
import type { PanField, PanProblem } from '../../copy/pan';
import type { TypedDate } from '../../ui/controls/date-field';

/** What stands in the PAN form, as typed. */
export interface PanDraft {
  readonly pan: string;
  readonly dateOfBirth: TypedDate;
  readonly hasConsented: boolean;
}

/** One field that is not right yet. */
export interface PanDraftProblem {
  readonly field: PanField;
  readonly problem: PanProblem;
}

export const emptyPanDraft: PanDraft = {
  pan: '',
  dateOfBirth: { day: '', month: '', year: '' },
  hasConsented: false,
};

/** 'YYYY-MM-DD' of the three parts (spec 5); empty while nothing is typed. */
export function joinDate({ day, month, year }: TypedDate): string {
  const parts = [year, month, day].map((part) => part.trim());
  if (parts.every((part) => part === '')) return '';
  return parts.map((part, at) => (at === 0 || part === '' ? part : part.padStart(2, '0'))).join('-');
}

/**
 * Reads the form on submit: what is sent, or everything that is wrong with it, in the order of the fields.
 * @param now milliseconds, by the service's clock
 */
export function readPanDraft(
  draft: PanDraft,
  now: number,
): { readonly given: PanGiven } | { readonly problems: readonly PanDraftProblem[] } {
  const number = readPan(draft.pan);
  const birth = readDateOfBirth(joinDate(draft.dateOfBirth), now);
  if (number.ok && birth.ok && draft.hasConsented) {
    return { given: { number: number.value, dateOfBirth: birth.value } };
  }
  const problems: PanDraftProblem[] = [];
  if (!number.ok) problems.push({ field: 'pan', problem: number.problem });
  if (!birth.ok) problems.push({ field: 'dateOfBirth', problem: birth.problem });
  if (!draft.hasConsented) problems.push({ field: 'consent', problem: 'missing' });
  return { problems };
}

/** The fourth letter of a whole PAN that is no person's: it warns, and does not block. Null otherwise. */
export function otherHolderOf(typed: string): string | null {
  const pan = readPan(typed);
  return pan.ok && !isPersonalPan(pan.value) ? pan.value.charAt(3) : null;
}
