import { and, desc, eq, sql } from 'drizzle-orm';
import { noteEvent } from '../../books/merchant';
import { agreements, loans, mandates, offers } from '../../books/schema';
import { type Call, fail, type Operation, ok } from '../../wire/operation';
import { mandateView, subscriptionOf } from '../autopay-mandate';

const OPEN = ['INITIATED', 'PENDING', 'ACTIVE', 'PAUSED'];

/** Withdraws the consent to automatic debits. Repeating it returns the same answer. */
export const updateAutopayMandate: Operation<'updateAutopayMandate'> = async (call, { body }) => {
  const { books, merchant, now } = call;
  if (body.merchant_id !== merchant.id) return fail(403, 'merchant_mismatch');
  const rows = await books
    .select()
    .from(mandates)
    .innerJoin(offers, eq(offers.id, mandates.offerId))
    .where(and(eq(mandates.merchantId, merchant.id), eq(offers.nbfc, body.nbfc)))
    .orderBy(desc(sql`mandates.rowid`));
  const found =
    rows.find((row) => OPEN.includes(row.mandates.status)) ??
    rows.find((row) => row.mandates.status === 'CANCELLED');
  if (found === undefined) return fail(404, 'mandate_not_found');
  const { mandates: mandate, offers: offer } = found;
  if (mandate.status !== 'CANCELLED') {
    await books.update(mandates).set({ status: 'CANCELLED' }).where(eq(mandates.id, mandate.id));
    await noteEvent(books, merchant.id, now, 'mandate.cancelled', { mandate_id: mandate.id });
  }
  return ok(await mandateView(call, { ...mandate, status: 'CANCELLED' }, offer));
};

/** Status of a loan's mandate; null without one. */
export const getMandateStatus: Operation<'getMandateStatus'> = async (call, { body }) => {
  const offer = await offerOf(call, body.loan_id);
  if (offer === undefined) return fail(404, 'loan_not_found');
  const rows = await call.books
    .select()
    .from(mandates)
    .where(and(eq(mandates.merchantId, call.merchant.id), eq(mandates.offerId, offer.id)))
    .orderBy(desc(sql`rowid`));
  const { mandate_id: id, subscription_id: subscription } = body;
  const row = rows.find(
    (one) =>
      (id === undefined || one.id === id) &&
      (subscription === undefined || subscriptionOf(one) === subscription),
  );
  if (row === undefined && (id ?? subscription) !== undefined) return fail(404, 'mandate_not_found');
  if (row === undefined) return ok({ mandate: null, subscription_id: null });
  return ok({ mandate: await mandateView(call, row, offer), subscription_id: subscriptionOf(row) });
};

async function offerOf({ books, merchant }: Call, loanId: string) {
  const [found] = await books
    .select()
    .from(loans)
    .innerJoin(agreements, eq(agreements.id, loans.agreementId))
    .innerJoin(offers, eq(offers.id, agreements.offerId))
    .where(and(eq(loans.id, loanId), eq(loans.merchantId, merchant.id)));
  return found?.offers;
}
