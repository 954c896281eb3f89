import { asc, eq, sql } from 'drizzle-orm';
import { type Call, fail, type Operation, ok, type Schemas } from '../../base/operation';
import { invoices, payLaterTransactions, suppliers } from '../../database/schema-trade';
import { findCreditLine } from './credit-line';
import { type TransactionRow, transactionStatus } from './transaction';

export const getCustomer: Operation<'getCustomer'> = async (call) => {
  const line = await findCreditLine(call);
  if (line === undefined) return fail(404, 'customer_not_found');
  const asConfigured = (amount: number) => (call.flags.credit_numbers_as_text ? String(amount) : amount);
  return ok({
    businessId: call.merchant.id,
    mobileNumber: call.merchant.mobile,
    balance: asConfigured(line.balance),
    usedAmt: asConfigured(line.used),
    limit: asConfigured(line.limit),
    daysOverdue: asConfigured(line.daysOverdue),
    dueDate: line.dueAt,
    nbfc: line.nbfc,
    mCode: line.mCode,
  });
};

/** Whether the list of payments shows the decision on the hosted page already (flag `pay_later_lag_seconds`). */
const isReported = ({ flags, now }: Call, { answeredAt }: TransactionRow): boolean =>
  answeredAt === null || now >= answeredAt + flags.pay_later_lag_seconds;

/** The added suppliers by id, and all transactions, oldest first. */
export const getPayLaterMerchant: Operation<'getPayLaterMerchant'> = async (call) => {
  if ((await findCreditLine(call)) === undefined) return fail(404, 'customer_not_found');
  const { tx, merchant } = call;
  const merchantSuppliers = await tx.select().from(suppliers).where(eq(suppliers.merchantId, merchant.id));
  const rows = await tx
    .select()
    .from(payLaterTransactions)
    .where(eq(payLaterTransactions.merchantId, merchant.id))
    .orderBy(asc(payLaterTransactions.createdAt), asc(sql`rowid`));
  const merchantInvoices = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.merchantId, merchant.id))
    .orderBy(asc(sql`rowid`));
  const added = merchantSuppliers
    .filter(({ name }) => name !== null)
    .map(({ id, mobile, name }): [string, Schemas['Supplier']] => [
      id,
      { mobile_number: mobile, name, isWhitelisted: true },
    ]);
  return ok({
    suppliers: Object.fromEntries(added),
    transactions: rows.map((row) => ({
      business_id: row.merchantId,
      transaction_id: row.id,
      supplier_id: row.supplierId,
      epaylater_id: isReported(call, row) ? row.epaylaterId : null,
      marketplace_order_id: row.orderId,
      amount: row.amount,
      status: isReported(call, row) ? transactionStatus(row) : 'CREATED',
      invoice_file_name: merchantInvoices.findLast((file) => file.transactionId === row.id)?.fileName ?? null,
      create_time: row.createdAt,
    })),
  });
};
