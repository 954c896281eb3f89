import { desc, eq, sql } from 'drizzle-orm';
import { type Call, fail, type Operation, ok } from '../base/operation';
import { changeMerchant, recordEvent } from '../database/merchant';
import { newId } from '../database/new-id';
import { agreements, loans, offers } from '../database/schema';
import { type AgreementRow, agreementView } from './agreement-view';
import { confirmedOffer } from './confirmed-offer';
import { papersSentFor } from './messages/papers';

export const getAgreementInfo: Operation<'getAgreementInfo'> = async (call) => {
  const row = await latestAgreement(call);
  if (row === undefined) return ok({ agreement: null });
  const [offer] = await call.tx.select().from(offers).where(eq(offers.id, row.offerId));
  if (offer === undefined) return ok({ agreement: null });
  const [loan] = await call.tx.select().from(loans).where(eq(loans.agreementId, row.id));
  const view = agreementView(row, offer, call.merchant.mobile, loan?.disbursedOn ?? null, call.language);
  if (row.status !== 'SIGNED') return ok({ agreement: view });
  return ok({ agreement: { ...view, papers_sent: await papersSentFor(call, row.id) } });
};

/** Creates the agreement of the confirmed offer; an unsigned one that exists already is returned. */
export const createAgreement: Operation<'createAgreement'> = async (call, { body }) => {
  const { tx, merchant, now, language } = call;
  const offer = await confirmedOffer(call);
  if (offer === undefined || offer.id !== body.loan_offer_id || offer.bankDetailsId === null)
    return fail(409, 'offer_not_confirmed');
  if (merchant.approvalStatus === 'PENDING') return fail(409, 'approval_pending');
  if (merchant.approvalStatus === 'REJECTED') return fail(409, 'loan_rejected');
  const existing = await latestAgreement(call);
  if (existing?.status === 'SIGNED') return fail(409, 'agreement_already_signed');
  if (existing !== undefined)
    return ok({ agreement: agreementView(existing, offer, merchant.mobile, null, language) });
  const row: AgreementRow = {
    id: newId('agr'),
    merchantId: merchant.id,
    offerId: offer.id,
    bankDetailsId: offer.bankDetailsId,
    status: 'CREATED',
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(agreements).values(row);
  if (merchant.processState === 'AGREEMENT' || merchant.processState === 'MANDATE') {
    await changeMerchant(tx, merchant, { processState: 'AGREEMENT', processSubstate: 'agreement' });
  }
  await recordEvent(tx, merchant.id, now, 'agreement.created', { loan_agreement_id: row.id });
  return ok({ agreement: agreementView(row, offer, merchant.mobile, null, language) });
};

/**
 * The newest agreement of the confirmed offer. Without a confirmed offer: the newest agreement, that is the one of the last
 * loan. Undefined without any; the agreement of a closed loan does not count for the next offer.
 */
export async function latestAgreement(
  call: Pick<Call, 'tx' | 'merchant'>,
): Promise<AgreementRow | undefined> {
  const offer = await confirmedOffer(call);
  const rows = await call.tx
    .select()
    .from(agreements)
    .where(eq(agreements.merchantId, call.merchant.id))
    .orderBy(desc(sql`rowid`));
  return offer === undefined ? rows[0] : rows.find(({ offerId }) => offerId === offer.id);
}
