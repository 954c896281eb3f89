import { fail, type Operation, ok } from '../../base/operation';
import { findCreditLine } from './credit-line';
import { decryptContent } from './encryption';
import { findTransaction } from './transaction';

/**
 * Decrypts the result of the hosted page. Idempotent, so that a reload of the app's page shows the same result. Refuses
 * content that is malformed, altered, or of another merchant.
 */
export const decryptPayment: Operation<'decryptPayment'> = async (call, { body }) => {
  const line = await findCreditLine(call);
  const content =
    line?.mCode === body.m_code ? await decryptContent(call.tx, body.m_code, body).catch(() => null) : null;
  if (content?.kind !== 'answer' || content.businessId !== call.merchant.id)
    return fail(400, 'payment_secret_invalid');
  const row = await findTransaction(call, content.transactionId);
  if (row === undefined || row.epaylaterId !== content.epaylaterId)
    return fail(400, 'payment_secret_invalid');
  return ok({
    status: content.status,
    message: content.message,
    supplier_id: content.supplierId,
    transaction_id: content.transactionId,
    epaylater_id: content.epaylaterId,
    marketplace_order_id: content.orderId,
    amount: content.amount,
  });
};
