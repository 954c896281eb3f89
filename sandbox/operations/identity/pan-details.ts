import { recordEvent } from '../../database/merchant';
import { type Call, fail, type Operation, ok, type Refusal, type Schemas } from '../../wire/operation';
import { maskPan } from '../mask';
import { OTP } from '../one-time-code';
import { profileOf } from '../profile/profile-books';
import { queryBureau } from './credit-score';
import { changeIdentity, confirmPan, type Identity, identityOf } from './identity-books';
import { settleKycState } from './kyc-state';
import { panResult } from './pan-rules';

/** Wrong PANs in a row before a cool-off like that of a code. */
export const PAN_TRIES = 5;
const COOL_OFF = OTP.coolOff;

export const getPanDetails: Operation<'getPanDetails'> = async (call) => ok(await view(call));

/** Sends PAN and date of birth to the registry. A refusal or a mismatch uses up an attempt. */
export const savePanDetails: Operation<'savePanDetails'> = async (call, { body }) => {
  const { merchant, now } = call;
  const before = freshTries(await identityOf(call), now);
  if (before.panLockedUntil > now)
    return fail(429, 'too_many_requests', { attempts_left: 0, retry_after: before.panLockedUntil - now });
  const given = { pan: body.pan_number, dob: body.dob };
  const verdict = panResult(given, { pan: merchant.panNumber, dob: merchant.dob }, now);
  if (verdict.kind === 'refused') return refuse(call, before, verdict.status, verdict.error);
  await changeIdentity(call, {
    panStatus: verdict.status,
    panError: verdict.error,
    panGiven: given.pan,
    dobGiven: given.dob,
    panAskedAt: now,
    panComing: verdict.coming,
    ...(verdict.status === 'VERIFIED' ? { panFailed: 0, panLockedUntil: 0 } : {}),
  });
  if (verdict.status === 'MISMATCH') await countFailure(call, before);
  if (verdict.status === 'VERIFIED') {
    await confirmPan(call);
    await queryBureau(call);
  }
  await recordEvent(call.tx, merchant.id, now, 'pan.checked', { verification_status: verdict.status });
  await settleKycState(call);
  return ok(await view(call));
};

async function refuse(
  call: Call,
  before: Identity,
  status: Refusal['status'],
  error: string,
): Promise<Refusal> {
  const left = await countFailure(call, before);
  await recordEvent(call.tx, call.merchant.id, call.now, 'pan.refused', { error, attempts_left: left });
  return fail(status, error, { attempts_left: left });
}

async function countFailure(call: Call, before: Identity): Promise<number> {
  const failed = before.panFailed + 1;
  const panLockedUntil = failed >= PAN_TRIES ? call.now + COOL_OFF : 0;
  await changeIdentity(call, { panFailed: failed, panLockedUntil });
  return Math.max(0, PAN_TRIES - failed);
}

/** After a cool-off all attempts are available again. */
const freshTries = (identity: Identity, now: number): Identity =>
  identity.panLockedUntil > 0 && identity.panLockedUntil <= now
    ? { ...identity, panFailed: 0, panLockedUntil: 0 }
    : identity;

/** Attempts left and seconds of a cool-off; null before any attempt. */
export async function panLimit(call: Call): Promise<{ attemptsLeft: number; coolOff: number } | null> {
  const { panFailed, panLockedUntil } = freshTries(await identityOf(call), call.now);
  if (panFailed === 0) return null;
  return { attemptsLeft: PAN_TRIES - panFailed, coolOff: Math.max(0, panLockedUntil - call.now) };
}

const STATUSES = ['NOT_SUBMITTED', 'PENDING', 'VERIFIED', 'MISMATCH', 'FAILED'] as const;

export const panStatusOf = ({ panStatus }: Identity) =>
  STATUSES.find((status) => status === panStatus) ?? 'NOT_SUBMITTED';

async function view(call: Call): Promise<Schemas['PanDetails']> {
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
