import { type Call, fail, type Operation, ok, type Refusal, type Schemas } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { logConsent } from '../consents/consent-log';
import { maskPan } from '../mask';
import { OTP_LIMITS } from '../one-time-code';
import { profileOf } from '../profile/stored-profile';
import { queryBureau } from './credit-score';
import { changeIdentity, confirmPan, type Identity, identityOf } from './identity-rows';
import { updateKycState } from './kyc-state';
import { panResult } from './pan-rules';

/** Number of wrong PANs in a row that starts the retry wait. */
export const MAX_PAN_ATTEMPTS = 5;
const COOL_OFF_SECONDS = OTP_LIMITS.retryWait;

export const getPanDetails: Operation<'getPanDetails'> = async (call) => ok(await panView(call));

/** Submits PAN and date of birth to the registry. A refusal or a mismatch uses up an attempt. */
export const savePanDetails: Operation<'savePanDetails'> = async (call, { body }) => {
  const { merchant, now } = call;
  const previous = withExpiredRetryWaitReset(await identityOf(call), now);
  if (previous.panLockedUntil > now)
    return fail(429, 'too_many_requests', { attempts_left: 0, retry_after: previous.panLockedUntil - now });
  if (body.consent_record !== undefined)
    await logConsent(call, {
      purpose: 'PAN_CHECK',
      party: merchant.primaryNbfc,
      record: body.consent_record,
    });
  const submitted = { pan: body.pan_number, dob: body.dob };
  const result = panResult(submitted, { pan: merchant.panNumber, dob: merchant.dob }, now);
  if (result.kind === 'refused') return countAndRefuse(call, previous, result.status, result.error);
  await changeIdentity(call, {
    panStatus: result.status,
    panError: result.error,
    panGiven: submitted.pan,
    dobGiven: submitted.dob,
    panAskedAt: now,
    panComing: result.laterStatus,
    ...(result.status === 'VERIFIED' ? { panFailed: 0, panLockedUntil: 0 } : {}),
  });
  if (result.status === 'MISMATCH') await countFailure(call, previous);
  if (result.status === 'VERIFIED') {
    await confirmPan(call);
    await queryBureau(call);
  }
  await recordEvent(call.tx, merchant.id, now, 'pan.checked', { verification_status: result.status });
  await updateKycState(call);
  return ok(await panView(call));
};

async function countAndRefuse(
  call: Call,
  previous: Identity,
  status: Refusal['status'],
  error: string,
): Promise<Refusal> {
  const attemptsLeft = await countFailure(call, previous);
  await recordEvent(call.tx, call.merchant.id, call.now, 'pan.refused', {
    error,
    attempts_left: attemptsLeft,
  });
  return fail(status, error, { attempts_left: attemptsLeft });
}

async function countFailure(call: Call, previous: Identity): Promise<number> {
  const failed = previous.panFailed + 1;
  const panLockedUntil = failed >= MAX_PAN_ATTEMPTS ? call.now + COOL_OFF_SECONDS : 0;
  await changeIdentity(call, { panFailed: failed, panLockedUntil });
  return Math.max(0, MAX_PAN_ATTEMPTS - failed);
}

/** The identity with its attempts reset, when the retry wait is over. */
const withExpiredRetryWaitReset = (identity: Identity, now: number): Identity =>
  identity.panLockedUntil > 0 && identity.panLockedUntil <= now
    ? { ...identity, panFailed: 0, panLockedUntil: 0 }
    : identity;

/** Attempts left, and remaining seconds of the retry wait; null before a wrong attempt. */
export async function panLimit(call: Call): Promise<{ attemptsLeft: number; retryWait: number } | null> {
  const { panFailed, panLockedUntil } = withExpiredRetryWaitReset(await identityOf(call), call.now);
  if (panFailed === 0) return null;
  return { attemptsLeft: MAX_PAN_ATTEMPTS - panFailed, retryWait: Math.max(0, panLockedUntil - call.now) };
}

const STATUSES = ['NOT_SUBMITTED', 'PENDING', 'VERIFIED', 'MISMATCH', 'FAILED'] as const;

export const panStatusOf = ({ panStatus }: Identity) =>
  STATUSES.find((status) => status === panStatus) ?? 'NOT_SUBMITTED';

async function panView(call: Call): Promise<Schemas['PanDetails']> {
  const { merchant } = call;
  const identity = await identityOf(call);
  const isSubmitted = identity.panStatus !== 'NOT_SUBMITTED';
  return {
    pan_name: identity.panStatus === 'VERIFIED' ? merchant.panName : null,
    pan_number: isSubmitted ? maskPan(identity.panGiven ?? merchant.panNumber) : null,
    email: (await profileOf(call)).email ?? null,
    dob: isSubmitted ? (identity.dobGiven ?? merchant.dob) : null,
    update_time: isSubmitted ? identity.panAskedAt : merchant.createdAt,
    verification_status: panStatusOf(identity),
    error: identity.panError,
  };
}
