import type { Call } from '../wire/operation';
import { settleLeads } from './leads/settle-leads';
import type { Waiting } from './pending-work';
import { settlePayments } from './supplier-credit/settle-payments';
import { settleUdyam } from './udyam/settle-udyam';

/** Applies what registry, partner and hosted page would have done by now. */
export async function settleTrade(
  clocked: Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>,
  pending: Waiting,
): Promise<void> {
  if (pending.registration) await settleUdyam(clocked);
  if (pending.leads) await settleLeads(clocked);
  if (pending.supplierPayments) await settlePayments(clocked);
}
