import { eq } from 'drizzle-orm';
import { type Call, fail, type Operation, ok, type Refusal, type Schemas } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { newId } from '../../database/new-id';
import { ekycs } from '../../database/schema-identity';
import { consentsInForce, logConsent } from '../consents/consent-log';
import { attemptsLeft } from './attempts';
import { type EkycRow, ekycsOf, ekycsSinceExpiry } from './identity-rows';
import { updateKycState } from './kyc-state';

const STATUSES = ['INITIATED', 'PENDING', 'VERIFIED', 'FAILED'] as const;

/** Starts an Aadhaar check; one that has not failed is returned again. */
export const startEkyc: Operation<'startEkyc'> = async (call, { body }) => {
  if (!body.consent) return fail(400, 'consent_required');
  const rows = await ekycsSinceExpiry(call);
  const active = rows.find((row) => row.status !== 'FAILED');
  if (active !== undefined) return ok(ekycView(active, rows, call.now));
  const refusal = attemptsExceeded(rows, call.now);
  if (refusal !== null) return refusal;
  const created = await createEkyc(call, call.merchant.mobile);
  await logConsent(call, {
    purpose: 'AADHAAR_CHECK',
    party: 'Aadhaar (UIDAI)',
    subject: created.ekyc_id,
    record: body.consent_record,
  });
  return ok(created);
};

export const getEkyc: Operation<'getEkyc'> = async (call, { path }) => {
  const row = (await ekycsOf(call)).find(({ id }) => id === path.id);
  if (row === undefined) return fail(404, 'ekyc_not_found');
  return ok(ekycView(row, await ekycsSinceExpiry(call), call.now));
};

/** Changes the mobile of an open check; after a failure a new check with this mobile is started, unless the consent was withdrawn. */
export const updateEkycMobile: Operation<'updateEkycMobile'> = async (call, { body }) => {
  const row = (await ekycsOf(call)).find(({ id }) => id === body.ekyc_id);
  if (row === undefined) return fail(404, 'ekyc_not_found');
  const rows = await ekycsSinceExpiry(call);
  const active = rows.find(({ status }) => status !== 'FAILED');
  if (active?.status === 'INITIATED') {
    const change = { mobileLast4: body.mobile.slice(-4), aadhaarLast4: null };
    await call.tx.update(ekycs).set(change).where(eq(ekycs.id, active.id));
    return ok(ekycView({ ...active, ...change }, rows, call.now));
  }
  if (active !== undefined) return ok(ekycView(active, rows, call.now));
  if ((await consentsInForce(call, 'AADHAAR_CHECK')).length === 0) return fail(409, 'consent_required');
  return attemptsExceeded(rows, call.now) ?? ok(await createEkyc(call, body.mobile));
};

function attemptsExceeded(rows: EkycRow[], now: number): Refusal | null {
  const { left, retryAfter } = attemptsLeft(rows, now);
  if (left > 0) return null;
  return fail(429, 'ekyc_attempts_exceeded', { attempts_left: 0, retry_after: retryAfter });
}

async function createEkyc(call: Call, mobile: string): Promise<Schemas['Ekyc']> {
  const { tx, merchant, now } = call;
  const row: EkycRow = {
    id: newId('eky'),
    merchantId: merchant.id,
    status: 'INITIATED',
    failureReason: null,
    mobileLast4: mobile.slice(-4),
    aadhaarLast4: null,
    createdAt: now,
    pendingSince: null,
  };
  await tx.insert(ekycs).values(row);
  await recordEvent(tx, merchant.id, now, 'ekyc.started', { ekyc_id: row.id });
  await updateKycState(call);
  return ekycView(row, await ekycsSinceExpiry(call), now);
}

function ekycView(row: EkycRow, rows: EkycRow[], now: number): Schemas['Ekyc'] {
  return {
    ekyc_id: row.id,
    status: STATUSES.find((status) => status === row.status) ?? 'PENDING',
    authorization_url: row.status === 'INITIATED' ? `/sandbox/aadhaar/${row.id}` : null,
    failure_reason: row.failureReason,
    attempts_left: attemptsLeft(rows, now).left,
  };
}
