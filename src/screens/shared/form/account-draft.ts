import {
  type FieldProblem,
  type FieldResult,
  readAccountNumber,
  readIfsc,
  readRepeatedAccountNumber,
  readUpiId,
} from '../../../machines/domain/fields/fields';
import {
  type AccountType,
  type BankAccountType,
  joinPaymentAddress,
  type NewBankAccount,
  splitPaymentAddress,
} from '../../../machines/domain/payment/bank-account';
import type { AccountField } from '../../copy/bank-account';

/** What stands in the form, as typed. */
export interface AccountDraft {
  readonly accountNumber: string;
  readonly accountNumberAgain: string;
  readonly ifsc: string;
  /** Null until the merchant chooses. */
  readonly type: Exclude<BankAccountType, 'UNKNOWN'> | null;
  readonly upiId: string;
}

/** One field that is not right yet. */
export interface DraftProblem {
  readonly field: AccountField;
  readonly problem: FieldProblem;
  readonly suggestion?: string;
}

const emptyDraft: AccountDraft = {
  accountNumber: '',
  accountNumberAgain: '',
  ifsc: '',
  type: null,
  upiId: '',
};

/** The form as it opens: empty, or with the account that was sent before, so that a shown error never empties it. */
export function draftOf(sent: NewBankAccount | null): AccountDraft {
  if (sent === null) return emptyDraft;
  if (sent.accountType === 'UPI') return { ...emptyDraft, upiId: sent.paymentAddress };
  const { accountNumber, ifsc } = splitPaymentAddress(sent.paymentAddress);
  return {
    ...emptyDraft,
    accountNumber,
    accountNumberAgain: accountNumber,
    ifsc: ifsc ?? '',
    type: sent.type === 'UNKNOWN' ? null : sent.type,
  };
}

/** Reads the form on submit: the account to add, or everything that is wrong with it, in the order of the fields. */
export function readDraft(
  draft: AccountDraft,
  accountType: AccountType,
): { readonly account: NewBankAccount } | { readonly problems: readonly DraftProblem[] } {
  return accountType === 'UPI' ? readUpi(draft) : readBank(draft);
}

function readUpi(draft: AccountDraft) {
  const upiId = readUpiId(draft.upiId);
  if (!upiId.ok) return { problems: [problemOf('upiId', upiId)] };
  return { account: { paymentAddress: upiId.value, accountType: 'UPI', type: 'UNKNOWN' } as const };
}

function readBank({ accountNumber, accountNumberAgain, ifsc, type }: AccountDraft) {
  const number = readAccountNumber(accountNumber);
  const again = readRepeatedAccountNumber(accountNumberAgain, accountNumber);
  const code = readIfsc(ifsc);
  if (number.ok && again.ok && code.ok && type !== null) {
    const paymentAddress = joinPaymentAddress(number.value, code.value);
    return { account: { paymentAddress, accountType: 'BANK', type } as const };
  }
  const problems: DraftProblem[] = [];
  if (!number.ok) problems.push(problemOf('accountNumber', number));
  // One wrong number is one thing to mend, not two.
  if (!again.ok && (number.ok || again.problem !== 'missing'))
    problems.push(problemOf('accountNumberAgain', again));
  if (!code.ok) problems.push(problemOf('ifsc', code));
  if (type === null) problems.push({ field: 'type', problem: 'missing' });
  return { problems };
}

function problemOf(field: AccountField, { problem, suggestion }: FieldResult & { ok: false }): DraftProblem {
  return { field, problem, ...(suggestion === undefined ? {} : { suggestion }) };
}
