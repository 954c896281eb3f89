import { changeMerchant } from '../books/merchant';
import { newDigits, newId } from '../books/new-id';
import { ekycs, identities, mandatePhones, selfies } from '../books/schema-people';
import { settleEligibility } from '../operations/eligibility/settle-eligibility';
import { askBureau } from '../operations/identity/credit-score';
import { verifyEkyc } from '../operations/identity/ekyc-outcome';
import { keepAadhaarPictures, keepMasked } from '../operations/identity/kept-documents';
import { PAN_TRIES } from '../operations/identity/pan-details';
import { maskMobile } from '../operations/mask';
import { OTP } from '../operations/one-time-code';
import { keepAddress } from '../operations/profile/merchant-address';
import { keepDestination } from '../operations/profile/payment-destination';
import { mergeProfile } from '../operations/profile/profile-books';
import type { Call } from '../wire/operation';
import { type Applying, CHECKED } from './applying';
import type { Persona } from './persona';

const DAY = 86_400;
/** Ten minutes between two attempts, seconds. */
const BETWEEN = 600;

/** Writes into the books how far the persona is before the loan. */
export async function seedApplying(call: Call, persona: Persona): Promise<void> {
  const told: Applying = { ...(persona.stage === 'entry' ? {} : CHECKED), ...persona.applying };
  await seedIdentity(call, told);
  await seedProfile(call, told);
  const { books, merchant } = call;
  const [processState, processSubstate] = told.at ?? [merchant.processState, merchant.processSubstate];
  const kycState = told.kyc ?? merchant.kycState;
  await changeMerchant(books, merchant, { processState, processSubstate, kycState });
  if (told.isRejected)
    await changeMerchant(books, merchant, { approvalStatus: 'REJECTED', approvalAskedAt: call.now });
  await settleEligibility(call);
}

async function seedIdentity(call: Call, told: Applying): Promise<void> {
  const { books, merchant, now } = call;
  const failed = told.panFailed ?? 0;
  const validUntil = told.kycDays === undefined ? 0 : now + told.kycDays * DAY;
  const aadhaarLast4 = told.ckyc === 'FOUND' || told.isEkycVerified ? newDigits(4) : null;
  await books.insert(identities).values({
    merchantId: merchant.id,
    panStatus: told.pan ?? 'NOT_SUBMITTED',
    panError: told.pan === 'MISMATCH' ? 'name_does_not_match' : null,
    panGiven: null,
    dobGiven: null,
    panAskedAt: now,
    panComing: told.pan === 'PENDING' ? 'VERIFIED' : null,
    panFailed: failed,
    panLockedUntil: failed >= PAN_TRIES ? now + OTP.coolOff : 0,
    ckycResult: told.ckyc ?? null,
    countsFrom: validUntil < now ? validUntil : 0,
    validUntil,
    aadhaarLast4,
  });
  if (told.pan === 'VERIFIED') await askBureau(call);
  if (told.ckyc === 'FOUND') await keepAadhaarPictures(call, aadhaarLast4);
  await seedEkycs(call, told, aadhaarLast4);
  await seedSelfies(call, told);
}

async function seedEkycs(call: Call, told: Applying, aadhaarLast4: string | null): Promise<void> {
  const { books, merchant, now } = call;
  const row = (at: number, failureReason: string | null) => ({
    id: newId('eky'),
    merchantId: merchant.id,
    status: failureReason === null ? 'INITIATED' : 'FAILED',
    failureReason,
    mobileLast4: merchant.mobile.slice(-4),
    aadhaarLast4,
    createdAt: at,
    pendingSince: null,
  });
  const reasons = told.ekycFailed ?? [];
  for (const [index, reason] of reasons.entries())
    await books.insert(ekycs).values(row(now - (reasons.length - index) * BETWEEN, reason));
  if (!told.isEkycVerified) return;
  const verified = row(now, null);
  await books.insert(ekycs).values(verified);
  await verifyEkyc(call, verified, now);
}

async function seedSelfies(call: Call, told: Applying): Promise<void> {
  const reasons = told.selfieFailed ?? [];
  const ends = told.isSelfieVerified ? [...reasons, null] : reasons;
  for (const [index, failureReason] of ends.entries())
    await call.books.insert(selfies).values({
      id: newId('slf'),
      merchantId: call.merchant.id,
      fileId: await keepMasked(call, 'SELFIE', null),
      status: failureReason === null ? 'VERIFIED' : 'FAILED',
      failureReason,
      createdAt: call.now - (ends.length - 1 - index) * BETWEEN,
    });
}

async function seedProfile(call: Call, told: Applying): Promise<void> {
  const { books, merchant, now } = call;
  if (told.profile !== undefined) {
    await mergeProfile(call, told.profile);
    const at = now - (told.addressDaysAgo ?? 0) * DAY;
    if (told.profile.address !== undefined)
      await keepAddress({ books, merchant, now: at }, told.profile.address);
  }
  if (told.destination !== undefined)
    await keepDestination(call, {
      paymentAddress: told.destination,
      name: merchant.panName,
      mobile: maskMobile(merchant.mobile),
      type: 'UPI',
    });
  if (told.phone === undefined) return;
  const isPending = told.phone === 'PENDING';
  await books.insert(mandatePhones).values({
    merchantId: merchant.id,
    mobile: maskMobile(merchant.mobile),
    status: isPending ? 'PENDING' : 'FAILED',
    failureReason: isPending ? null : told.phone,
    pendingSince: isPending ? now : null,
  });
}
