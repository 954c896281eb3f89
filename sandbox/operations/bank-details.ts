import { asc, eq, sql } from 'drizzle-orm';
import { bankName } from '../base/banks';
import { type Call, fail, type Operation, ok } from '../base/operation';
import { readPaymentAddress } from '../base/payment-address';
import { newId } from '../database/new-id';
import { bankAccounts } from '../database/schema';
import { type BankRow, bankDetailsView } from './bank-details-view';
import { bankRefusal } from './bank-rules';

export const listBankDetails: Operation<'listBankDetails'> = async (call) => {
  const rows = await accountsOf(call);
  return ok({ bank_details: rows.map(bankDetailsView) });
};

/** Adds an account, or refuses it (bank-rules.ts). */
export const createBankDetails: Operation<'createBankDetails'> = async (call, { body }) => {
  const refusal = bankRefusal(body.payment_address);
  if (refusal === 'too_many_requests') return fail(429, refusal, { retry_after: 60 });
  if (refusal !== null) return fail(400, refusal);
  const parsed = readPaymentAddress(body.payment_address);
  const address = parsed.kind === 'bank' ? `${parsed.account}@${parsed.ifsc}` : body.payment_address;
  const existing = await accountsOf(call);
  if (existing.some((row) => row.paymentAddress === address)) return fail(409, 'bank_details_already_exists');
  const row: BankRow = {
    id: newId('bnk'),
    merchantId: call.merchant.id,
    paymentAddress: address,
    holder: call.merchant.panName,
    accountType: body.account_type,
    type: body.type,
    bankName: parsed.kind === 'bank' ? bankName(parsed.ifsc) : null,
    fromBankPage: body.source_transferring_bank_details_page ?? false,
    createdAt: call.now,
  };
  await call.tx.insert(bankAccounts).values(row);
  return ok(bankDetailsView(row));
};

export const updateBankDetails: Operation<'updateBankDetails'> = async (call, { path, body }) => {
  const row = (await accountsOf(call)).find((account) => account.id === path.id);
  if (row === undefined) return fail(404, 'bank_details_not_found');
  const change = {
    accountType: body.account_type ?? row.accountType,
    fromBankPage: body.source_transferring_bank_details_page ?? row.fromBankPage,
  };
  await call.tx.update(bankAccounts).set(change).where(eq(bankAccounts.id, row.id));
  return ok(bankDetailsView({ ...row, ...change }));
};

/** Checks the format of an account or UPI id only. The name is that of the PAN, the bank is found by the IFSC. */
export const verifyPaymentAddress: Operation<'verifyPaymentAddress'> = async ({ merchant }, { body }) => {
  const parsed = readPaymentAddress(body.payment_address);
  if (parsed.kind === 'wrong') return ok({ is_valid: false, name: null, bank_name: null });
  return ok({
    is_valid: true,
    name: merchant.panName,
    bank_name: parsed.kind === 'bank' ? bankName(parsed.ifsc) : null,
  });
};

const accountsOf = ({ tx, merchant }: Call): Promise<BankRow[]> =>
  tx.select().from(bankAccounts).where(eq(bankAccounts.merchantId, merchant.id)).orderBy(asc(sql`rowid`));
