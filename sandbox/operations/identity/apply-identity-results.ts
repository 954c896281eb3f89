import { and, eq, lte } from 'drizzle-orm';
import { recordEvent } from '../../database/merchant';
import { ekycs, kycDocuments, mandatePhones, selfies } from '../../database/schema-identity';
import type { PendingWork } from '../pending-work';
import { queryBureau } from './credit-score';
import { verifyEkyc } from './ekyc-outcome';
import { changeIdentity, confirmPan, identityOf, type TimedContext } from './identity-rows';
import { updateKycState } from './kyc-state';

/** Applies the results of registries, document review and bank that are due by now. */
export async function applyIdentityResults(context: TimedContext, pending: PendingWork): Promise<void> {
  if (pending.pan) await applyPanResult(context);
  if (pending.ekycs) await applyEkycResult(context);
  if (pending.documents) await applyDocumentResults(context);
  if (pending.selfies) await applySelfieResult(context);
  if (pending.phone) await applyPhoneResult(context);
  await updateKycState(context);
}

async function applyPanResult(context: TimedContext): Promise<void> {
  const { tx, merchant, flags, now } = context;
  const { panStatus, panComing, panAskedAt } = await identityOf(context);
  if (panStatus !== 'PENDING' || panComing === null || now < panAskedAt + flags.pan_seconds) return;
  const panError = panComing === 'MISMATCH' ? 'name_does_not_match' : null;
  await changeIdentity(context, { panStatus: panComing, panComing: null, panError });
  if (panComing === 'VERIFIED') {
    await confirmPan(context);
    await queryBureau(context);
  }
  await recordEvent(tx, merchant.id, panAskedAt + flags.pan_seconds, 'pan.checked', {
    verification_status: panComing,
  });
}

async function applyEkycResult(context: TimedContext): Promise<void> {
  const { tx, merchant, flags, now } = context;
  const isDue = lte(ekycs.pendingSince, now - flags.ekyc_seconds);
  const rows = await tx
    .select()
    .from(ekycs)
    .where(and(eq(ekycs.merchantId, merchant.id), eq(ekycs.status, 'PENDING'), isDue));
  for (const row of rows) await verifyEkyc(context, row, (row.pendingSince ?? now) + flags.ekyc_seconds);
}

async function applyDocumentResults({ tx, merchant, flags, now }: TimedContext): Promise<void> {
  const isRejected = flags.document_result === 'REJECTED';
  await tx
    .update(kycDocuments)
    .set({ status: flags.document_result, reason: isRejected ? 'not_readable' : null })
    .where(
      and(
        eq(kycDocuments.merchantId, merchant.id),
        eq(kycDocuments.status, 'PENDING'),
        lte(kycDocuments.createdAt, now - flags.document_seconds),
      ),
    );
}

async function applySelfieResult({ tx, merchant, flags, now }: TimedContext): Promise<void> {
  const isAccepted = flags.selfie_result === 'VERIFIED';
  const outcome = isAccepted
    ? { status: 'VERIFIED', failureReason: null }
    : { status: 'FAILED', failureReason: flags.selfie_result };
  const rows = await tx
    .update(selfies)
    .set(outcome)
    .where(
      and(
        eq(selfies.merchantId, merchant.id),
        eq(selfies.status, 'PENDING'),
        lte(selfies.createdAt, now - flags.selfie_seconds),
      ),
    )
    .returning();
  for (const row of rows)
    await recordEvent(tx, merchant.id, row.createdAt + flags.selfie_seconds, 'selfie.checked', {
      status: row.status,
      reason: row.failureReason,
    });
}

async function applyPhoneResult({ tx, merchant, flags, now }: TimedContext): Promise<void> {
  await tx
    .update(mandatePhones)
    .set({ status: 'VERIFIED', pendingSince: null })
    .where(
      and(
        eq(mandatePhones.merchantId, merchant.id),
        eq(mandatePhones.status, 'PENDING'),
        lte(mandatePhones.pendingSince, now - flags.mandate_phone_seconds),
      ),
    );
}
