import type { Call } from '../base/operation';
import { changeMerchant } from '../database/merchant';
import { newDigits, newId } from '../database/new-id';
import { ekycs, identities, mandatePhones, selfies } from '../database/schema-identity';
import { DAY_SECONDS } from '../money/due-dates';
import { updateEligibility } from '../operations/eligibility/update-eligibility';
import { BUREAU, queryBureau } from '../operations/identity/credit-score';
import { verifyEkyc } from '../operations/identity/ekyc-outcome';
import { MAX_PAN_ATTEMPTS } from '../operations/identity/pan-details';
import { storeAadhaarPictures, storeMaskedPicture } from '../operations/identity/store-documents';
import { maskMobile } from '../operations/mask';
import { OTP_LIMITS } from '../operations/one-time-code';
import { storeAddress } from '../operations/profile/merchant-address';
import { storeDestination } from '../operations/profile/payment-destination';
import { mergeProfile } from '../operations/profile/stored-profile';
import { type ApplicationProgress, VERIFIED_PROGRESS } from './application-progress';
import type { Persona } from './persona';
import { seedConsent } from './seed-consents';

/** Time between two seeded attempts: ten minutes, in seconds. */
const BETWEEN_ATTEMPTS_SECONDS = 600;

/** Stores the persona's progress in the application. */
export async function seedApplying(call: Call, persona: Persona): Promise<void> {
  const progress: ApplicationProgress = {
    ...(persona.stage === 'entry' ? {} : VERIFIED_PROGRESS),
    ...persona.applying,
  };
  await seedIdentity(call, progress);
  await seedProfile(call, progress);
  const { tx, merchant } = call;
  const [processState, processSubstate] = progress.step ?? [merchant.processState, merchant.processSubstate];
  const kycState = progress.kyc ?? merchant.kycState;
  await changeMerchant(tx, merchant, { processState, processSubstate, kycState });
  if (progress.isRejected)
    await changeMerchant(tx, merchant, { approvalStatus: 'REJECTED', approvalAskedAt: call.now });
  await updateEligibility(call);
}

async function seedIdentity(call: Call, progress: ApplicationProgress): Promise<void> {
  const { tx, merchant, now } = call;
  const failed = progress.panFailed ?? 0;
  const validUntil = progress.kycDays === undefined ? 0 : now + progress.kycDays * DAY_SECONDS;
  const aadhaarLast4 = progress.ckyc === 'FOUND' || progress.isEkycVerified ? newDigits(4) : null;
  await tx.insert(identities).values({
    merchantId: merchant.id,
    panStatus: progress.pan ?? 'NOT_SUBMITTED',
    panError: progress.pan === 'MISMATCH' ? 'name_does_not_match' : null,
    panGiven: null,
    dobGiven: null,
    panAskedAt: now,
    panComing: progress.pan === 'PENDING' ? 'VERIFIED' : null,
    panFailed: failed,
    panLockedUntil: failed >= MAX_PAN_ATTEMPTS ? now + OTP_LIMITS.retryWait : 0,
    ckycResult: progress.ckyc ?? null,
    countsFrom: validUntil < now ? validUntil : 0,
    validUntil,
    aadhaarLast4,
  });
  if (progress.pan !== undefined) await seedConsent(call, 'PAN_CHECK', merchant.primaryNbfc);
  if (progress.pan === 'VERIFIED') {
    await seedConsent(call, 'CREDIT_BUREAU', BUREAU);
    await queryBureau(call);
  }
  if (progress.ckyc !== undefined) await seedConsent(call, 'KYC_REGISTRY', 'Central KYC registry');
  if (progress.ckyc === 'FOUND') await storeAadhaarPictures(call, aadhaarLast4);
  await seedEkycs(call, progress, aadhaarLast4);
  await seedSelfies(call, progress);
}

async function seedEkycs(
  call: Call,
  progress: ApplicationProgress,
  aadhaarLast4: string | null,
): Promise<void> {
  const { tx, merchant, now } = call;
  const row = (createdAt: number, failureReason: string | null) => ({
    id: newId('eky'),
    merchantId: merchant.id,
    status: failureReason === null ? 'INITIATED' : 'FAILED',
    failureReason,
    mobileLast4: merchant.mobile.slice(-4),
    aadhaarLast4,
    createdAt,
    pendingSince: null,
  });
  const reasons = progress.ekycFailed ?? [];
  if (reasons.length > 0 || progress.isEkycVerified)
    await seedConsent(call, 'AADHAAR_CHECK', 'Aadhaar (UIDAI)');
  for (const [index, reason] of reasons.entries())
    await tx.insert(ekycs).values(row(now - (reasons.length - index) * BETWEEN_ATTEMPTS_SECONDS, reason));
  if (!progress.isEkycVerified) return;
  const verified = row(now, null);
  await tx.insert(ekycs).values(verified);
  await verifyEkyc(call, verified, now);
}

async function seedSelfies(call: Call, progress: ApplicationProgress): Promise<void> {
  const reasons = progress.selfieFailed ?? [];
  const results = progress.isSelfieVerified ? [...reasons, null] : reasons;
  if (results.length > 0) await seedConsent(call, 'SELFIE_CHECK', null);
  for (const [index, failureReason] of results.entries())
    await call.tx.insert(selfies).values({
      id: newId('slf'),
      merchantId: call.merchant.id,
      fileId: await storeMaskedPicture(call, 'SELFIE', null),
      status: failureReason === null ? 'VERIFIED' : 'FAILED',
      failureReason,
      createdAt: call.now - (results.length - 1 - index) * BETWEEN_ATTEMPTS_SECONDS,
    });
}

async function seedProfile(call: Call, progress: ApplicationProgress): Promise<void> {
  const { tx, merchant, now } = call;
  if (progress.profile !== undefined) {
    await mergeProfile(call, progress.profile);
    const savedAt = now - (progress.addressDaysAgo ?? 0) * DAY_SECONDS;
    if (progress.profile.address !== undefined)
      await storeAddress({ tx, merchant, now: savedAt }, progress.profile.address);
  }
  if (progress.destination !== undefined)
    await storeDestination(call, {
      paymentAddress: progress.destination,
      name: merchant.panName,
      mobile: maskMobile(merchant.mobile),
      type: 'UPI',
    });
  if (progress.phone === undefined) return;
  const isPending = progress.phone === 'PENDING';
  await tx.insert(mandatePhones).values({
    merchantId: merchant.id,
    mobile: maskMobile(merchant.mobile),
    status: isPending ? 'PENDING' : 'FAILED',
    failureReason: isPending ? null : progress.phone,
    pendingSince: isPending ? now : null,
  });
}
