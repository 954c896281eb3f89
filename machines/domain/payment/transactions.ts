import * as v from 'valibot';
import { flag, id, paise, serverTime, textOrNull } from '../base/wire';
import { paymentStatus } from './payment-enums';

/** A late charge (spec 3, penalty). Money in paise, times in milliseconds. */
const penaltySchema = v.pipe(
  v.object({
    penalty_id: id,
    loan_id: textOrNull,
    amount_added: paise,
    amount_paid: paise,
    installment_id: textOrNull,
    create_time: serverTime,
    update_time: serverTime,
  }),
  v.transform((wire) => ({
    id: wire.penalty_id,
    loanId: wire.loan_id,
    amountAdded: wire.amount_added,
    amountPaid: wire.amount_paid,
    instalmentId: wire.installment_id,
    createTime: wire.create_time,
    updateTime: wire.update_time,
  })),
);

export type Penalty = v.InferOutput<typeof penaltySchema>;

/** A repayment transaction (spec 3). Money in paise, times in milliseconds. */
const repaymentSchema = v.pipe(
  v.object({
    payment_id: id,
    loan_id: textOrNull,
    amount: paise,
    is_foreclosure: flag,
    is_autopay_transaction: flag,
    create_time: serverTime,
    update_time: serverTime,
    status: v.nullish(paymentStatus, 'PENDING'),
    reference: textOrNull,
  }),
  v.transform((wire) => ({
    id: wire.payment_id,
    loanId: wire.loan_id,
    amount: wire.amount,
    isForeclosure: wire.is_foreclosure,
    isAutopay: wire.is_autopay_transaction,
    createTime: wire.create_time,
    updateTime: wire.update_time,
    status: wire.status,
    reference: wire.reference,
  })),
);

export type RepaymentTransaction = v.InferOutput<typeof repaymentSchema>;

/** Total of all late charges that were added, paid or not (spec 3). In paise. */
export function totalPenalty(penalties: readonly Pick<Penalty, 'amountAdded'>[]): number {
  return penalties.reduce((sum, { amountAdded }) => sum + amountAdded, 0);
}

/** Repayments and late charges of a loan, with the total of the late charges (spec 3, transactions). */
export const transactionsSchema = v.pipe(
  v.object({ penalties: v.array(penaltySchema), repayment_transactions: v.array(repaymentSchema) }),
  v.transform((wire) => ({
    penalties: wire.penalties,
    repayments: wire.repayment_transactions,
    totalPenalty: totalPenalty(wire.penalties),
  })),
);

export type Transactions = v.InferOutput<typeof transactionsSchema>;
