import { eq } from 'drizzle-orm';
import { noteEvent } from '../../books/merchant';
import { leads } from '../../books/schema-trade';
import type { Call } from '../../wire/operation';
import { latestLead } from './lead';

/** The partner's decision, once its time has come. */
export async function settleLeads(
  clocked: Pick<Call, 'books' | 'merchant' | 'flags' | 'now'>,
): Promise<void> {
  const { books, merchant, flags, now } = clocked;
  const row = await latestLead(clocked);
  if (row?.status !== 'SUBMITTED' || row.submittedAt === null || flags.lead_result === 'PENDING') return;
  const at = row.submittedAt + flags.lead_seconds;
  if (now < at) return;
  const status = flags.lead_result;
  const reason = status === 'REJECTED' ? 'The shop is too new for this partner.' : null;
  await books.update(leads).set({ status, reason, decidedAt: at }).where(eq(leads.id, row.id));
  await noteEvent(books, merchant.id, at, 'lead.decided', { lead_id: row.id, result: status });
}
