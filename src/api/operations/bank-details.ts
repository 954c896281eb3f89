import * as v from 'valibot';
import type { Outcome } from '../../../machines/domain/base/failure';
import { type LenientList, textOrNull } from '../../../machines/domain/base/wire';
import {
  accountTypes,
  type BankAccount,
  type BankAccountType,
  bankAccountSchema,
  bankAccountsSchema,
  type NewBankAccount,
} from '../../../machines/domain/payment/bank-account';
import { call, type TermloanService } from '../service';

/** Bank accounts of the merchant; the list arrives in `bank_details`. */
export function listBankDetails(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<LenientList<BankAccount>>> {
  return call(service, { operation: 'listBankDetails', schema: bankAccountsSchema, signal }, (init) =>
    service.client.GET('/bankDetails', init),
  );
}

/** The account in the contract's format: the number and IFSC of a bank account are joined by `@` (spec 3). */
function addressOf(account: NewBankAccount): {
  readonly payment_address: string;
  readonly type: BankAccountType;
} {
  if (account.accountType === 'UPI') return { payment_address: account.upiId, type: 'UNKNOWN' };
  return { payment_address: `${account.accountNumber}@${account.ifsc}`, type: account.type };
}

/** Adds a bank account; idempotent by key. The errors of spec 5 are in `code`. */
export function createBankDetails(
  service: TermloanService,
  account: NewBankAccount,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<BankAccount>> {
  return call(service, { operation: 'createBankDetails', schema: bankAccountSchema, signal, key }, (init) =>
    service.client.POST('/bankDetails', {
      ...init,
      body: {
        ...addressOf(account),
        account_type: accountTypes[account.accountType],
        ...(account.cameFromBankDetailsPage && { source_transferring_bank_details_page: true }),
      },
    }),
  );
}

/** Sets the account type, or the flag that the account was used on the bank details page: added there, or chosen. */
export function updateBankDetails(
  service: TermloanService,
  id: string,
  change: Pick<NewBankAccount, 'accountType'> | { readonly cameFromBankDetailsPage: boolean },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<BankAccount>> {
  return call(service, { operation: 'updateBankDetails', schema: bankAccountSchema, signal, key }, (init) =>
    service.client.PATCH('/bankDetails/{id}', {
      ...init,
      params: { ...init.params, path: { id } },
      body:
        'accountType' in change
          ? { account_type: accountTypes[change.accountType] }
          : { source_transferring_bank_details_page: change.cameFromBankDetailsPage },
    }),
  );
}

const verifiedAddressSchema = v.pipe(
  v.object({ is_valid: v.boolean(), name: textOrNull }),
  v.transform((wire) => ({ isValid: wire.is_valid, name: wire.name })),
);

/** Checks a payment address before it is added. */
export function verifyPaymentAddress(
  service: TermloanService,
  account: NewBankAccount,
  signal: AbortSignal,
): Promise<Outcome<v.InferOutput<typeof verifiedAddressSchema>>> {
  return call(service, { operation: 'verifyPaymentAddress', schema: verifiedAddressSchema, signal }, (init) =>
    service.client.POST('/verifyPaymentAddress', {
      ...init,
      body: addressOf(account),
    }),
  );
}

/** Schema of the answer of confirmBankDetails. */
export const confirmedOfferSchema = v.pipe(
  v.object({ loan_offer_id: v.string(), bank_details_id: v.string() }),
  v.transform((wire) => ({ offerId: wire.loan_offer_id, bankDetailsId: wire.bank_details_id })),
);

/** Confirms the offer with a bank account; idempotent by key (spec 3, loan offer confirmation). */
export function confirmBankDetails(
  service: TermloanService,
  confirmation: { readonly offerId: string; readonly bankDetailsId: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<v.InferOutput<typeof confirmedOfferSchema>>> {
  return call(
    service,
    { operation: 'confirmBankDetails', schema: confirmedOfferSchema, signal, key },
    (init) =>
      service.client.POST('/confirmBankDetails', {
        ...init,
        body: { loan_offer_id: confirmation.offerId, bank_details_id: confirmation.bankDetailsId },
      }),
  );
}
