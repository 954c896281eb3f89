import * as v from 'valibot';

import { enumValue, serverTime, textOrNull } from '../base/wire';

/** PAN verification status (assumed); an unknown value is PENDING. */
const panStatuses = ['NOT_SUBMITTED', 'PENDING', 'VERIFIED', 'MISMATCH', 'FAILED'] as const;

/** Missing means PENDING too: nothing is claimed that the service did not say. */
export const panVerificationStatus = v.nullish(enumValue(panStatuses, 'PENDING'), 'PENDING');

/**
 * PAN result (spec 3), time in milliseconds. Only the last four characters of the number are kept: no journey needs more.
 */
export const panDetails = v.pipe(
  v.object({
    pan_name: textOrNull,
    pan_number: textOrNull,
    email: textOrNull,
    /** YYYY-MM-DD. */
    dob: textOrNull,
    update_time: serverTime,
    verification_status: panVerificationStatus,
    error: textOrNull,
  }),
  v.transform((wire) => ({
    name: wire.pan_name,
    numberLast4: wire.pan_number?.slice(-4) ?? null,
    email: wire.email,
    dateOfBirth: wire.dob,
    updateTime: wire.update_time,
    verificationStatus: wire.verification_status,
    error: wire.error,
  })),
);
