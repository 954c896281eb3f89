import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { type Call, fail, type Operation, ok, type Schemas } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { newId } from '../../database/new-id';
import { payLaterTransactions } from '../../database/schema-trade';
import { findCreditLine } from './credit-line';
import { encryptContent } from './encryption';
import { findSupplier, type TransactionRow } from './transaction';

/** Path of the hosted pay-later page. */
export const PAY_LATER_PAGE = '/sandbox/pay-later';

/** Creates a transaction and encrypts it for the hosted page. No credit is used yet. */
export const encryptPayment: Operation<'encryptPayment'> = async (call, { body }) => {
  const line = await findCreditLine(call);
  if (line === undefined) return fail(404, 'customer_not_found');
  const supplier = await findSupplier(call, body.supplier_id);
  if (supplier === undefined || supplier.name === null) return fail(404, 'supplier_not_found');
  if (line.daysOverdue > 0) return fail(409, 'customer_overdue');
  const { amount, callbackUrl } = body.data;
  const existing = await findOpenOrder(call, body);
  if (existing !== undefined && existing.amount !== amount) return fail(409, 'order_amount_differs');
  if (existing === undefined && amount > line.balance) return fail(400, 'amount_out_of_range');
  const transaction = existing ?? (await createTransaction(call, body));
  const encrypted = await encryptContent(call.tx, line.mCode, {
    kind: 'request',
    transactionId: transaction.id,
    businessId: call.merchant.id,
    supplierId: supplier.id,
    amount,
    callbackUrl,
  });
  return ok({
    checksum: encrypted.checksum,
    data: encrypted.encdata,
    m_code: line.mCode,
    payment_url: PAY_LATER_PAGE,
  });
};

/** The transaction of the same order that has not failed: encrypting an order again does not create a second payment. */
async function findOpenOrder(
  { tx, merchant }: Call,
  { supplier_id, data }: Schemas['EncryptPaymentRequest'],
): Promise<TransactionRow | undefined> {
  const [row] = await tx
    .select()
    .from(payLaterTransactions)
    .where(
      and(
        eq(payLaterTransactions.merchantId, merchant.id),
        eq(payLaterTransactions.supplierId, supplier_id),
        eq(payLaterTransactions.orderId, data.marketplaceOrderId),
        ne(payLaterTransactions.status, 'FAILED'),
      ),
    )
    .orderBy(desc(sql`rowid`))
    .limit(1);
  return row;
}

async function createTransaction(
  { tx, merchant, now }: Call,
  { supplier_id, data }: Schemas['EncryptPaymentRequest'],
): Promise<TransactionRow> {
  const row: TransactionRow = {
    id: newId('txn'),
    merchantId: merchant.id,
    supplierId: supplier_id,
    orderId: data.marketplaceOrderId,
    amount: data.amount,
    status: 'CREATED',
    choice: null,
    epaylaterId: null,
    message: null,
    createdAt: now,
    answeredAt: null,
  };
  await tx.insert(payLaterTransactions).values(row);
  await recordEvent(tx, merchant.id, now, 'supplier_payment.created', {
    transaction_id: row.id,
    amount: row.amount,
  });
  return row;
}
