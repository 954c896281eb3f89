import type { Call } from '../base/operation';
import { applyLeadDecisions } from './leads/apply-lead-decisions';
import type { PendingWork } from './pending-work';
import { failExpiredPayments } from './supplier-credit/fail-expired-payments';
import { applyUdyamResult } from './udyam/apply-udyam-result';

/** Applies the results of Udyam registry, lead partners and the pay-later page that are due by now. */
export async function applyTradeResults(
  context: Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>,
  pending: PendingWork,
): Promise<void> {
  if (pending.registration) await applyUdyamResult(context);
  if (pending.leads) await applyLeadDecisions(context);
  if (pending.supplierPayments) await failExpiredPayments(context);
}
