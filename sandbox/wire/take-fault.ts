import { and, eq } from 'drizzle-orm';
import type { Books } from '../books/open-books';
import { faults } from '../books/schema';
import { type Fault, isFaultKind } from './fault-kinds';

/** The fault that strikes this call, counted down; undefined when there is none. */
export async function takeFault(
  books: Books,
  merchantId: string,
  operationId: string,
): Promise<Fault | undefined> {
  const mine = and(eq(faults.merchantId, merchantId), eq(faults.operationId, operationId));
  const [row] = await books.select().from(faults).where(mine);
  if (row === undefined || !isFaultKind(row.kind)) return undefined;
  if (row.times === 1) await books.delete(faults).where(mine);
  if (row.times > 1)
    await books
      .update(faults)
      .set({ times: row.times - 1 })
      .where(mine);
  return { kind: row.kind, status: row.status, body: row.body, ms: row.ms };
}
