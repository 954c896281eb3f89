import { changeMerchant, recordEvent } from '../../database/merchant';
import { attemptsLeft } from './attempts';
import {
  type Clocked,
  changeIdentity,
  documentsOf,
  ekycsOf,
  type Identity,
  identityOf,
  KYC_LIFE,
  selfiesOf,
} from './identity-books';

/** Process states in which KYC still applies; with a loan it is not repeated. */
const STILL_APPLIES = ['ENTRY', 'KYC', 'APPLICATION', 'OFFER'];

/** Results of the checks, separate from the decision. */
interface Checks {
  pan: boolean;
  /** Verified by the central registry, by Aadhaar, or by both sides of its picture. */
  identity: boolean;
  selfie: boolean;
  /** A check was started since the last one expired. */
  isBegun: boolean;
  /** No attempts left today. */
  isSpent: boolean;
}

/** Updates the KYC state from the checks and the date. */
export async function settleKycState(clocked: Clocked): Promise<void> {
  const { tx, merchant, flags, now } = clocked;
  if (merchant.kycState === 'VERIFIED') return lapse(clocked);
  const identity = await identityOf(clocked);
  const checks = await checksOf(clocked, identity);
  const complete = checks.pan && checks.identity && checks.selfie;
  const next = complete ? flags.kyc_result : checks.isSpent ? 'FAILED' : 'IN_PROGRESS';
  if (!checks.isBegun || next === merchant.kycState) return;
  await changeMerchant(tx, merchant, { kycState: next });
  if (next === 'VERIFIED') await changeIdentity(clocked, { validUntil: now + KYC_LIFE });
  await recordEvent(tx, merchant.id, now, 'kyc.state', { kyc_state: next });
}

/** An identity check is valid for a year; then it is ignored. */
async function lapse(clocked: Clocked): Promise<void> {
  const { tx, merchant, now } = clocked;
  if (!STILL_APPLIES.includes(merchant.processState)) return;
  const { validUntil } = await identityOf(clocked);
  if (now < validUntil) return;
  await changeIdentity(clocked, { ckycResult: null, countsFrom: validUntil, validUntil });
  await changeMerchant(tx, merchant, { kycState: 'EXPIRED' });
  await recordEvent(tx, merchant.id, validUntil, 'kyc.state', { kyc_state: 'EXPIRED' });
}

async function checksOf(clocked: Clocked, identity: Identity): Promise<Checks> {
  const counts = (row: { createdAt: number }) => row.createdAt >= identity.countsFrom;
  const ekycs = (await ekycsOf(clocked)).filter(counts);
  const selfies = (await selfiesOf(clocked)).filter(counts);
  const documents = (await documentsOf(clocked)).filter(counts);
  const aadhaar = documents.filter(({ type }) => type === 'AADHAAR_FRONT' || type === 'AADHAAR_BACK');
  const byDocuments = aadhaar.length === 2 && aadhaar.every(({ status }) => status === 'VERIFIED');
  const byAadhaar = ekycs.some(({ status }) => status === 'VERIFIED');
  const { countsFrom, panStatus, ckycResult } = identity;
  const fresh = countsFrom === 0 && panStatus !== 'NOT_SUBMITTED';
  const identified = ckycResult === 'FOUND' || byAadhaar || byDocuments;
  return {
    pan: panStatus === 'VERIFIED',
    identity: identified,
    selfie: selfies[0]?.status === 'VERIFIED',
    isBegun: fresh || ckycResult !== null || ekycs.length + selfies.length + documents.length > 0,
    isSpent:
      attemptsLeft(selfies, clocked.now).left === 0 ||
      (!identified && aadhaar.length < 2 && attemptsLeft(ekycs, clocked.now).left === 0),
  };
}
