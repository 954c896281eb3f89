import { asc, eq, sql } from 'drizzle-orm';
import { payments, penalties, postings, refunds, repaymentLinks } from '../database/schema-repayment';
import { balanceCheck } from '../operations/repayment/balance-check';
import { jsonAnswer } from '../wire/json-answer';
import { applyTimeOf } from './apply-time-of';
import type { MerchantContext } from './merchant-context';

const TABLES = {
  payments,
  refunds,
  repayment_links: repaymentLinks,
  penalties,
  /** The journal: each line credits `source` and debits `target`. */
  postings,
};

/** Payments, refunds, payment links, late charges and journal of the merchant, oldest first. Paise, virtual seconds. */
export function moneyLists({ tx, merchant }: MerchantContext): Record<string, () => Promise<unknown>> {
  const lists = Object.entries(TABLES).map(([name, table]) => [
    name,
    async () =>
      await tx.select().from(table).where(eq(table.merchantId, merchant.id)).orderBy(asc(sql`rowid`)),
  ]);
  return Object.fromEntries(lists);
}

/** Whether the ledger is consistent: `{holds, problems, loans: [{loan_id, balances}]}`, balances in paise. */
export async function showBalanceCheck(context: MerchantContext): Promise<Response> {
  const { tx, merchant } = context;
  await applyTimeOf(context);
  return jsonAnswer(200, await balanceCheck(tx, merchant));
}
