import { type FormEvent, useContext, useEffect, useId, useState } from 'react';

import type { FormReading, WrongField } from '../../../../machines/domain/fields/form-reading';
import { errorsTitle } from '../../../copy/errors-title';
import { DraftsOfJourney } from '../../../journey/drafts';

type FieldOf<TDraft> = keyof TDraft & string;

/** The service's refusal of the last submit. */
export interface Refusal<TField extends string> {
  /** Heading of the error summary. */
  readonly title: string;
  /** Each with its field; null for the whole form. */
  readonly errors: readonly { readonly field: TField | null; readonly message: string }[];
}

interface FormOptions<TDraft, TValue, TWrong extends WrongField<FieldOf<TDraft>>> {
  /** The draft when the form opens. */
  readonly initialDraft: () => TDraft;
  readonly read: (draft: TDraft) => FormReading<TValue, TWrong>;
  /** The error message of an invalid field. */
  readonly textFor: (wrong: TWrong) => string;
  /** Null when there is none. */
  readonly refusal: Refusal<FieldOf<TDraft>> | null;
  /** A submit is in flight: nothing can be changed. */
  readonly isPending: boolean;
  readonly onSubmit: (value: TValue) => void;
  /** Saves the draft; called when a field loses focus, and on `pagehide`. */
  readonly saveDraft?: (draft: TDraft) => void;
  /** A form with a name restores its draft, as long as the journey runs. */
  readonly name?: string;
  /** The part of the draft to restore; all of it by default. */
  readonly restoreDraft?: (typed: TDraft) => TDraft;
}

/** A form as its page needs it, whatever its fields are. */
export interface FormFrame {
  readonly id: string;
  readonly isPending: boolean;
  /** Number of submits: with each, the error summary takes the focus again. */
  readonly attempt: number;
  /** The error summary; null without errors. */
  readonly summary: {
    readonly title: string;
    readonly errors: readonly { readonly id: string; readonly message: string }[];
  } | null;
  readonly submit: (event: Pick<FormEvent, 'preventDefault'>) => void;
  readonly leaveField: () => void;
}

export interface Form<TDraft> extends FormFrame {
  readonly draft: TDraft;
  /** Edited since its last error: a refusal of the earlier submit no longer applies. */
  readonly isBeingCorrected: boolean;
  readonly idOf: (field: FieldOf<TDraft>) => string;
  readonly errorOf: (field: FieldOf<TDraft>) => string | undefined;
  /** A suggested correction; null when there is none. */
  readonly suggestionOf: (field: FieldOf<TDraft>) => string | null;
  /** Changes fields and clears their errors; the whole form is read again on submit. */
  readonly change: (fields: Partial<TDraft>) => void;
  /** Clears all errors, when the form's question changed. */
  readonly clearErrors: () => void;
  /** Accepts a suggestion and focuses the field, as the suggestion's button disappears. */
  readonly takeSuggestion: (field: FieldOf<TDraft>, value: string) => void;
  /** Props of a `Field` that holds one text of the draft. */
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
 * A form that is read as a whole on submit. Errors that the merchant can correct come first, beside each field and in a
 * summary; otherwise the service's refusal of the last submit is shown. The draft is kept until the page unmounts.
 */
export function useForm<TDraft, TValue, TWrong extends WrongField<FieldOf<TDraft>>>({
  initialDraft,
  read,
  textFor,
  refusal,
  isPending,
  onSubmit,
  saveDraft,
  name,
  restoreDraft = (typed) => typed,
}: FormOptions<TDraft, TValue, TWrong>): Form<TDraft> {
  const drafts = useContext(DraftsOfJourney);
  const [draft, setDraft] = useState<TDraft>(() => {
    // SAFETY: only the form of this name writes its draft.
    const typed = name === undefined ? undefined : (drafts?.get(name) as TDraft | undefined);
    return typed === undefined ? initialDraft() : restoreDraft(typed);
  });
  // Null until the form has been read or corrected after the last answer: then the service's refusal is shown.
  const [wrong, setWrong] = useState<readonly TWrong[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const id = useId();
  const idOf = (field: FieldOf<TDraft>) => `${id}-${field}`;
  const leaveField = () => saveDraft?.(draft);
  useEffect(() => {
    window.addEventListener('pagehide', leaveField);
    return () => window.removeEventListener('pagehide', leaveField);
  });

  const shownRefusal = wrong === null && !isPending ? refusal : null;
  const errors: Refusal<FieldOf<TDraft>>['errors'] =
    shownRefusal?.errors ?? (wrong ?? []).map((one) => ({ field: one.field, message: textFor(one) }));

  function change(fields: Partial<TDraft>) {
    if (isPending) return;
    const next = { ...draft, ...fields };
    setDraft(next);
    if (name !== undefined) drafts?.set(name, next);
    const isRefusedField =
      shownRefusal?.errors.some(({ field }) => field !== null && field in fields) ?? false;
    setWrong(wrong?.filter(({ field }) => !(field in fields)) ?? (isRefusedField ? [] : null));
  }

  // SAFETY: the field is one of the draft, and holds a text.
  const textOf = (field: FieldOf<TDraft>, value: string) => ({ [field]: value }) as Partial<TDraft>;
  const errorOf = (field: FieldOf<TDraft>) => errors.find((one) => one.field === field)?.message;

  return {
    id,
    isPending,
    attempt,
    draft,
    isBeingCorrected: wrong !== null,
    summary:
      errors.length === 0
        ? null
        : {
            title: shownRefusal?.title ?? errorsTitle(errors.length),
            errors: errors.map(({ field, message }) => ({ id: field === null ? id : idOf(field), message })),
          },
    idOf,
    errorOf,
    suggestionOf: (field) => wrong?.find((one) => one.field === field)?.suggestion ?? null,
    change,
    clearErrors: () => setWrong(null),
    takeSuggestion(field, value) {
      change(textOf(field, value));
      document.getElementById(idOf(field))?.focus();
    },
    text: (field) => ({
      id: idOf(field),
      name: field,
      value: String(draft[field] ?? ''),
      readOnly: isPending,
      error: errorOf(field),
      autoComplete: 'off',
      onChange: (event) => change(textOf(field, event.currentTarget.value)),
    }),
    leaveField,
    submit(event) {
      event.preventDefault();
      if (isPending) return;
      const reading = read(draft);
      setAttempt(attempt + 1);
      setWrong(reading.ok ? null : reading.wrong);
      if (reading.ok) onSubmit(reading.value);
    },
  };
}
