import { and, eq, inArray } from 'drizzle-orm';
import type { DbTransaction } from '../database/open-database';
import { faults } from '../database/schema';
import { EVERY_OPERATION, type Fault, isFaultKind } from './fault-kinds';

type FaultRow = typeof faults.$inferSelect;

/**
 * The fault that applies to this call; undefined without one. Updates its counters. A fault of the operation takes precedence
 * over one of all operations.
 */
export async function consumeFault(
  tx: DbTransaction,
  merchantId: string,
  operationId: string,
): Promise<Fault | undefined> {
  const ofMerchant = eq(faults.merchantId, merchantId);
  const rows = await tx
    .select()
    .from(faults)
    .where(and(ofMerchant, inArray(faults.operationId, [operationId, EVERY_OPERATION])));
  const row = rows.find((candidate) => candidate.operationId === operationId) ?? rows[0];
  if (row === undefined || !isFaultKind(row.kind)) return undefined;
  const applies = isSelected(row);
  const thisFault = and(ofMerchant, eq(faults.operationId, row.operationId));
  if (applies && row.times === 1) await tx.delete(faults).where(thisFault);
  else
    await tx
      .update(faults)
      .set({ seen: row.seen + 1, times: applies && row.times > 1 ? row.times - 1 : row.times })
      .where(thisFault);
  return applies ? { kind: row.kind, status: row.status, body: row.body, ms: row.ms } : undefined;
}

/** Whether the fault affects this call, by its `chance` and `seed`. */
function isSelected({ chance, seed, seen }: FaultRow): boolean {
  return chance >= 100 || pseudoRandom(seed, seen) < chance / 100;
}

/** Pseudo-random number from 0 to 1 for the call with this index (mulberry32). */
function pseudoRandom(seed: number, callIndex: number): number {
  let state = (seed + (callIndex + 1) * 0x6d2b79f5) >>> 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
}
