import * as v from 'valibot';
import { flag, id, paise, serverTime, textOrNull } from '../base/wire';
import { initiatedRepaymentSchema } from '../payment/repayment';
import { loanStatus } from './loan';

const fields = v.object({
  loan_id: id,
  can_cancel: v.boolean(),
  reason: textOrNull,
  is_free: flag,
  principal: paise,
  proportionate_cost: paise,
  already_paid: paise,
  total: paise,
  cooling_off_until: serverTime,
});

/** Whether the total is principal plus cost minus what was already paid, and at least 0; true where nothing is to be paid back. */
function isSumOfLines(wire: v.InferOutput<typeof fields>): boolean {
  if (!wire.can_cancel || wire.is_free) return true;
  return wire.total === Math.max(0, wire.principal + wire.proportionate_cost - wire.already_paid);
}

/**
 * Whether the loan can be given back in the cooling-off period, and at what cost (assumed payload). Money in paise, time in
 * milliseconds. A total that is not the sum of its lines is malformed, where the loan can be given back at a cost.
 */
export const cancellationSchema = v.pipe(
  fields,
  v.forward(v.check(isSumOfLines, 'not the sum of its lines'), ['total']),
  v.transform((wire) => ({
    loanId: wire.loan_id,
    canCancel: wire.can_cancel,
    /** Why the loan cannot be given back: `cooling_off_over` or `loan_already_ended`. */
    reason: wire.reason,
    /** The loan is not disbursed yet: cancelling costs nothing. */
    isFree: wire.is_free,
    principal: wire.principal,
    proportionateCost: wire.proportionate_cost,
    alreadyPaid: wire.already_paid,
    total: wire.total,
    coolingOffUntil: wire.cooling_off_until,
  })),
);

export type Cancellation = v.InferOutput<typeof cancellationSchema>;

/** Result of giving the loan back. */
export const cancelledLoanSchema = v.pipe(
  v.object({ loan_id: id, status: loanStatus, repayment: v.nullish(initiatedRepaymentSchema, null) }),
  v.transform((wire) => ({
    loanId: wire.loan_id,
    status: wire.status,
    /** The payment that gives the loan back; null when nothing is owed. The loan is cancelled when this payment succeeds. */
    repayment: wire.repayment,
  })),
);

export type CancelledLoan = v.InferOutput<typeof cancelledLoanSchema>;
