import { readAccountNumberTwice, readIfsc } from '../../../machines/domain/fields/account-fields';
import { readMobile, readPincode } from '../../../machines/domain/fields/contact-fields';
import type { FieldReading } from '../../../machines/domain/fields/field-reading';
import { type FieldError, type FormReading, readForm } from '../../../machines/domain/fields/form-reading';
import type { TypedSupplier } from '../../../machines/supplier/context';
import type { SupplierField, SupplierFieldProblem } from '../../copy/supplier';

/**
 * Values of the form, as typed. A new field is added here, in `src/copy/supplier.ts`, `supplier.ts` of each language in `src/messages`
 * (label, missing text) and `supplier-form.tsx`; in `NewSupplier` (`machines/domain/trade/supplier.ts`, sent by `whitelistSupplier`) or
 * `TypedSupplier` (`machines/supplier/context.ts`, sent by `addSupplier`); in `openapi/account.yaml` (`npm run api`). One that is not part of
 * `address` or `account`, which are passed on whole, also in `src/api/operations/suppliers.ts` and the sandbox's
 * `operations/supplier-credit/suppliers.ts` and `database/schema-trade.ts`. Search the tests for the value of the field above it: each
 * fixture with it needs the new one.
 */
export type SupplierDraft = Readonly<Record<SupplierField, string>>;

export type WrongSupplierField = FieldError<SupplierField, SupplierFieldProblem>;

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
  ifsc: '',
  bank: '',
};

/** Reads the form on submit: the supplier to add, or all its errors in the order of the fields. */
export function readDraft(draft: SupplierDraft): FormReading<TypedSupplier, WrongSupplierField> {
  const reading = readForm({
    name: readPlainText(draft.name),
    mobile: readMobile(draft.mobile),
    line1: readPlainText(draft.line1),
    city: readPlainText(draft.city),
    state: readPlainText(draft.state),
    postcode: readPincode(draft.postcode),
    holder: readPlainText(draft.holder),
    ...readAccountNumberTwice(draft.accountNumber, draft.accountNumberAgain),
    ifsc: readIfsc(draft.ifsc),
    bank: readPlainText(draft.bank),
  });
  if (!reading.ok) return reading;
  const { name, mobile, line1, city, state, postcode, holder, accountNumber, bank, ifsc } = reading.value;
  const account = { accountHolderName: holder, accountNumber, bankName: bank, ifscCode: ifsc };
  return {
    ok: true,
    value: { name, mobileNumber: mobile, address: { line1, city, state, postcode }, account },
  };
}

/** A required text of any content; spaces around it and repeated spaces are removed. */
function readPlainText(text: string): FieldReading<'missing'> {
  const value = text.trim().replaceAll(/\s+/g, ' ');
  return value === '' ? { ok: false, problem: 'missing' } : { ok: true, value };
}
