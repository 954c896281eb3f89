import { eq } from 'drizzle-orm';
import { recordEvent } from '../../database/merchant';
import { ekycs } from '../../database/schema-people';
import { type Clocked, changeIdentity, type EkycRow } from './identity-books';
import { storeAadhaarPictures } from './kept-documents';
import { settleKycState } from './kyc-state';

/** Why an Aadhaar check fails. */
export const EKYC_FAILURES = [
  'mobile_not_linked',
  'name_mismatch',
  'cancelled',
  'otp_attempts_exceeded',
] as const;
export type EkycFailure = (typeof EKYC_FAILURES)[number];

/** Ends an Aadhaar check with success, and stores the masked pictures of the Aadhaar. `timestamp` in seconds. */
export async function verifyEkyc(clocked: Clocked, row: EkycRow, timestamp: number): Promise<void> {
  await storeOutcome(clocked, row, timestamp, { status: 'VERIFIED', failureReason: null });
  await changeIdentity(clocked, { aadhaarLast4: row.aadhaarLast4 });
  await storeAadhaarPictures(clocked, row.aadhaarLast4);
  await settleKycState(clocked);
}

export async function failEkyc(clocked: Clocked, row: EkycRow, reason: EkycFailure): Promise<void> {
  await storeOutcome(clocked, row, clocked.now, { status: 'FAILED', failureReason: reason });
  await settleKycState(clocked);
}

/** Makes an Aadhaar check PENDING; it succeeds after the flag `ekyc_seconds`. */
export async function delayEkyc({ tx, now }: Clocked, row: EkycRow): Promise<void> {
  await tx.update(ekycs).set({ status: 'PENDING', pendingSince: now }).where(eq(ekycs.id, row.id));
}

async function storeOutcome(
  { tx }: Clocked,
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
