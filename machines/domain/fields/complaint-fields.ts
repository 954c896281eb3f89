import {
  type ComplaintCategory,
  type ComplaintSubject,
  complaintCategories,
  complaintSubjects,
} from '../merchant/complaint';
import type { FieldReading } from './field-reading';
import { type FieldError, type FormReading, readForm } from './form-reading';

const MIN_LENGTH = 10;
const MAX_LENGTH = 1_000;

/** The complaint form as typed: a choice is empty until it was made. */
export type ComplaintDraft = Readonly<Record<'about' | 'category' | 'text', string>>;

export type ComplaintProblem = 'missing' | 'short' | 'long';

/** Reads the form on submit: the complaint without its loan, or all errors in the order of the fields. */
export function readComplaint(
  draft: ComplaintDraft,
): FormReading<
  { readonly about: ComplaintSubject; readonly category: ComplaintCategory; readonly text: string },
  FieldError<keyof ComplaintDraft, ComplaintProblem>
> {
  return readForm({
    about: readChoice(draft.about, complaintSubjects),
    category: readChoice(draft.category, complaintCategories),
    text: readComplaintText(draft.text.trim()),
  });
}

/** Reads why an answer did not solve it; nothing has to be written. */
export function readReply(draft: {
  readonly text: string;
}): FormReading<{ readonly text: string | null }, FieldError<'text', 'long'>> {
  const text = draft.text.trim();
  if (lengthOf(text) > MAX_LENGTH) return { ok: false, fieldErrors: [{ field: 'text', problem: 'long' }] };
  return { ok: true, value: { text: text === '' ? null : text } };
}

function readComplaintText(value: string): FieldReading<ComplaintProblem> {
  if (value === '') return { ok: false, problem: 'missing' };
  if (lengthOf(value) < MIN_LENGTH) return { ok: false, problem: 'short' };
  if (lengthOf(value) > MAX_LENGTH) return { ok: false, problem: 'long' };
  return { ok: true, value };
}

/** Characters as the contract counts them: an emoji is one. */
function lengthOf(text: string): number {
  return [...text].length;
}

function readChoice<TValue extends string>(
  chosen: string,
  values: readonly TValue[],
): FieldReading<'missing', TValue> {
  const value = values.find((known) => known === chosen);
  return value === undefined ? { ok: false, problem: 'missing' } : { ok: true, value };
}
