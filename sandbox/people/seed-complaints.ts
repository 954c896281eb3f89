import type { Call } from '../base/operation';
import { DAY_SECONDS } from '../money/due-dates';
import { insertComplaint } from '../operations/complaints/complaint';
import { latestLoan } from '../operations/repayment/loan-book/find-loan';
import type { ComplaintPlan } from './persona';

/** Stores a persona's complaints; their answers follow with the time. */
export async function seedComplaints(call: Call, plans: readonly ComplaintPlan[] = []): Promise<void> {
  const loan = await latestLoan(call);
  for (const { daysAgo, ...plan } of plans) {
    const loanId = plan.about === 'LENDER' ? (loan?.id ?? null) : null;
    const lodged = { ...plan, loanId, nbfc: call.merchant.primaryNbfc };
    await insertComplaint(call, lodged, call.now - daysAgo * DAY_SECONDS);
  }
}
