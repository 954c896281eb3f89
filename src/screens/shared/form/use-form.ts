import { type FormEvent, useContext, useEffect, useId, useState } from 'react';
import { errorsTitle, manyErrorsTitle } from '#messages/errors-title';
import type { FieldError, FormReading } from '../../../../machines/domain/fields/form-reading';
import { type DraftStore, DraftStoreContext, DraftsContext } from '../../../journey/drafts';
import { latinDigits } from '../../../ui/controls/latin-digits';

type FieldOf<TDraft> = keyof TDraft & string;

/** The error summary lists this many errors. Of more it counts all and links to the first: a longer list hides the form. */
const MAX_LISTED_ERRORS = 3;

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
  readonly errorTextOf: (fieldError: TWrong) => string;
  /** Null when the service did not refuse the last submit. */
  readonly refusal: Refusal<FieldOf<TDraft>> | null;
  /** A submit is in flight: the fields are read-only. */
  readonly isPending: boolean;
  readonly onSubmit: (value: TValue) => void;
  /** Saves the draft; called when a field loses focus, and when the page is hidden or left. */
  readonly saveDraft?: (draft: TDraft) => void;
  /** Text fields that are stored on this phone until the form is submitted, under this name; none of them may be personal data. */
  readonly stored?: { readonly name: string; readonly fields: readonly FieldOf<TDraft>[] };
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
  /** Changes fields and clears their errors, and a refusal that names one of them; the whole form is validated again on submit. */
  readonly change: (fields: Partial<TDraft>) => void;
  /** Clears the errors of the validation, for a form whose fields are replaced; a refusal is shown until the chart drops it. */
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
 * the service's refusal of the last submit is shown. A form without a name loses its draft when it unmounts, except its `stored` fields.
 */
export function useForm<TDraft, TValue, TWrong extends FieldError<FieldOf<TDraft>>>({
  initialDraft,
  read,
  errorTextOf,
  refusal,
  isPending,
  onSubmit,
  saveDraft,
  stored,
  name,
  restoreDraft = (earlierDraft) => earlierDraft,
}: FormOptions<TDraft, TValue, TWrong>): Form<TDraft> {
  const drafts = useContext(DraftsContext);
  const store = useContext(DraftStoreContext);
  const [draft, setDraft] = useState<TDraft>(() => {
    // SAFETY: only the form with this name writes this draft.
    const earlierDraft = name === undefined ? undefined : (drafts?.get(name) as TDraft | undefined);
    if (earlierDraft !== undefined) return restoreDraft(earlierDraft);
    return stored === undefined ? initialDraft() : { ...initialDraft(), ...readStored(store, stored) };
  });
  // Null while the form was neither validated nor corrected since the last answer: then the service's refusal is shown.
  const [invalidFields, setInvalidFields] = useState<readonly TWrong[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const id = useId();
  const idOf = (field: FieldOf<TDraft>) => `${id}-${field}`;
  const saveCurrentDraft = () => {
    saveDraft?.(draft);
    // What is being submitted is not stored again: a payment leaves the page for the bank's, and its amount would be there the next time.
    if (stored === undefined || isPending) return;
    store?.write(
      stored.name,
      Object.fromEntries(stored.fields.map((field) => [field, String(draft[field] ?? '')])),
    );
  };
  useEffect(() => {
    // A phone that ends the app's process sends no `pagehide`: the page was hidden before.
    const saveIfHidden = () => {
      if (document.hidden) saveCurrentDraft();
    };
    window.addEventListener('pagehide', saveCurrentDraft);
    document.addEventListener('visibilitychange', saveIfHidden);
    return () => {
      window.removeEventListener('pagehide', saveCurrentDraft);
      document.removeEventListener('visibilitychange', saveIfHidden);
    };
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
            title: shownRefusal?.title ?? titleOf(invalidFields ?? []),
            errors: errors
              .slice(0, errors.length > MAX_LISTED_ERRORS ? 1 : MAX_LISTED_ERRORS)
              .map(({ field, message }) => ({ id: field === null ? id : idOf(field), message })),
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
      onChange: (event) => change(partialDraft(field, latinDigits(event.currentTarget.value))),
    }),
    saveCurrentDraft,
    submit(event) {
      event.preventDefault();
      if (isPending) return;
      const reading = read(draft);
      setAttempt(attempt + 1);
      setInvalidFields(reading.ok ? null : reading.fieldErrors);
      if (!reading.ok) return;
      if (stored !== undefined) store?.write(stored.name, null);
      onSubmit(reading.value);
    },
  };
}

function titleOf(invalidFields: readonly FieldError[]): string {
  const { length } = invalidFields;
  if (length <= MAX_LISTED_ERRORS) return errorsTitle(length);
  return manyErrorsTitle(
    length,
    invalidFields.every(({ problem }) => problem === 'missing'),
  );
}

/** The stored fields of a form; those that are no text are ignored. */
function readStored<TDraft>(
  store: DraftStore | null,
  { name, fields }: { readonly name: string; readonly fields: readonly FieldOf<TDraft>[] },
): Partial<TDraft> {
  const values = store?.read(name);
  if (typeof values !== 'object' || values === null) return {};
  const entries = Object.entries(values).filter(
    ([field, value]) => fields.some((allowed) => allowed === field) && typeof value === 'string',
  );
  // SAFETY: only fields of the draft whose values are strings are listed in `fields`.
  return Object.fromEntries(entries) as Partial<TDraft>;
}
