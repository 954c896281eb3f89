import { and, eq } from 'drizzle-orm';
import { type Call, fail, type Operation, ok, type Schemas } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { newId } from '../../database/new-id';
import { suppliers } from '../../database/schema-trade';
import type { Language } from '../../language/language';
import { serviceTexts } from '../../language/service/service-texts';
import { findCreditLine } from './credit-line';
import { findSupplier } from './transaction';

type Whitelisting = Schemas['WhitelistSupplierRequest'];
type SupplierAnswer = Schemas['SupplierAnswer'];

const ACCEPTED: SupplierAnswer = {
  isWhitelisted: true,
  supplier_id: null,
  errorMessage: null,
  errorReason: null,
};

/** Accepts or refuses a supplier. Testers cause each of the three refusals by the ending of a number (`supplierRefusal`). */
export const whitelistSupplier: Operation<'whitelistSupplier'> = async (call, { body }) => {
  if ((await findCreditLine(call)) === undefined) return fail(404, 'customer_not_found');
  const refused = supplierRefusal(body, call.language);
  if (refused !== null) return ok(refused);
  return ok({ ...ACCEPTED, supplier_id: await findOrCreateSupplier(call, body) });
};

/** Adds an accepted supplier, under the name that the merchant gives it. */
export const addSupplier: Operation<'addSupplier'> = async (call, { body }) => {
  if ((await findCreditLine(call)) === undefined) return fail(404, 'customer_not_found');
  const row = await findSupplier(call, body.supplier_id);
  if (row === undefined)
    return ok({ ...ACCEPTED, isWhitelisted: false, errorReason: 'supplier_not_accepted' });
  if (row.name !== null) return fail(409, 'supplier_already_added');
  await call.tx.update(suppliers).set({ name: body.name.trim() }).where(eq(suppliers.id, row.id));
  await recordEvent(call.tx, call.merchant.id, call.now, 'supplier.added', { supplier_id: row.id });
  return ok({ ...ACCEPTED, supplier_id: row.id });
};

function supplierRefusal(
  { mobile_number, account }: Whitelisting,
  language: Language,
): SupplierAnswer | null {
  if (mobile_number.endsWith('0000')) return { ...ACCEPTED, isWhitelisted: false };
  if (account.accountNumber.endsWith('1111'))
    return { ...ACCEPTED, isWhitelisted: false, errorReason: 'account_name_mismatch' };
  // In the specification, an errorMessage is a refusal even when isWhitelisted is true.
  if (account.accountNumber.endsWith('2222'))
    return { ...ACCEPTED, errorMessage: serviceTexts(language).supplierNotAccepted };
  return null;
}

/** The id of the supplier with this phone and account; created when there is none. */
async function findOrCreateSupplier({ tx, merchant, now }: Call, supplier: Whitelisting): Promise<string> {
  const account = JSON.stringify(supplier.account);
  const isSameSupplier = and(
    eq(suppliers.merchantId, merchant.id),
    eq(suppliers.mobile, supplier.mobile_number),
    eq(suppliers.account, account),
  );
  const [existing] = await tx.select().from(suppliers).where(isSameSupplier);
  if (existing !== undefined) return existing.id;
  const id = newId('sup');
  await tx.insert(suppliers).values({
    id,
    merchantId: merchant.id,
    name: null,
    mobile: supplier.mobile_number,
    address: JSON.stringify(supplier.address),
    account,
    createdAt: now,
  });
  await recordEvent(tx, merchant.id, now, 'supplier.accepted', { supplier_id: id });
  return id;
}
