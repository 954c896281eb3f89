import type { Call } from '../wire/operation';
import { settleLeads } from './leads/settle-leads';
import type { Waiting } from './pending-work';
import { settlePayments } from './supplier-credit/settle-payments';
import { settleUdyam } from './udyam/settle-udyam';

/** Applies the results of Udyam registry, lead partners and the pay-later page that are due by now. */
export async function settleTrade(
  clocked: Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>,
  pending: Waiting,
): Promise<void> {
  if (pending.registration) await settleUdyam(clocked);
  if (pending.leads) await settleLeads(clocked);
  if (pending.supplierPayments) await settlePayments(clocked);
}
