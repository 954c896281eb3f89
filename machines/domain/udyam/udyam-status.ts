import * as v from 'valibot';

import { word } from '../base/wire';

/** Udyam status (domain decision); missing, or a word we do not know, is NOT_REGISTERED. */
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

export const udyamStatus = v.nullish(word(udyamStatuses, 'NOT_REGISTERED'), 'NOT_REGISTERED');
