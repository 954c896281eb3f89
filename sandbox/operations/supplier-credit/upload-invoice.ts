import { fail, type Operation, ok } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { invoices } from '../../database/schema-trade';
import { storeFile } from '../store-file';
import { findTransaction } from './transaction';

const FORMATS = ['.jpg', '.jpeg', '.png', '.pdf'];

/** Stores the invoice of a transaction under a generated name. The newest invoice of a transaction counts. */
export const uploadInvoice: Operation<'uploadInvoice'> = async (call, { body }) => {
  const row = await findTransaction(call, body.transaction_id);
  if (row === undefined || row.supplierId !== body.supplier_id) return fail(404, 'transaction_not_found');
  if (!FORMATS.includes(body.file_format)) return fail(415, 'file_type_not_supported');
  const stored = await storeFile(call, body.invoice, 'invoice', 'documents');
  if ('refusal' in stored) return stored.refusal;
  const fileName = `${stored.id}${body.file_format}`;
  await call.tx.insert(invoices).values({
    fileId: stored.id,
    merchantId: call.merchant.id,
    transactionId: row.id,
    fileName,
    createdAt: call.now,
  });
  await recordEvent(call.tx, call.merchant.id, call.now, 'invoice.kept', {
    transaction_id: row.id,
    file_name: fileName,
  });
  return ok({ file_name: fileName });
};
