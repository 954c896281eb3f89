import { and, eq } from 'drizzle-orm';
import type { Call } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { leads } from '../../database/schema-trade';

/** Applies the partners' decisions that are due by now. */
export async function applyLeadDecisions(
  context: Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>,
): Promise<void> {
  const { tx, merchant, flags, now } = context;
  if (flags.lead_result === 'PENDING') return;
  const submittedLeads = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.merchantId, merchant.id), eq(leads.status, 'SUBMITTED')));
  for (const row of submittedLeads) {
    const decidedAt = (row.submittedAt ?? now) + flags.lead_seconds;
    if (now < decidedAt) continue;
    const status = flags.lead_result;
    const reason = status === 'REJECTED' ? 'SHOP_TOO_NEW' : null;
    await tx.update(leads).set({ status, reason, decidedAt }).where(eq(leads.id, row.id));
    await recordEvent(tx, merchant.id, decidedAt, 'lead.decided', { lead_id: row.id, result: status });
  }
}
