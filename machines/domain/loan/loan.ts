import * as v from 'valibot';
import { frequency } from '../base/frequency';
import { flag, numberOrZero, paise, serverTime, textOrNull } from '../base/wire';
import { bankAccount } from '../payment/bank-account';

/** The lender's reason of a loan that was closed for less than was owed (assumed). */
export const SETTLED = 'settled';

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

/** Reads the number on the wire; a missing one, or one that is not in the spec, is UNKNOWN. */
export const loanStatus = v.pipe(
  v.nullish(v.number(), 0),
  v.transform((value): LoanStatus => statuses[value] ?? 'UNKNOWN'),
);

const autoDebit = v.pipe(
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

const agreement = v.pipe(
  v.nullish(v.object({ frequency, approvedNbfc: textOrNull, cashbackAmount: paise }), {}),
  v.transform((wire) => ({
    frequency: wire.frequency,
    approvedNbfc: wire.approvedNbfc,
    cashbackAmount: wire.cashbackAmount,
  })),
);

/** Loan, account view (spec 3). Money in paise, times in milliseconds. Derived flags: weekly, monthly, daily. */
export const loan = v.pipe(
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
    /** A malformed account is not shown; the loan is. */
    bank_details: v.fallback(v.nullish(bankAccount, null), null),
    agreement,
    total_paid_principal: paise,
    is_manual_disbursal_enabled: flag,
    auto_debit: autoDebit,
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
    latePenaltiesAdded: wire.late_penalties_added,
    latePenaltiesPaid: wire.late_penalties_paid,
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
    lastDate: wire.last_date,
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

export type Loan = v.InferOutput<typeof loan>;

/** The latest loan; null while the merchant has none. */
export const latestLoan = v.pipe(
  v.object({ loan: v.nullable(loan) }),
  v.transform((wire) => wire.loan),
);

/** A loan that is running or about to: the merchant is routed to its pages, not to offers. */
export function isOpenLoan({ status: of }: Pick<Loan, 'status'>): boolean {
  return of === 'CREATED' || of === 'DISBURSED';
}

/** Every instalment is paid and nothing is left, by the service's figures; without the number of instalments it is false. */
export function isRepaid(of: Loan): boolean {
  return (
    of.totalInstalments > 0 &&
    of.instalmentsPaid >= of.totalInstalments &&
    of.maxRepaymentAmount <= 0 &&
    of.totalDue <= 0 &&
    of.totalNextDueAmount <= 0
  );
}

/**
 * How much of what was paid for an ended loan was principal, in paise; null where the service's figures contradict each
 * other: without a settlement, the principal paid is at least what was disbursed, and at most what was paid.
 */
export function principalPaid(of: Loan): number | null {
  const { totalPaid, totalPaidPrincipal: principal, disbursedAmount, reason } = of;
  const isSettled = of.status === 'FORECLOSED' && reason === SETTLED;
  const least = isSettled ? 0 : disbursedAmount;
  const isKnown = principal > 0 && (isSettled || disbursedAmount > 0);
  return isKnown && principal >= least && principal <= totalPaid ? principal : null;
}

/** A loan that was disbursed and has ended, or was cancelled: it has the page of an ended loan. A rejected one has not. */
export function isEndedLoan({ status: of }: Pick<Loan, 'status'>): boolean {
  return of === 'COMPLETE' || of === 'FORECLOSED' || of === 'CANCELLED';
}

/** A loan for which nothing is debited any more: repaid, foreclosed, rejected or cancelled. */
export function isLoanOver({ status: of }: Pick<Loan, 'status'>): boolean {
  return of === 'REJECTED' || isEndedLoan({ status: of });
}
