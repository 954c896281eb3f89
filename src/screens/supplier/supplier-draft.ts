import { readMobile, readPincode } from '../../../machines/domain/fields/contact-fields';
import {
  readAccountNumber,
  readIfsc,
  readRepeatedAccountNumber,
} from '../../../machines/domain/fields/fields';
import type { TypedSupplier } from '../../../machines/supplier/context';
import type { SupplierField, SupplierFieldProblem } from '../../copy/supplier';

/** What stands in the form, as typed. */
export type SupplierDraft = Readonly<Record<SupplierField, string>>;

/** One field that is not right yet. */
export interface SupplierProblem {
  readonly field: SupplierField;
  readonly problem: SupplierFieldProblem;
  /** The IFSC that was probably meant. */
  readonly suggestion?: string;
}

type Verdict =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: SupplierFieldProblem; readonly suggestion?: string };

export const emptyDraft: SupplierDraft = {
  name: '',
  mobile: '',
  line1: '',
  city: '',
  state: '',
  postcode: '',
  holder: '',
  accountNumber: '',
  accountNumberAgain: '',
  bank: '',
  ifsc: '',
};

/** Reads the form on submit: the supplier to add, or everything that is wrong with it, in the order of the fields. */
export function readDraft(
  draft: SupplierDraft,
): { readonly supplier: TypedSupplier } | { readonly problems: readonly SupplierProblem[] } {
  const read: Readonly<Record<SupplierField, Verdict>> = {
    name: readWords(draft.name),
    mobile: readMobile(draft.mobile),
    line1: readWords(draft.line1),
    city: readWords(draft.city),
    state: readWords(draft.state),
    postcode: readPincode(draft.postcode),
    holder: readWords(draft.holder),
    accountNumber: readAccountNumber(draft.accountNumber),
    accountNumberAgain: readRepeatedAccountNumber(draft.accountNumberAgain, draft.accountNumber),
    bank: readWords(draft.bank),
    ifsc: readIfsc(draft.ifsc),
  };
  const problems = fields.flatMap((field): SupplierProblem[] => {
    const verdict = read[field];
    // One wrong number is one thing to mend, not two.
    const isSame = field === 'accountNumberAgain' && !read.accountNumber.ok;
    if (verdict.ok || (isSame && verdict.problem === 'missing')) return [];
    const { problem, suggestion } = verdict;
    return [{ field, problem, ...(suggestion === undefined ? {} : { suggestion }) }];
  });
  if (problems.length > 0) return { problems };
  const value = (field: SupplierField) => textOf(read[field]);
  return {
    supplier: {
      name: value('name'),
      mobileNumber: value('mobile'),
      address: {
        line1: value('line1'),
        city: value('city'),
        state: value('state'),
        postcode: value('postcode'),
      },
      account: {
        accountHolderName: value('holder'),
        accountNumber: value('accountNumber'),
        bankName: value('bank'),
        ifscCode: value('ifsc'),
      },
    },
  };
}

const fields: readonly SupplierField[] = [
  'name',
  'mobile',
  'line1',
  'city',
  'state',
  'postcode',
  'holder',
  'accountNumber',
  'accountNumberAgain',
  'bank',
  'ifsc',
];

/** Plain words: trimmed, single spaces; nothing else is asked of them. */
function readWords(text: string): Verdict {
  const value = text.trim().replaceAll(/\s+/g, ' ');
  return value === '' ? { ok: false, problem: 'missing' } : { ok: true, value };
}

function textOf(verdict: Verdict): string {
  return verdict.ok ? verdict.value : '';
}
