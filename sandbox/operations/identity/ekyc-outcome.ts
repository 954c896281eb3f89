import { eq } from 'drizzle-orm';
import { recordEvent } from '../../database/merchant';
import { ekycs } from '../../database/schema-identity';
import { changeIdentity, type EkycRow, type TimedContext } from './identity-rows';
import { updateKycState } from './kyc-state';
import { storeAadhaarPictures } from './store-documents';

/** Why an Aadhaar check fails. */
export const EKYC_FAILURES = [
  'mobile_not_linked',
  'name_mismatch',
  'cancelled',
  'otp_attempts_exceeded',
] as const;
export type EkycFailure = (typeof EKYC_FAILURES)[number];

/** Ends an Aadhaar check with success, and stores the masked pictures of the Aadhaar. `timestamp` in seconds. */
export async function verifyEkyc(context: TimedContext, row: EkycRow, timestamp: number): Promise<void> {
  await storeOutcome(context, row, timestamp, { status: 'VERIFIED', failureReason: null });
  await changeIdentity(context, { aadhaarLast4: row.aadhaarLast4 });
  await storeAadhaarPictures(context, row.aadhaarLast4);
  await updateKycState(context);
}

export async function failEkyc(context: TimedContext, row: EkycRow, reason: EkycFailure): Promise<void> {
  await storeOutcome(context, row, context.now, { status: 'FAILED', failureReason: reason });
  await updateKycState(context);
}

/** Makes an Aadhaar check PENDING; it succeeds after the flag `ekyc_seconds`. */
export async function delayEkyc({ tx, now }: TimedContext, row: EkycRow): Promise<void> {
  await tx.update(ekycs).set({ status: 'PENDING', pendingSince: now }).where(eq(ekycs.id, row.id));
}

async function storeOutcome(
  { tx }: TimedContext,
  row: EkycRow,
  timestamp: number,
  outcome: Pick<EkycRow, 'status' | 'failureReason'>,
): Promise<void> {
  await tx.update(ekycs).set(outcome).where(eq(ekycs.id, row.id));
  await recordEvent(tx, row.merchantId, timestamp, `ekyc.${outcome.status.toLowerCase()}`, {
    ekyc_id: row.id,
    ...(outcome.failureReason === null ? {} : { reason: outcome.failureReason }),
  });
}
