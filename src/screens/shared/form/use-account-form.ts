import { errorsTitle } from '#messages/errors-title';
import type { AccountType, NewBankAccount } from '../../../../machines/domain/payment/bank-account';
import type { BankAccountError } from '../../../../machines/domain/payment/bank-account-errors';
import { bankAccountCopy, bankAccountRefusal, fieldProblem } from '../../../copy/bank-account';
import { type AccountDraft, draftOf, readDraft } from './account-draft';
import { type Form, useForm } from './use-form';

interface AccountFormOptions {
  readonly accountType: AccountType;
  /** The account of the last submit: it stays in the form when the service refuses it. */
  readonly sent: NewBankAccount | null;
  /** Why the service refused `sent` (table in spec 5); null when it did not. */
  readonly error: BankAccountError | null;
  readonly isPending: boolean;
  readonly onSubmit: (account: NewBankAccount) => void;
}

/** The form of a new bank account or UPI id. */
export function useAccountForm(options: AccountFormOptions): Form<AccountDraft> {
  const { accountType, sent, error, isPending, onSubmit } = options;
  return useForm({
    initialDraft: () => draftOf(sent),
    read: (draft) => readDraft(draft, accountType),
    errorTextOf: ({ field, problem, suggestion }) => fieldProblem(field, problem, suggestion),
    refusal: error === null ? null : refusalOf(error, accountType),
    isPending,
    onSubmit,
  });
}

function refusalOf(error: BankAccountError, accountType: AccountType) {
  const message = bankAccountRefusal(error);
  if (error.field === null) return { title: bankAccountCopy.notAdded, errors: [{ field: null, message }] };
  // A UPI account has only one field: any field named by the service maps to it.
  const field = accountType === 'UPI' ? ('upiId' as const) : error.field;
  return { title: errorsTitle(1), errors: [{ field, message }] };
}
