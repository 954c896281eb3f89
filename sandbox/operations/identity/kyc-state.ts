import { changeMerchant, recordEvent } from '../../database/merchant';
import { attemptsLeft } from './attempts';
import {
  changeIdentity,
  documentsOf,
  ekycsOf,
  type Identity,
  identityOf,
  KYC_VALIDITY_SECONDS,
  selfiesOf,
  type TimedContext,
} from './identity-rows';

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
export async function updateKycState(context: TimedContext): Promise<void> {
  const { tx, merchant, flags, now } = context;
  if (merchant.kycState === 'VERIFIED') return expireKyc(context);
  const identity = await identityOf(context);
  const checks = await checksOf(context, identity);
  const isComplete = checks.pan && checks.identity && checks.selfie;
  const nextState = isComplete ? flags.kyc_result : checks.isOutOfAttempts ? 'FAILED' : 'IN_PROGRESS';
  if (!checks.isStarted || nextState === merchant.kycState) return;
  await changeMerchant(tx, merchant, { kycState: nextState });
  if (nextState === 'VERIFIED') await changeIdentity(context, { validUntil: now + KYC_VALIDITY_SECONDS });
  await recordEvent(tx, merchant.id, now, 'kyc.state', { kyc_state: nextState });
}

/** Sets the KYC state to EXPIRED when its validity is over; all checks so far are ignored from then on. */
async function expireKyc(context: TimedContext): Promise<void> {
  const { tx, merchant, now } = context;
  if (!STATES_BEFORE_LOAN.includes(merchant.processState)) return;
  const { validUntil } = await identityOf(context);
  if (now < validUntil) return;
  await changeIdentity(context, { ckycResult: null, countsFrom: validUntil, validUntil });
  await changeMerchant(tx, merchant, { kycState: 'EXPIRED' });
  await recordEvent(tx, merchant.id, validUntil, 'kyc.state', { kyc_state: 'EXPIRED' });
}

async function checksOf(context: TimedContext, identity: Identity): Promise<Checks> {
  const isCounted = (row: { createdAt: number }) => row.createdAt >= identity.countsFrom;
  const ekycs = (await ekycsOf(context)).filter(isCounted);
  const selfies = (await selfiesOf(context)).filter(isCounted);
  const documents = (await documentsOf(context)).filter(isCounted);
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
      attemptsLeft(selfies, context.now).left === 0 ||
      (!isIdentified && aadhaar.length < 2 && attemptsLeft(ekycs, context.now).left === 0),
  };
}
