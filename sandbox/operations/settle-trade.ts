import type { Call } from '../wire/operation';
import { settleLeads } from './leads/settle-leads';
import type { Waiting } from './pending-work';
import { settlePayments } from './supplier-credit/settle-payments';
import { settleUdyam } from './udyam/settle-udyam';

/** Applies what registry, partner and hosted page would have done by now. */
export async function settleTrade(
  clocked: Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>,
  waits: Waiting,
): Promise<void> {
  if (waits.registration) await settleUdyam(clocked);
  if (waits.leads) await settleLeads(clocked);
  if (waits.supplierPayments) await settlePayments(clocked);
}
