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

/** Process states in which the KYC can expire. Later, with an offer confirmed, it is not repeated. */
const STATES_BEFORE_LOAN = ['ENTRY', 'KYC', 'APPLICATION', 'OFFER'];

/** Results of the single checks, from which the KYC state follows. */
interface Checks {
  pan: boolean;
  /** Verified by the central KYC registry, by an Aadhaar check, or by pictures of both sides of the Aadhaar. */
  identity: boolean;
  selfie: boolean;
  /** Any check was started since the KYC last expired. */
  isStarted: boolean;
  /** No attempt is left within 24 hours. */
  isOutOfAttempts: boolean;
}

/** Updates the KYC state of the merchant from the checks; a verified one expires after a year. */
export async function settleKycState(clocked: Clocked): Promise<void> {
  const { tx, merchant, flags, now } = clocked;
  if (merchant.kycState === 'VERIFIED') return expireKyc(clocked);
  const identity = await identityOf(clocked);
  const checks = await checksOf(clocked, identity);
  const isComplete = checks.pan && checks.identity && checks.selfie;
  const nextState = isComplete ? flags.kyc_result : checks.isOutOfAttempts ? 'FAILED' : 'IN_PROGRESS';
  if (!checks.isStarted || nextState === merchant.kycState) return;
  await changeMerchant(tx, merchant, { kycState: nextState });
  if (nextState === 'VERIFIED') await changeIdentity(clocked, { validUntil: now + KYC_LIFE });
  await recordEvent(tx, merchant.id, now, 'kyc.state', { kyc_state: nextState });
}

/** Sets the KYC state to EXPIRED when its validity is over; all checks so far are ignored from then on. */
async function expireKyc(clocked: Clocked): Promise<void> {
  const { tx, merchant, now } = clocked;
  if (!STATES_BEFORE_LOAN.includes(merchant.processState)) return;
  const { validUntil } = await identityOf(clocked);
  if (now < validUntil) return;
  await changeIdentity(clocked, { ckycResult: null, countsFrom: validUntil, validUntil });
  await changeMerchant(tx, merchant, { kycState: 'EXPIRED' });
  await recordEvent(tx, merchant.id, validUntil, 'kyc.state', { kyc_state: 'EXPIRED' });
}

async function checksOf(clocked: Clocked, identity: Identity): Promise<Checks> {
  const isCounted = (row: { createdAt: number }) => row.createdAt >= identity.countsFrom;
  const ekycs = (await ekycsOf(clocked)).filter(isCounted);
  const selfies = (await selfiesOf(clocked)).filter(isCounted);
  const documents = (await documentsOf(clocked)).filter(isCounted);
  const aadhaar = documents.filter(({ type }) => type === 'AADHAAR_FRONT' || type === 'AADHAAR_BACK');
  const byDocuments = aadhaar.length === 2 && aadhaar.every(({ status }) => status === 'VERIFIED');
  const byAadhaar = ekycs.some(({ status }) => status === 'VERIFIED');
  const { countsFrom, panStatus, ckycResult } = identity;
  const isFirstPanSubmitted = countsFrom === 0 && panStatus !== 'NOT_SUBMITTED';
  const isIdentified = ckycResult === 'FOUND' || byAadhaar || byDocuments;
  return {
    pan: panStatus === 'VERIFIED',
    identity: isIdentified,
    selfie: selfies[0]?.status === 'VERIFIED',
    isStarted:
      isFirstPanSubmitted || ckycResult !== null || ekycs.length + selfies.length + documents.length > 0,
    isOutOfAttempts:
      attemptsLeft(selfies, clocked.now).left === 0 ||
      (!isIdentified && aadhaar.length < 2 && attemptsLeft(ekycs, clocked.now).left === 0),
  };
}
