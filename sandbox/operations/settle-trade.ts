import type { Call } from '../wire/operation';
import { settleLeads } from './leads/settle-leads';
import { settlePayments } from './supplier-credit/settle-payments';
import { settleUdyam } from './udyam/settle-udyam';

/** What registry, partner and hosted page would have done by now. */
export async function settleTrade(
  clocked: Pick<Call, 'books' | 'merchant' | 'flags' | 'now'>,
): Promise<void> {
  await settleUdyam(clocked);
  await settleLeads(clocked);
  await settlePayments(clocked);
}
