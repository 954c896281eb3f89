import { type FormEvent, useContext, useEffect, useId, useState } from 'react';

import type { FieldError, FormReading } from '../../../../machines/domain/fields/form-reading';
import { errorsTitle } from '../../../copy/errors-title';
import { DraftsContext } from '../../../journey/drafts';

type FieldOf<TDraft> = keyof TDraft & string;

/** The service's refusal of the last submit. */
export interface Refusal<TField extends string> {
  /** Heading of the error summary. */
  readonly title: string;
  /** `field` is null for an error of the whole form. */
  readonly errors: readonly { readonly field: TField | null; readonly message: string }[];
}

interface FormOptions<TDraft, TValue, TWrong extends FieldError<FieldOf<TDraft>>> {
  /** The draft when the form opens. */
  readonly initialDraft: () => TDraft;
  /** Validates the draft on submit: the value to send, or the invalid fields. */
  readonly read: (draft: TDraft) => FormReading<TValue, TWrong>;
  /** The error message of an invalid field. */
  readonly errorTextOf: (fieldErrors: TWrong) => string;
  /** Null when the service did not refuse the last submit. */
  readonly refusal: Refusal<FieldOf<TDraft>> | null;
  /** A submit is in flight: the fields are read-only. */
  readonly isPending: boolean;
  readonly onSubmit: (value: TValue) => void;
  /** Saves the draft; called when a field loses focus, and on `pagehide`. */
  readonly saveDraft?: (draft: TDraft) => void;
  /** Name of the form in the drafts of the journey: while the journey runs, its draft is restored. Omitted: not restored. */
  readonly name?: string;
  /** Selects what is restored of an earlier draft; everything by default. */
  readonly restoreDraft?: (earlierDraft: TDraft) => TDraft;
}

/** The part of a form that `FormPage` needs; the same for all fields. */
export interface FormFrame {
  readonly id: string;
  readonly isPending: boolean;
  /** Number of submits: after each one the error summary gets the focus. */
  readonly attempt: number;
  /** The error summary; null without errors. */
  readonly summary: {
    readonly title: string;
    readonly errors: readonly { readonly id: string; readonly message: string }[];
  } | null;
  readonly submit: (event: Pick<FormEvent, 'preventDefault'>) => void;
  readonly saveCurrentDraft: () => void;
}

export interface Form<TDraft> extends FormFrame {
  readonly draft: TDraft;
  /** The form was validated or corrected since the service answered: its refusal of the earlier submit no longer applies. */
  readonly isRefusalOutdated: boolean;
  readonly idOf: (field: FieldOf<TDraft>) => string;
  readonly errorOf: (field: FieldOf<TDraft>) => string | undefined;
  /** A suggested correction of the field; null when there is none. */
  readonly suggestionOf: (field: FieldOf<TDraft>) => string | null;
  /** Changes fields and clears their errors; the whole form is validated again on submit. */
  readonly change: (fields: Partial<TDraft>) => void;
  /** Clears all errors, for a form whose fields are replaced. */
  readonly clearErrors: () => void;
  /** Fills in the suggestion, and focuses the field because the suggestion's button disappears. */
  readonly acceptSuggestion: (field: FieldOf<TDraft>, value: string) => void;
  /** Props of a `Field` for a field of the draft whose value is a string. */
  readonly text: (field: FieldOf<TDraft>) => {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    readonly readOnly: boolean;
    readonly error: string | undefined;
    readonly autoComplete: string;
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
  };
}

/**
 * A form that is validated as a whole on submit. Invalid fields are shown beside each field and in a summary. Without any,
 * the service's refusal of the last submit is shown. A form without a name loses its draft when it unmounts.
 */
export function useForm<TDraft, TValue, TWrong extends FieldError<FieldOf<TDraft>>>({
  initialDraft,
  read,
  errorTextOf,
  refusal,
  isPending,
  onSubmit,
  saveDraft,
  name,
  restoreDraft = (earlierDraft) => earlierDraft,
}: FormOptions<TDraft, TValue, TWrong>): Form<TDraft> {
  const drafts = useContext(DraftsContext);
  const [draft, setDraft] = useState<TDraft>(() => {
    // SAFETY: only the form with this name writes this draft.
    const earlierDraft = name === undefined ? undefined : (drafts?.get(name) as TDraft | undefined);
    return earlierDraft === undefined ? initialDraft() : restoreDraft(earlierDraft);
  });
  // Null while the form was neither validated nor corrected since the last answer: then the service's refusal is shown.
  const [invalidFields, setInvalidFields] = useState<readonly TWrong[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const id = useId();
  const idOf = (field: FieldOf<TDraft>) => `${id}-${field}`;
  const saveCurrentDraft = () => saveDraft?.(draft);
  useEffect(() => {
    window.addEventListener('pagehide', saveCurrentDraft);
    return () => window.removeEventListener('pagehide', saveCurrentDraft);
  });

  const shownRefusal = invalidFields === null && !isPending ? refusal : null;
  const errors: Refusal<FieldOf<TDraft>>['errors'] =
    shownRefusal?.errors ??
    (invalidFields ?? []).map((invalid) => ({ field: invalid.field, message: errorTextOf(invalid) }));

  function change(fields: Partial<TDraft>) {
    if (isPending) return;
    const newDraft = { ...draft, ...fields };
    setDraft(newDraft);
    if (name !== undefined) drafts?.set(name, newDraft);
    const isRefusedField =
      shownRefusal?.errors.some(({ field }) => field !== null && field in fields) ?? false;
    setInvalidFields(
      invalidFields?.filter(({ field }) => !(field in fields)) ?? (isRefusedField ? [] : null),
    );
  }

  // SAFETY: the field belongs to the draft, and its value is a string.
  const partialDraft = (field: FieldOf<TDraft>, value: string) => ({ [field]: value }) as Partial<TDraft>;
  const errorOf = (field: FieldOf<TDraft>) => errors.find((error) => error.field === field)?.message;

  return {
    id,
    isPending,
    attempt,
    draft,
    isRefusalOutdated: invalidFields !== null,
    summary:
      errors.length === 0
        ? null
        : {
            title: shownRefusal?.title ?? errorsTitle(errors.length),
            errors: errors.map(({ field, message }) => ({ id: field === null ? id : idOf(field), message })),
          },
    idOf,
    errorOf,
    suggestionOf: (field) => invalidFields?.find((invalid) => invalid.field === field)?.suggestion ?? null,
    change,
    clearErrors: () => setInvalidFields(null),
    acceptSuggestion(field, value) {
      change(partialDraft(field, value));
      document.getElementById(idOf(field))?.focus();
    },
    text: (field) => ({
      id: idOf(field),
      name: field,
      value: String(draft[field] ?? ''),
      readOnly: isPending,
      error: errorOf(field),
      autoComplete: 'off',
      onChange: (event) => change(partialDraft(field, event.currentTarget.value)),
    }),
    saveCurrentDraft,
    submit(event) {
      event.preventDefault();
      if (isPending) return;
      const reading = read(draft);
      setAttempt(attempt + 1);
      setInvalidFields(reading.ok ? null : reading.fieldErrors);
      if (reading.ok) onSubmit(reading.value);
    },
  };
}
