import * as v from 'valibot';

import { enumValue } from '../base/wire';

/** Udyam status (assumed); a missing or unknown value is NOT_REGISTERED. */
export const udyamStatuses = [
  'NOT_REGISTERED',
  'DRAFT',
  'OTP_SENT',
  'SUBMITTED',
  'REGISTERED',
  'FAILED',
  'MISMATCH',
] as const;
export type UdyamStatus = (typeof udyamStatuses)[number];

export const udyamStatus = v.nullish(enumValue(udyamStatuses, 'NOT_REGISTERED'), 'NOT_REGISTERED');
