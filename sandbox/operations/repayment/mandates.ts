import { and, desc, eq, sql } from 'drizzle-orm';
import { type Call, fail, type Operation, ok } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { agreements, loans, mandates, offers } from '../../database/schema';
import { subscriptionOf, toMandateResponse } from '../autopay-mandate';

const OPEN_STATUSES = ['INITIATED', 'PENDING', 'ACTIVE', 'PAUSED'];

/** Cancels the mandate, so that nothing is debited any more. Idempotent. */
export const updateAutopayMandate: Operation<'updateAutopayMandate'> = async (call, { body }) => {
  const { tx, merchant, now } = call;
  if (body.merchant_id !== merchant.id) return fail(403, 'merchant_mismatch');
  const rows = await tx
    .select()
    .from(mandates)
    .innerJoin(offers, eq(offers.id, mandates.offerId))
    .where(and(eq(mandates.merchantId, merchant.id), eq(offers.nbfc, body.nbfc)))
    .orderBy(desc(sql`mandates.rowid`));
  const row =
    rows.find((candidate) => OPEN_STATUSES.includes(candidate.mandates.status)) ??
    rows.find((candidate) => candidate.mandates.status === 'CANCELLED');
  if (row === undefined) return fail(404, 'mandate_not_found');
  const { mandates: mandate, offers: offer } = row;
  if (mandate.status !== 'CANCELLED') {
    await tx.update(mandates).set({ status: 'CANCELLED' }).where(eq(mandates.id, mandate.id));
    await recordEvent(tx, merchant.id, now, 'mandate.cancelled', { mandate_id: mandate.id });
  }
  return ok(await toMandateResponse(call, { ...mandate, status: 'CANCELLED' }, offer));
};

/** The newest mandate of a loan, or the one that the request names; null for a loan without a mandate. */
export const getMandateStatus: Operation<'getMandateStatus'> = async (call, { body }) => {
  const offer = await offerOf(call, body.loan_id);
  if (offer === undefined) return fail(404, 'loan_not_found');
  const rows = await call.tx
    .select()
    .from(mandates)
    .where(and(eq(mandates.merchantId, call.merchant.id), eq(mandates.offerId, offer.id)))
    .orderBy(desc(sql`rowid`));
  const { mandate_id: id, subscription_id: subscription } = body;
  const row = rows.find(
    (mandate) =>
      (id === undefined || mandate.id === id) &&
      (subscription === undefined || subscriptionOf(mandate) === subscription),
  );
  if (row === undefined && (id ?? subscription) !== undefined) return fail(404, 'mandate_not_found');
  if (row === undefined) return ok({ mandate: null, subscription_id: null });
  return ok({ mandate: await toMandateResponse(call, row, offer), subscription_id: subscriptionOf(row) });
};

async function offerOf({ tx, merchant }: Call, loanId: string) {
  const [joined] = await tx
    .select()
    .from(loans)
    .innerJoin(agreements, eq(agreements.id, loans.agreementId))
    .innerJoin(offers, eq(offers.id, agreements.offerId))
    .where(and(eq(loans.id, loanId), eq(loans.merchantId, merchant.id)));
  return joined?.offers;
}
