import { fail, type Operation, ok, type Schemas } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { newId } from '../../database/new-id';
import { selfies } from '../../database/schema-identity';
import { logConsent } from '../consents/consent-log';
import { storeFile } from '../store-file';
import { attemptsLeft } from './attempts';
import { selfiesSinceExpiry, type TimedContext } from './identity-rows';
import { updateKycState } from './kyc-state';

const STATUSES = ['PENDING', 'VERIFIED', 'FAILED'] as const;

export const getSelfieStatus: Operation<'getSelfieStatus'> = async (call) => ok(await selfieView(call));

/** Stores a selfie for checking. When one is pending or verified already, that one is returned. */
export const uploadSelfie: Operation<'uploadSelfie'> = async (call, { body }) => {
  const { tx, merchant, now } = call;
  const earlierSelfies = await selfiesSinceExpiry(call);
  const { left, retryAfter } = attemptsLeft(earlierSelfies, now);
  if (left === 0) return fail(429, 'selfie_attempts_exceeded', { attempts_left: 0, retry_after: retryAfter });
  if (earlierSelfies[0] !== undefined && earlierSelfies[0].status !== 'FAILED')
    return ok(await selfieView(call));
  const stored = await storeFile(call, body.selfie, 'selfie', 'pictures');
  if ('refusal' in stored) return stored.refusal;
  await tx.insert(selfies).values({
    id: newId('slf'),
    merchantId: merchant.id,
    fileId: stored.id,
    status: 'PENDING',
    failureReason: null,
    createdAt: now,
  });
  await logConsent(call, { purpose: 'SELFIE_CHECK', party: null, record: recordOf(body) });
  await recordEvent(tx, merchant.id, now, 'selfie.given');
  await updateKycState(call);
  return ok(await selfieView(call));
};

/** What was read, as fields of the form; undefined where the client did not say it whole. */
function recordOf(
  body: Omit<Schemas['UploadSelfieRequest'], 'selfie'>,
): Schemas['ConsentRecord'] | undefined {
  const { consent_text: text, consent_version: version, consent_language: language } = body;
  return text === undefined || version === undefined || language === undefined
    ? undefined
    : { text, version, language };
}

export async function selfieView(call: TimedContext): Promise<Schemas['SelfieStatus']> {
  const rows = await selfiesSinceExpiry(call);
  const newest = rows[0];
  const { left, retryAfter } = attemptsLeft(rows, call.now);
  const initialStatus = call.merchant.kycState === 'VERIFIED' ? 'VERIFIED' : 'NOT_SUBMITTED';
  return {
    selfie_id: newest?.id ?? null,
    status:
      newest === undefined
        ? initialStatus
        : (STATUSES.find((candidate) => candidate === newest.status) ?? 'PENDING'),
    failure_reason: newest?.failureReason ?? null,
    attempts_left: left,
    retry_after: retryAfter,
  };
}
