import { and, eq, lte } from 'drizzle-orm';
import { recordEvent } from '../../database/merchant';
import { ekycs, kycDocuments, mandatePhones, selfies } from '../../database/schema-people';
import type { Waiting } from '../pending-work';
import { queryBureau } from './credit-score';
import { verifyEkyc } from './ekyc-outcome';
import { type Clocked, changeIdentity, confirmPan, identityOf } from './identity-books';
import { settleKycState } from './kyc-state';

/** Applies what registries, reviewers and the bank would have done by now. */
export async function settleIdentity(clocked: Clocked, waits: Waiting): Promise<void> {
  if (waits.pan) await settlePan(clocked);
  if (waits.ekycs) await settleEkyc(clocked);
  if (waits.documents) await settleDocuments(clocked);
  if (waits.selfies) await settleSelfie(clocked);
  if (waits.phone) await settlePhone(clocked);
  await settleKycState(clocked);
}

async function settlePan(clocked: Clocked): Promise<void> {
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

async function settleEkyc(clocked: Clocked): Promise<void> {
  const { tx, merchant, flags, now } = clocked;
  const due = lte(ekycs.pendingSince, now - flags.ekyc_seconds);
  const rows = await tx
    .select()
    .from(ekycs)
    .where(and(eq(ekycs.merchantId, merchant.id), eq(ekycs.status, 'PENDING'), due));
  for (const row of rows) await verifyEkyc(clocked, row, (row.pendingSince ?? now) + flags.ekyc_seconds);
}

async function settleDocuments({ tx, merchant, flags, now }: Clocked): Promise<void> {
  const rejected = flags.document_result === 'REJECTED';
  await tx
    .update(kycDocuments)
    .set({ status: flags.document_result, reason: rejected ? 'not_readable' : null })
    .where(
      and(
        eq(kycDocuments.merchantId, merchant.id),
        eq(kycDocuments.status, 'PENDING'),
        lte(kycDocuments.createdAt, now - flags.document_seconds),
      ),
    );
}

async function settleSelfie({ tx, merchant, flags, now }: Clocked): Promise<void> {
  const fits = flags.selfie_result === 'VERIFIED';
  const end = fits
    ? { status: 'VERIFIED', failureReason: null }
    : { status: 'FAILED', failureReason: flags.selfie_result };
  const rows = await tx
    .update(selfies)
    .set(end)
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

async function settlePhone({ tx, merchant, flags, now }: Clocked): Promise<void> {
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
