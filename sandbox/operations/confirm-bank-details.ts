import { and, eq } from 'drizzle-orm';
import { isLenderEnabled } from '../base/lender-workflows';
import { findLender } from '../base/lenders';
import { type Call, fail, type Operation, ok } from '../base/operation';
import { changeMerchant, recordEvent } from '../database/merchant';
import { bankAccounts, offers } from '../database/schema';
import { confirmedOffer } from './confirmed-offer';
import type { OfferRow } from './offer-view';

/** Confirms an offer with a bank account. Idempotent for the same offer and account. */
export const confirmBankDetails: Operation<'confirmBankDetails'> = async (call, { body }) => {
  const { tx, merchant, now } = call;
  const merchantOffers = await tx.select().from(offers).where(eq(offers.merchantId, merchant.id));
  const offer = merchantOffers.find((row) => row.id === body.loan_offer_id);
  if (offer === undefined || !(offer.status === 'SELECTED' || isLenderEnabled(call.flags, offer.nbfc)))
    return fail(404, 'offer_not_found');
  const selected = await confirmedOffer(call);
  // The loan of this offer is closed: an offer is good for one loan.
  if (offer.status === 'SELECTED' && offer.id !== selected?.id) return fail(409, 'offer_expired');
  const [account] = await tx
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.merchantId, merchant.id), eq(bankAccounts.id, body.bank_details_id)));
  if (account === undefined) return fail(404, 'bank_details_not_found');
  const answer = ok({ loan_offer_id: offer.id, bank_details_id: account.id });
  if (selected !== undefined) {
    const isSamePair = selected.id === offer.id && selected.bankDetailsId === account.id;
    return isSamePair ? answer : fail(409, 'offer_already_confirmed');
  }
  if (offer.validUntil !== 0 && offer.validUntil <= now) return fail(409, 'offer_expired');
  await tx
    .update(offers)
    .set({ status: 'SELECTED', bankDetailsId: account.id })
    .where(eq(offers.id, offer.id));
  await updateProcessState(call, offer);
  await recordEvent(tx, merchant.id, now, 'offer.confirmed', {
    loan_offer_id: offer.id,
    nbfc: offer.nbfc,
  });
  return answer;
};

/** Sets the next step of the merchant, which depends on the lender (spec 4). */
async function updateProcessState({ tx, merchant, now }: Call, offer: OfferRow): Promise<void> {
  const step = nextStep(offer);
  const needsLenderApproval = findLender(offer.nbfc)?.approval === 'loan-approval-status';
  await changeMerchant(tx, merchant, {
    primaryNbfc: offer.nbfc,
    processState: step[0],
    processSubstate: step[1],
    approvalStatus: needsLenderApproval ? 'PENDING' : null,
    approvalAskedAt: needsLenderApproval ? now : null,
  });
}

function nextStep(offer: OfferRow): [state: string, substate: string | null] {
  if (offer.nbfc === null) return ['ENTRY', null];
  const approval = findLender(offer.nbfc)?.approval;
  if (approval !== undefined) return ['AGREEMENT', approval];
  return offer.isEnachRequired ? ['MANDATE', 'enach'] : ['AGREEMENT', 'agreement'];
}
