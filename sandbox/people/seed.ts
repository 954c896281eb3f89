import { eq } from 'drizzle-orm';
import { bankName } from '../base/banks';
import type { Call } from '../base/operation';
import { changeMerchant, findMerchant, flagsOf, type Merchant } from '../database/merchant';
import { newDigits, newId, newToken } from '../database/new-id';
import type { DbTransaction } from '../database/open-database';
import { agreements, bankAccounts, merchants, offers } from '../database/schema';
import { DAY_SECONDS } from '../money/due-dates';
import { createAgreement, latestAgreement } from '../operations/agreement';
import { applyElapsedTime } from '../operations/apply-elapsed-time';
import { confirmBankDetails } from '../operations/confirm-bank-details';
import { confirmedOffer } from '../operations/confirmed-offer';
import { createLoan } from '../operations/create-loan';
import { offerRow } from '../operations/eligibility/offer-row';
import { sendPapers } from '../operations/messages/papers';
import { mergeProfile } from '../operations/profile/stored-profile';
import type { Persona } from './persona';
import { type PersonaName, personaOf } from './personas';
import { createActiveMandate, replayLoan, setStatusUnknown, signingTime } from './replay';
import { seedApplying } from './seed-applying';
import { seedComplaints } from './seed-complaints';
import { seedConsent } from './seed-consents';
import { seedTrade } from './seed-trade';

/** Id and token of a merchant. */
interface Identity {
  id: string;
  token: string;
}

const newIdentity = (): Identity => ({ id: newId('mrc'), token: newToken() });

/**
 * Creates a merchant of this persona. `clock.nowMs` is the virtual time, `clock.offsetMs` is virtual minus real time, both in
 * ms.
 */
export async function seedMerchant(
  tx: DbTransaction,
  name: PersonaName,
  clock: { nowMs: number; offsetMs: number },
  identity: Identity = newIdentity(),
): Promise<Merchant> {
  const persona = personaOf(name);
  const now = Math.floor(clock.nowMs / 1000);
  const start = signingTime(persona, now);
  const merchant = await insertMerchant(tx, { ...identity, persona: name }, persona, start, clock.offsetMs);
  await insertOffers(tx, merchant, persona, start, now);
  await insertAccounts(tx, merchant, persona, start);
  const callAt = (seconds: number): Call => ({
    tx,
    merchant,
    flags: flagsOf(merchant),
    now: seconds,
    isOwner: true,
    language: 'en',
    isPending: () => false,
  });
  await seedApplying(callAt(start), persona);
  if (persona.stage !== 'entry' && persona.stage !== 'offers') await confirm(callAt(start));
  if (persona.stage === 'signed' || persona.stage === 'disbursed') {
    await applyElapsedTime(callAt(start + flagsOf(merchant).approval_seconds));
    if (persona.autopay) await createActiveMandate(callAt(start));
    await sign(callAt(start));
  }
  if (persona.stage === 'disbursed') await replayLoan(persona, callAt, start, now);
  if (persona.hasUnknownStatus) await setStatusUnknown(callAt(start));
  await applyElapsedTime(callAt(now));
  await seedTrade(callAt(now), persona.trade);
  await seedComplaints(callAt(now), persona.complaints);
  return (await findMerchant(tx, merchant.id)) ?? merchant;
}

async function insertMerchant(
  tx: DbTransaction,
  identity: Identity & { persona: PersonaName },
  persona: Persona,
  createdAt: number,
  clockOffsetMs: number,
) {
  const isNew = persona.stage === 'entry';
  const row: Merchant = {
    ...identity,
    displayName: persona.displayName,
    panName: persona.panName,
    panNumber: `BKQP${persona.panName.charAt(0)}${newDigits(4)}K`,
    dob: '1986-04-12',
    mobile: persona.mobile,
    clockOffsetMs,
    isEligible: persona.isEligible ?? true,
    kycState: isNew ? 'NOT_STARTED' : 'VERIFIED',
    processState: persona.blocked ? 'BLOCKED' : isNew ? 'ENTRY' : 'OFFER',
    processSubstate: persona.blocked ? 'blocked' : isNew ? null : 'offer',
    primaryNbfc: null,
    approvalStatus: null,
    approvalAskedAt: null,
    lendersWithoutOffer: JSON.stringify(persona.lendersWithoutOffer ?? []),
    flags: JSON.stringify(persona.flags ?? {}),
    language: 'en',
    createdAt,
  };
  await tx.insert(merchants).values(row);
  return row;
}

async function insertOffers(
  tx: DbTransaction,
  merchant: Merchant,
  persona: Persona,
  start: number,
  now: number,
) {
  const validUntil = Math.round(Math.max(start, now) + (persona.offerDays ?? 15) * DAY_SECONDS);
  const rows = persona.offers.map((plan, position) =>
    offerRow(plan, { merchantId: merchant.id, position, validUntil }),
  );
  if (rows.length > 0) await tx.insert(offers).values(rows);
}

async function insertAccounts(tx: DbTransaction, merchant: Merchant, persona: Persona, createdAt: number) {
  const rows = (persona.accounts ?? []).map(({ address, type }, index) => ({
    id: newId('bnk'),
    merchantId: merchant.id,
    paymentAddress: address,
    holder: persona.panName,
    accountType: 2,
    type,
    bankName: bankName(address.slice(address.lastIndexOf('@') + 1)),
    fromBankPage: false,
    createdAt: createdAt + index,
  }));
  if (rows.length > 0) await tx.insert(bankAccounts).values(rows);
}

async function confirm(call: Call): Promise<void> {
  const [offer] = await call.tx.select().from(offers).where(eq(offers.merchantId, call.merchant.id));
  const [account] = await call.tx
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.merchantId, call.merchant.id));
  if (offer === undefined || account === undefined) throw new Error('this persona has nothing to confirm');
  const body = { loan_offer_id: offer.id, bank_details_id: account.id };
  await confirmBankDetails(call, { path: {}, query: {}, body });
}

async function sign(call: Call): Promise<void> {
  const offer = await confirmedOffer(call);
  if (offer === undefined) throw new Error('this persona has nothing to sign');
  await createAgreement(call, { path: {}, query: {}, body: { loan_offer_id: offer.id } });
  const agreement = await latestAgreement(call);
  if (agreement === undefined) throw new Error('this persona has no agreement');
  await call.tx.update(agreements).set({ status: 'SIGNED' }).where(eq(agreements.id, agreement.id));
  await createLoan(call, agreement, offer);
  const [firstName = ''] = call.merchant.displayName.toLowerCase().split(' ');
  await mergeProfile(call, { email: `${firstName}@shop.example` });
  await sendPapers(call, agreement.id, offer.nbfc);
  await seedConsent(call, 'LOAN_AGREEMENT', offer.nbfc);
  await changeMerchant(call.tx, call.merchant, {
    processState: 'DISBURSAL',
    processSubstate: 'loan-status',
  });
}
