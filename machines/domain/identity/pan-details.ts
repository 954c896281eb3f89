import * as v from 'valibot';

import { serverTime, textOrNull, word } from '../base/wire';

/** PAN verification status (domain decision); a word we do not know is PENDING. */
const panStatuses = ['NOT_SUBMITTED', 'PENDING', 'VERIFIED', 'MISMATCH', 'FAILED'] as const;

/** Missing means PENDING too: nothing is claimed that the service did not say. */
export const panStatus = v.nullish(word(panStatuses, 'PENDING'), 'PENDING');

/**
 * PAN result (spec 3), time in milliseconds. Of the number only the last four characters are kept: the whole of it has
 * no business in a journey.
 */
export const panDetails = v.pipe(
  v.object({
    pan_name: textOrNull,
    pan_number: textOrNull,
    email: textOrNull,
    /** YYYY-MM-DD. */
    dob: textOrNull,
    update_time: serverTime,
    verification_status: panStatus,
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
