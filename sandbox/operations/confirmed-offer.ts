import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Call } from '../base/operation';
import { agreements, loans, offers } from '../database/schema';
import { LoanStatus } from './create-loan';
import type { OfferRow } from './offer-view';

/** Statuses of a closed loan: repaid, cancelled, or foreclosed. */
const CLOSED_STATUSES = [LoanStatus.COMPLETE, LoanStatus.CANCELLED, LoanStatus.FORECLOSED];

/** The offer that was confirmed with a bank account; undefined when there is none, or when its loan is closed. */
export async function confirmedOffer({
  tx,
  merchant,
}: Pick<Call, 'tx' | 'merchant'>): Promise<OfferRow | undefined> {
  const closedLoans = await tx
    .select({ offerId: agreements.offerId })
    .from(loans)
    .innerJoin(agreements, eq(agreements.id, loans.agreementId))
    .where(and(eq(loans.merchantId, merchant.id), inArray(loans.status, CLOSED_STATUSES)));
  const rows = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.merchantId, merchant.id), eq(offers.status, 'SELECTED')))
    .orderBy(desc(sql`rowid`));
  return rows.find(({ id }) => !closedLoans.some(({ offerId }) => offerId === id));
}
