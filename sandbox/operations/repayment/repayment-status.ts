import { and, desc, eq, sql } from 'drizzle-orm';
import { fail, type Operation, ok } from '../../base/operation';
import { payments, penalties } from '../../database/schema-repayment';
import { loanById, paymentById } from './loan-book/find-loan';
import { readBook } from './loan-book/read-book';
import { repaymentStatus, statusOf } from './payment-view';

/** Status of a payment. Whoever has its id may read it, without credentials. */
export const getRepaymentStatus: Operation<'getRepaymentStatus'> = async (call, { body }) => {
  const payment = await paymentById(call, body.payment_id);
  if (payment === undefined) return fail(404, 'payment_not_found');
  const book = await readBook(call, payment.loanId);
  const requester = { isOwn: call.isOwner, shop: call.merchant.displayName };
  return ok(repaymentStatus(payment, book?.offer.nbfc ?? null, requester));
};

/** All payments but CREATED ones, and all late charges; newest first. */
export const listTransactions: Operation<'listTransactions'> = async (call, { body }) => {
  const loan = await loanById(call, body.loan_id);
  if (loan === undefined) return fail(404, 'loan_not_found');
  const { tx } = call;
  const loanPayments = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.loanId, loan.id), sql`${payments.status} <> 'CREATED'`))
    .orderBy(desc(payments.createdAt), desc(sql`rowid`));
  const charges = await tx
    .select()
    .from(penalties)
    .where(eq(penalties.loanId, loan.id))
    .orderBy(desc(penalties.createdAt), desc(sql`rowid`));
  return ok({
    penalties: charges.map((row) => ({
      penalty_id: row.id,
      loan_id: row.loanId,
      amount_added: row.amountAdded,
      amount_paid: row.amountPaid,
      installment_id: installmentId(row.loanId, row.instalment),
      create_time: row.createdAt,
      update_time: row.updatedAt,
    })),
    repayment_transactions: loanPayments.map((row) => ({
      payment_id: row.id,
      loan_id: row.loanId,
      amount: row.amount,
      is_foreclosure: row.type === 'foreclosure',
      is_autopay_transaction: row.isAutopay,
      create_time: row.createdAt,
      update_time: row.updatedAt,
      status: statusOf(row),
      reference: row.reference,
    })),
  });
};

/** The id of an instalment: its loan and its number. */
export const installmentId = (loanId: string, number: number): string => `${loanId}-${number}`;
