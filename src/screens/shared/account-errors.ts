import type { AccountType } from '../../../machines/domain/payment/bank-account';
import type { BankAccountError } from '../../../machines/domain/payment/bank-account-errors';
import {
  type AccountField,
  bankAccountCopy,
  bankAccountRefusal,
  fieldProblem,
} from '../../copy/bank-account';
import { errorsTitle } from '../../copy/errors-title';
import type { DraftProblem } from './account-draft';

/** What is wrong, for the page: beside each field, and together over the form. */
export interface FormErrors {
  readonly byField: Readonly<Partial<Record<AccountField, string>>>;
  /** The IFSC that was probably meant. */
  readonly suggestedIfsc: string | null;
  readonly summary: {
    readonly title: string;
    readonly errors: readonly { readonly id: string; readonly message: string }[];
  } | null;
}

/** The id of a field of the form. */
export function fieldId(form: string, field: AccountField): string {
  return `${form}-${field}`;
}

/** What the merchant can mend comes first; else what the service said of the account (spec 5's table). */
export function formErrors(
  form: string,
  accountType: AccountType,
  problems: readonly DraftProblem[] | null,
  refusal: BankAccountError | null,
): FormErrors {
  if (problems !== null && problems.length > 0) return fromProblems(form, problems);
  if (problems !== null || refusal === null) return { byField: {}, suggestedIfsc: null, summary: null };
  const message = bankAccountRefusal(refusal);
  if (refusal.field === null) {
    const errors = [{ id: form, message }];
    return { byField: {}, suggestedIfsc: null, summary: { title: bankAccountCopy.notAdded, errors } };
  }
  // A UPI account has one field only: whatever the service names, it is that one.
  const field = accountType === 'UPI' ? 'upiId' : refusal.field;
  const errors = [{ id: fieldId(form, field), message }];
  return { byField: { [field]: message }, suggestedIfsc: null, summary: { title: errorsTitle(1), errors } };
}

function fromProblems(form: string, problems: readonly DraftProblem[]): FormErrors {
  const errors = problems.map(({ field, problem, suggestion }) => ({
    field,
    id: fieldId(form, field),
    message: fieldProblem(field, problem, suggestion),
  }));
  return {
    byField: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
    suggestedIfsc: problems.find(({ suggestion }) => suggestion !== undefined)?.suggestion ?? null,
    summary: { title: errorsTitle(errors.length), errors },
  };
}
