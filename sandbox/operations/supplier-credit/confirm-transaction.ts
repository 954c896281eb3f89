import { and, eq } from 'drizzle-orm';
import { type Call, fail, type Operation, ok, type Schemas } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { invoices } from '../../database/schema-trade';
import { type Language, textOfCode } from '../../language/language';
import { serviceTexts } from '../../language/service/service-texts';
import { releaseCredit } from './credit-line';
import { changeTransaction, findTransaction, type TransactionRow } from './transaction';

type Confirmed = Schemas['ConfirmedTransaction'];

/** Confirms a payment that was made on the hosted page. A decided payment is returned unchanged. */
export const confirmTransaction: Operation<'confirmTransaction'> = async (call, { body }) => {
  const row = await findTransaction(call, body.transaction_id);
  if (row === undefined || row.epaylaterId === null) return fail(404, 'transaction_not_found');
  if (row.supplierId !== body.supplier_id || row.epaylaterId !== body.epaylater_id)
    return fail(404, 'transaction_not_found');
  if (row.status !== 'PENDING') return ok(transactionView(row, call.language));
  if (call.flags.invoice_required && !(await hasInvoice(call, row))) return fail(409, 'invoice_required');
  const result = isSlow(call, row) ? 'PENDING' : call.flags.confirm_result;
  if (result === 'PENDING')
    return ok({ status: 'PENDING', message: serviceTexts(call.language).supplierPayment.PROCESSING });
  await storeResult(call, row, result);
  return ok(transactionView(row, call.language));
};

async function hasInvoice({ tx, merchant }: Call, row: TransactionRow): Promise<boolean> {
  const ownInvoice = and(eq(invoices.merchantId, merchant.id), eq(invoices.transactionId, row.id));
  return (await tx.select({ id: invoices.fileId }).from(invoices).where(ownInvoice)).length > 0;
}

const isSlow = ({ flags, now }: Call, row: TransactionRow): boolean =>
  row.choice === 'slow' && now < (row.answeredAt ?? 0) + flags.confirm_seconds;

/** Stores the result of a payment; a failure releases its credit. */
async function storeResult(call: Call, row: TransactionRow, status: 'SUCCESS' | 'FAILED'): Promise<void> {
  if (status === 'FAILED') await releaseCredit(call, row.id, row.amount);
  const message = status === 'FAILED' ? 'NOT_PAID_OUT' : null;
  await changeTransaction(call, row, { status, message });
  await recordEvent(call.tx, call.merchant.id, call.now, 'supplier_payment.confirmed', {
    transaction_id: row.id,
    status,
  });
}

const transactionView = (row: TransactionRow, language: Language): Confirmed => ({
  status: row.status === 'SUCCESS' ? 'SUCCESS' : 'FAILED',
  message: textOfCode(serviceTexts(language).supplierPayment, row.message),
});
