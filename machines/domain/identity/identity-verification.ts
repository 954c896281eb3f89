import * as v from 'valibot';

import { flag, textOrNull } from '../base/wire';

const checks = v.object({
  is_documents_uploaded: flag,
  is_ckyc_failed: flag,
  is_ckyc_already_triggered: flag,
  is_ekyc_failed: flag,
  is_ekyc_already_triggered: flag,
  ekyc_failure_reason: textOrNull,
});

/** Which identity checks were tried, and which failed (spec 3, user state: identityVerification). */
export const identityVerificationSchema = v.pipe(
  v.nullish(checks, {}),
  v.transform((wire) => ({
    isDocumentsUploaded: wire.is_documents_uploaded,
    isCkycFailed: wire.is_ckyc_failed,
    isCkycAlreadyTriggered: wire.is_ckyc_already_triggered,
    isEkycFailed: wire.is_ekyc_failed,
    isEkycAlreadyTriggered: wire.is_ekyc_already_triggered,
    ekycFailureReason: wire.ekyc_failure_reason,
  })),
);
