import { and, eq, lte } from 'drizzle-orm';
import { recordEvent } from '../../database/merchant';
import { ekycs, kycDocuments, mandatePhones, selfies } from '../../database/schema-people';
import type { Waiting } from '../pending-work';
import { queryBureau } from './credit-score';
import { verifyEkyc } from './ekyc-outcome';
import { type Clocked, changeIdentity, confirmPan, identityOf } from './identity-books';
import { settleKycState } from './kyc-state';

/** Applies the results of registries, document review and bank that are due by now. */
export async function settleIdentity(clocked: Clocked, pending: Waiting): Promise<void> {
  if (pending.pan) await applyPanResult(clocked);
  if (pending.ekycs) await applyEkycResult(clocked);
  if (pending.documents) await applyDocumentResults(clocked);
  if (pending.selfies) await applySelfieResult(clocked);
  if (pending.phone) await applyPhoneResult(clocked);
  await settleKycState(clocked);
}

async function applyPanResult(clocked: Clocked): Promise<void> {
  const { tx, merchant, flags, now } = clocked;
  const { panStatus, panComing, panAskedAt } = await identityOf(clocked);
  if (panStatus !== 'PENDING' || panComing === null || now < panAskedAt + flags.pan_seconds) return;
  const panError = panComing === 'MISMATCH' ? 'name_does_not_match' : null;
  await changeIdentity(clocked, { panStatus: panComing, panComing: null, panError });
  if (panComing === 'VERIFIED') {
    await confirmPan(clocked);
    await queryBureau(clocked);
  }
  await recordEvent(tx, merchant.id, panAskedAt + flags.pan_seconds, 'pan.checked', {
    verification_status: panComing,
  });
}

async function applyEkycResult(clocked: Clocked): Promise<void> {
  const { tx, merchant, flags, now } = clocked;
  const isDue = lte(ekycs.pendingSince, now - flags.ekyc_seconds);
  const rows = await tx
    .select()
    .from(ekycs)
    .where(and(eq(ekycs.merchantId, merchant.id), eq(ekycs.status, 'PENDING'), isDue));
  for (const row of rows) await verifyEkyc(clocked, row, (row.pendingSince ?? now) + flags.ekyc_seconds);
}

async function applyDocumentResults({ tx, merchant, flags, now }: Clocked): Promise<void> {
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

async function applySelfieResult({ tx, merchant, flags, now }: Clocked): Promise<void> {
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

async function applyPhoneResult({ tx, merchant, flags, now }: Clocked): Promise<void> {
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
