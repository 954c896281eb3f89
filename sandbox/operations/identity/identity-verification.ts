import { type Call, type Operation, ok, type Schemas } from '../../base/operation';
import { documentsSinceExpiry, ekycsSinceExpiry, identityOf } from './identity-rows';
import { panStatusOf } from './pan-details';
import { selfieView } from './selfie';

const KYC_STATES = ['NOT_STARTED', 'IN_PROGRESS', 'PENDING_REVIEW', 'VERIFIED', 'FAILED', 'EXPIRED'] as const;

export const getIdentityVerificationStatus: Operation<'getIdentityVerificationStatus'> = async (call) =>
  ok(await verificationStatus(call));

export const getKycValidity: Operation<'getKycValidity'> = async (call) => {
  const { validUntil } = await identityOf(call);
  return ok({
    is_eligible: call.merchant.kycState === 'VERIFIED' && validUntil > call.now,
    valid_until: validUntil,
  });
};

/** Full status of the identity check. */
export async function verificationStatus(call: Call): Promise<Schemas['IdentityVerificationStatus']> {
  const [ekyc] = await ekycsSinceExpiry(call);
  return {
    kyc_state: KYC_STATES.find((state) => state === call.merchant.kycState) ?? 'NOT_STARTED',
    pan_status: panStatusOf(await identityOf(call)),
    selfie_status: (await selfieView(call)).status,
    ekyc_id: ekyc?.id ?? null,
    identity_verification: await identityVerification(call),
  };
}

/** The six identity fields of the user state. */
export async function identityVerification(call: Call): Promise<Schemas['IdentityVerification']> {
  const { ckycResult } = await identityOf(call);
  const [ekyc] = await ekycsSinceExpiry(call);
  const documents = await documentsSinceExpiry(call);
  const has = (type: string) => documents.some((row) => row.type === type && row.status !== 'REJECTED');
  return {
    is_documents_uploaded:
      call.merchant.kycState === 'VERIFIED' || (has('AADHAAR_FRONT') && has('AADHAAR_BACK')),
    is_ckyc_failed: ckycResult === 'NOT_FOUND',
    is_ckyc_already_triggered: ckycResult !== null,
    is_ekyc_failed: ekyc?.status === 'FAILED',
    is_ekyc_already_triggered: ekyc !== undefined,
    ekyc_failure_reason: ekyc?.failureReason ?? null,
  };
}
