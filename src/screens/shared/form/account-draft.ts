import {
  type AccountFieldProblem,
  readAccountNumberTwice,
  readIfsc,
  readUpiId,
} from '../../../../machines/domain/fields/account-fields';
import { required } from '../../../../machines/domain/fields/field-reading';
import { type FieldError, type FormReading, readForm } from '../../../../machines/domain/fields/form-reading';
import type {
  AccountType,
  BankAccountType,
  NewBankAccount,
} from '../../../../machines/domain/payment/bank-account';
import type { AccountField } from '../../../copy/bank-account';

/** Values of the form, as typed. */
export interface AccountDraft {
  readonly accountNumber: string;
  readonly accountNumberAgain: string;
  readonly ifsc: string;
  /** Savings or current account; null until the merchant chooses. */
  readonly type: Exclude<BankAccountType, 'UNKNOWN'> | null;
  readonly upiId: string;
}

export type WrongAccountField = FieldError<AccountField, AccountFieldProblem>;

const emptyDraft: AccountDraft = {
  accountNumber: '',
  accountNumberAgain: '',
  ifsc: '',
  type: null,
  upiId: '',
};

/** Initial values of the form: empty, or the account of the last submit, so that a refusal does not clear the form. */
export function draftOf(sent: NewBankAccount | null): AccountDraft {
  if (sent === null) return emptyDraft;
  if (sent.accountType === 'UPI') return { ...emptyDraft, upiId: sent.upiId };
  const { accountNumber, ifsc, type } = sent;
  return { ...emptyDraft, accountNumber, accountNumberAgain: accountNumber, ifsc, type };
}

/** Reads the form on submit: the account to add, or all problems in the order of the fields. */
export function readDraft(
  { accountNumber, accountNumberAgain, ifsc, type, upiId }: AccountDraft,
  accountType: AccountType,
): FormReading<NewBankAccount, WrongAccountField> {
  if (accountType === 'UPI') {
    const reading = readForm({ upiId: readUpiId(upiId) });
    if (!reading.ok) return reading;
    return { ok: true, value: { accountType, ...reading.value } };
  }
  const reading = readForm({
    ...readAccountNumberTwice(accountNumber, accountNumberAgain),
    ifsc: readIfsc(ifsc),
    type: required(type),
  });
  if (!reading.ok) return reading;
  // The repeated account number was compared with the first, and is not sent.
  const { accountNumberAgain: _, ...account } = reading.value;
  return { ok: true, value: { accountType: 'BANK', ...account } };
}
