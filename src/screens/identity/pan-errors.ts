import type { Failure } from '../../../machines/domain/base/failure';
import { errorsTitle } from '../../copy/errors-title';
import { type PanField, panCopy, panFieldProblem, panRefusal } from '../../copy/pan';
import type { PanDraftProblem } from './pan-draft';

/** What is wrong, for the page: beside each field (spec 3: formError, formDobError), and together over the form. */
export interface PanErrors {
  readonly byField: Readonly<Partial<Record<PanField, string>>>;
  readonly summary: {
    readonly title: string;
    readonly errors: readonly { readonly id: string; readonly message: string }[];
  } | null;
}

/** The id of a field of the form. */
export function fieldId(form: string, field: PanField): string {
  return `${form}-${field}`;
}

/** What the merchant can mend comes first; else what the service said of what was sent. */
export function panErrors(
  form: string,
  problems: readonly PanDraftProblem[] | null,
  refused: Failure | null,
): PanErrors {
  if (problems !== null && problems.length > 0) {
    const errors = problems.map(({ field, problem }) => ({
      field,
      id: fieldId(form, field),
      message: panFieldProblem(field, problem),
    }));
    return {
      byField: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
      summary: { title: errorsTitle(errors.length), errors },
    };
  }
  if (problems !== null || refused === null) return { byField: {}, summary: null };
  const { field, message } = panRefusal(refused);
  return {
    byField: field === null ? {} : { [field]: message },
    summary: {
      title: panCopy.notChecked,
      errors: [{ id: field === null ? form : fieldId(form, field), message }],
    },
  };
}
