import { eq } from 'drizzle-orm';
import type { Call } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { newDigits } from '../../database/new-id';
import { udyamRegistrations } from '../../database/schema-trade';
import { findRegistration, storedDetails } from './registration';

/** State codes in Udyam numbers. */
const STATE_CODES: Record<string, string> = {
  'andhra pradesh': 'AP',
  assam: 'AS',
  bihar: 'BR',
  chhattisgarh: 'CG',
  delhi: 'DL',
  goa: 'GA',
  gujarat: 'GJ',
  haryana: 'HR',
  'himachal pradesh': 'HP',
  jharkhand: 'JH',
  karnataka: 'KR',
  kerala: 'KL',
  'madhya pradesh': 'MP',
  maharashtra: 'MH',
  odisha: 'OD',
  punjab: 'PB',
  rajasthan: 'RJ',
  'tamil nadu': 'TN',
  telangana: 'TS',
  'uttar pradesh': 'UP',
  uttarakhand: 'UK',
  'west bengal': 'WB',
};

/** Applies the registry's decision, if it is due by now. */
export async function applyUdyamResult(
  context: Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>,
): Promise<void> {
  const { tx, merchant, flags, now } = context;
  const row = await findRegistration(context);
  if (row?.status !== 'SUBMITTED' || row.submittedAt === null || flags.udyam_result === 'PENDING') return;
  const decidedAt = row.submittedAt + flags.udyam_seconds;
  if (now < decidedAt) return;
  const result = flags.udyam_result;
  await tx
    .update(udyamRegistrations)
    .set({
      status: result,
      number: result === 'REGISTERED' ? udyamNumber(storedDetails(row).state ?? '') : null,
      mismatchFields: JSON.stringify(result === 'MISMATCH' ? ['name'] : []),
      failureReason: result === 'REGISTERED' ? null : result,
    })
    .where(eq(udyamRegistrations.merchantId, merchant.id));
  await recordEvent(tx, merchant.id, decidedAt, 'udyam.decided', { result });
}

/** A Udyam number such as UDYAM-MH-26-0012345: state, district, serial number. */
function udyamNumber(state: string): string {
  const code = STATE_CODES[state.trim().toLowerCase()] ?? 'MH';
  return `UDYAM-${code}-${newDigits(2)}-${newDigits(7)}`;
}
