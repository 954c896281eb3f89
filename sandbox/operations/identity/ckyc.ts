import { fail, type Operation, ok } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { logConsent } from '../consents/consent-log';
import { changeIdentity, identityOf } from './identity-rows';
import { verificationStatus } from './identity-verification';
import { updateKycState } from './kyc-state';
import { storeAadhaarPictures } from './store-documents';

/**
 * Queries the central KYC registry; refused when it was queried before. If it does not know the merchant, Aadhaar is next.
 */
export const startCkyc: Operation<'startCkyc'> = async (call, { body }) => {
  const { tx, merchant, flags, now } = call;
  if (!body.consent) return fail(400, 'consent_required');
  const identity = await identityOf(call);
  if (identity.panStatus !== 'VERIFIED') return fail(409, 'pan_not_verified');
  if (identity.ckycResult !== null) return fail(409, 'ckyc_already_triggered');
  await changeIdentity(call, { ckycResult: flags.ckyc_result });
  if (flags.ckyc_result === 'FOUND') await storeAadhaarPictures(call, identity.aadhaarLast4);
  await logConsent(call, {
    purpose: 'KYC_REGISTRY',
    party: 'Central KYC registry',
    record: body.consent_record,
  });
  await recordEvent(tx, merchant.id, now, 'ckyc.answered', { result: flags.ckyc_result });
  await updateKycState(call);
  return ok(await verificationStatus(call));
};
