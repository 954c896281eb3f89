import { type FormEvent, useContext, useEffect, useId, useState } from 'react';

import type { FormReading, WrongField } from '../../../../machines/domain/fields/form-reading';
import { errorsTitle } from '../../../copy/errors-title';
import { DraftsOfJourney } from '../../../journey/drafts';

type FieldOf<TDraft> = keyof TDraft & string;

/** What the service said of the form as it was last sent. */
export interface Refusal<TField extends string> {
  /** Over the form. */
  readonly title: string;
  /** Each with the field that it is about; null for the whole form. */
  readonly errors: readonly { readonly field: TField | null; readonly message: string }[];
}

interface FormOptions<TDraft, TValue, TWrong extends WrongField<FieldOf<TDraft>>> {
  /** What stands in the form as it opens. */
  readonly opensWith: () => TDraft;
  readonly read: (draft: TDraft) => FormReading<TValue, TWrong>;
  /** What to do about a wrong field, in words. */
  readonly wordsFor: (wrong: TWrong) => string;
  /** Null while there is none. */
  readonly refusal: Refusal<FieldOf<TDraft>> | null;
  /** Sent, and not answered yet: nothing can be changed. */
  readonly isPending: boolean;
  readonly onSubmit: (value: TValue) => void;
  /** Keeps what was typed; called when a field is left, and when the phone takes the page away. */
  readonly keep?: (draft: TDraft) => void;
  /** The name of a form that opens with what was typed into it before, as long as the journey runs. */
  readonly name?: string;
  /** What of that it opens with; all of it when not given. */
  readonly reopensWith?: (typed: TDraft) => TDraft;
}

/** A form as its page needs it, whatever its fields are. */
export interface FormFrame {
  readonly id: string;
  readonly isPending: boolean;
  /** Submits so far: with each, the summary takes the focus again. */
  readonly attempt: number;
  /** What is wrong, over the form; null while nothing is. */
  readonly summary: {
    readonly title: string;
    readonly errors: readonly { readonly id: string; readonly message: string }[];
  } | null;
  readonly submit: (event: Pick<FormEvent, 'preventDefault'>) => void;
  readonly leaveField: () => void;
}

export interface Form<TDraft> extends FormFrame {
  readonly draft: TDraft;
  /** Edited since an error was found in it: a refusal of what was sent before does not hold any more. */
  readonly isBeingCorrected: boolean;
  readonly idOf: (field: FieldOf<TDraft>) => string;
  readonly errorOf: (field: FieldOf<TDraft>) => string | undefined;
  /** What was probably meant; null where nobody knows. */
  readonly suggestionOf: (field: FieldOf<TDraft>) => string | null;
  /** Changes fields, and clears their errors; the whole form is read again on submit. */
  readonly change: (fields: Partial<TDraft>) => void;
  /** The form asks for something else now: what was found in it does not hold any more. */
  readonly dropErrors: () => void;
  /** Takes a suggestion, whose button is gone then: the field has the focus. */
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
 * A form that is read as a whole on submit. What the merchant can correct comes first, beside each field and in a summary; else what the
 * service said of the form as it was last sent. What was typed stays until the page is gone.
 */
export function useForm<TDraft, TValue, TWrong extends WrongField<FieldOf<TDraft>>>({
  opensWith,
  read,
  wordsFor,
  refusal,
  isPending,
  onSubmit,
  keep,
  name,
  reopensWith = (typed) => typed,
}: FormOptions<TDraft, TValue, TWrong>): Form<TDraft> {
  const drafts = useContext(DraftsOfJourney);
  const [draft, setDraft] = useState<TDraft>(() => {
    // SAFETY: only the form of this name writes it.
    const typed = name === undefined ? undefined : (drafts?.get(name) as TDraft | undefined);
    return typed === undefined ? opensWith() : reopensWith(typed);
  });
  // Null while nothing was found or corrected since the last answer: then the service's refusal is shown.
  const [wrong, setWrong] = useState<readonly TWrong[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const id = useId();
  const idOf = (field: FieldOf<TDraft>) => `${id}-${field}`;
  const leaveField = () => keep?.(draft);
  useEffect(() => {
    window.addEventListener('pagehide', leaveField);
    return () => window.removeEventListener('pagehide', leaveField);
  });

  const said = wrong === null && !isPending ? refusal : null;
  const errors: Refusal<FieldOf<TDraft>>['errors'] =
    said?.errors ?? (wrong ?? []).map((one) => ({ field: one.field, message: wordsFor(one) }));

  function change(fields: Partial<TDraft>) {
    if (isPending) return;
    const next = { ...draft, ...fields };
    setDraft(next);
    if (name !== undefined) drafts?.set(name, next);
    const isRefusedHere = said?.errors.some(({ field }) => field !== null && field in fields) ?? false;
    setWrong(wrong?.filter(({ field }) => !(field in fields)) ?? (isRefusedHere ? [] : null));
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
            title: said?.title ?? errorsTitle(errors.length),
            errors: errors.map(({ field, message }) => ({ id: field === null ? id : idOf(field), message })),
          },
    idOf,
    errorOf,
    suggestionOf: (field) => wrong?.find((one) => one.field === field)?.suggestion ?? null,
    change,
    dropErrors: () => setWrong(null),
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
