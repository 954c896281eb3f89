import * as v from 'valibot';

import { enumValue, serverTime, textOrNull } from '../base/wire';

/** PAN verification status (assumed); an unknown value is PENDING. */
const panStatuses = ['NOT_SUBMITTED', 'PENDING', 'VERIFIED', 'MISMATCH', 'FAILED'] as const;

/** A missing value is PENDING too, so that no result is shown which the service has not given. */
export const panVerificationStatus = v.nullish(enumValue(panStatuses, 'PENDING'), 'PENDING');

/**
 * PAN result (spec 3), time in milliseconds. Of the number only the last four characters are read: no journey needs more.
 */
export const panDetailsSchema = v.pipe(
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
