import * as v from 'valibot';
import { frequency } from '../base/frequency';
import { flag, numberOrZero, paise, serverTime, textOrNull } from '../base/wire';
import { bankAccountSchema } from '../payment/bank-account';

/** The `reason` (assumed) of a FORECLOSED loan that was closed for less than was owed, with a settlement discount. */
export const SETTLED_REASON = 'settled';

/** Loan status by its number (spec 3). */
const statuses = [
  'UNKNOWN',
  'CREATED',
  'DISBURSED',
  'COMPLETE',
  'REJECTED',
  'CANCELLED',
  'FORECLOSED',
] as const;
export type LoanStatus = (typeof statuses)[number];

/** Reads the number on the wire. A missing number, or one that is not in the spec, is UNKNOWN. */
export const loanStatus = v.pipe(
  v.nullish(v.number(), 0),
  v.transform((value): LoanStatus => statuses[value] ?? 'UNKNOWN'),
);

const autoDebitSchema = v.pipe(
  v.nullish(
    v.object({ is_enabled: flag, is_consented: flag, is_current_due_paid: flag, message: textOrNull }),
    {},
  ),
  v.transform((wire) => ({
    isEnabled: wire.is_enabled,
    isConsented: wire.is_consented,
    isCurrentDuePaid: wire.is_current_due_paid,
    message: wire.message,
  })),
);

const agreementSchema = v.pipe(
  v.nullish(v.object({ frequency, approvedNbfc: textOrNull, cashbackAmount: paise }), {}),
  v.transform((wire) => ({
    frequency: wire.frequency,
    approvedNbfc: wire.approvedNbfc,
    cashbackAmount: wire.cashbackAmount,
  })),
);

/** Loan, account view (spec 3). Money in paise, times in milliseconds. */
export const loanSchema = v.pipe(
  v.object({
    loan_id: v.pipe(v.string(), v.nonEmpty()),
    merchant_id: textOrNull,
    loan_agreement_id: textOrNull,
    bank_details_id: textOrNull,
    loan_account_number: textOrNull,
    shop_image_url: textOrNull,
    total_due_principal: paise,
    total_due: paise,
    total_paid: paise,
    late_penalties_added: paise,
    late_penalties_paid: paise,
    next_due_installment_amount: paise,
    total_next_due_amount: paise,
    max_repayment_amount: paise,
    next_due_date: serverTime,
    next_installment_date: serverTime,
    create_time: serverTime,
    update_time: serverTime,
    status: loanStatus,
    total_installment: numberOrZero,
    installments_paid: numberOrZero,
    previous_due_installment_amount: paise,
    total_next_due_installment_amount: paise,
    last_penalty_installment_number: numberOrZero,
    last_date: serverTime,
    ended_on: serverTime,
    cashback_eligible: flag,
    /** A malformed account is read as null, so that the loan can still be shown. */
    bank_details: v.fallback(v.nullish(bankAccountSchema, null), null),
    agreement: agreementSchema,
    total_paid_principal: paise,
    is_manual_disbursal_enabled: flag,
    auto_debit: autoDebitSchema,
    disbursed_amount: paise,
    disbursed_on: serverTime,
    utr: textOrNull,
    reason: textOrNull,
  }),
  v.transform((wire) => ({
    id: wire.loan_id,
    merchantId: wire.merchant_id,
    agreementId: wire.loan_agreement_id,
    bankDetailsId: wire.bank_details_id,
    accountNumber: wire.loan_account_number,
    shopImageUrl: wire.shop_image_url,
    totalDuePrincipal: wire.total_due_principal,
    totalDue: wire.total_due,
    totalPaid: wire.total_paid,
    lateChargesAdded: wire.late_penalties_added,
    lateChargesPaid: wire.late_penalties_paid,
    nextDueInstalmentAmount: wire.next_due_installment_amount,
    totalNextDueAmount: wire.total_next_due_amount,
    maxRepaymentAmount: wire.max_repayment_amount,
    nextDueDate: wire.next_due_date,
    nextInstalmentDate: wire.next_installment_date,
    createTime: wire.create_time,
    updateTime: wire.update_time,
    status: wire.status,
    totalInstalments: wire.total_installment,
    instalmentsPaid: wire.installments_paid,
    previousDueInstalmentAmount: wire.previous_due_installment_amount,
    totalNextDueInstalmentAmount: wire.total_next_due_installment_amount,
    lastPenaltyInstalmentNumber: wire.last_penalty_installment_number,
    lastDueDate: wire.last_date,
    endedOn: wire.ended_on,
    isCashbackEligible: wire.cashback_eligible,
    bankAccount: wire.bank_details,
    frequency: wire.agreement.frequency,
    nbfc: wire.agreement.approvedNbfc,
    cashbackAmount: wire.agreement.cashbackAmount,
    isWeekly: wire.agreement.frequency === 'weekly',
    isMonthly: wire.agreement.frequency === 'monthly',
    isDaily: wire.agreement.frequency === 'daily',
    totalPaidPrincipal: wire.total_paid_principal,
    isManualDisbursalEnabled: wire.is_manual_disbursal_enabled,
    autoDebit: wire.auto_debit,
    disbursedAmount: wire.disbursed_amount,
    disbursedOn: wire.disbursed_on,
    utr: wire.utr,
    reason: wire.reason,
  })),
);

export type Loan = v.InferOutput<typeof loanSchema>;

/** The latest loan; null when the merchant has no loan. */
export const latestLoanSchema = v.pipe(
  v.object({ loan: v.nullable(loanSchema) }),
  v.transform((wire) => wire.loan),
);

/** Whether a loan is signed (CREATED: the money is not sent yet) or disbursed. The merchant is then routed to the loan's pages, not to offers. */
export function isSignedOrDisbursed({ status }: Pick<Loan, 'status'>): boolean {
  return status === 'CREATED' || status === 'DISBURSED';
}

/** The instalment that is due next, in paise; null where the lender names none. */
export function nextInstalmentOf({ nextDueInstalmentAmount }: Loan): number | null {
  return nextDueInstalmentAmount > 0 ? nextDueInstalmentAmount : null;
}

/** Whether every instalment is paid and nothing is owed; the service may not have closed the loan (COMPLETE) yet. False when the service gives no number of instalments. */
export function isAllPaid(loan: Loan): boolean {
  return (
    loan.totalInstalments > 0 &&
    loan.instalmentsPaid >= loan.totalInstalments &&
    loan.maxRepaymentAmount <= 0 &&
    loan.totalDue <= 0 &&
    loan.totalNextDueAmount <= 0
  );
}

/** What is left to pay, in paise; null where the service gives no amount (0 on the wire), unless nothing else is open. */
export function amountLeft(loan: Loan): number | null {
  if (loan.maxRepaymentAmount > 0) return loan.maxRepaymentAmount;
  return isEndedLoan(loan) || isAllPaid(loan) ? 0 : null;
}

/**
 * The principal that was paid on an ended loan, in paise; null when the service does not give it, or when its figures contradict each
 * other: the principal must be at most the sum paid and, unless the loan was settled, at least the disbursed amount.
 */
export function principalPaid(loan: Loan): number | null {
  const { totalPaid, totalPaidPrincipal: principal, disbursedAmount, reason } = loan;
  const isSettled = loan.status === 'FORECLOSED' && reason === SETTLED_REASON;
  const minPrincipal = isSettled ? 0 : disbursedAmount;
  const isKnown = principal > 0 && (isSettled || disbursedAmount > 0);
  return isKnown && principal >= minPrincipal && principal <= totalPaid ? principal : null;
}

/** Whether a loan was repaid, foreclosed or cancelled: then the page of an ended loan is shown. A rejected loan has no such page. */
export function isEndedLoan({ status }: Pick<Loan, 'status'>): boolean {
  return status === 'COMPLETE' || status === 'FORECLOSED' || status === 'CANCELLED';
}

/** Whether nothing can be debited for a loan any more: it was repaid, foreclosed, cancelled or rejected. */
export function isEndedOrRejectedLoan({ status }: Pick<Loan, 'status'>): boolean {
  return status === 'REJECTED' || isEndedLoan({ status });
}
