import * as v from 'valibot';

import { serverTime, textOrNull } from './wire';

/** What the lender knows of the PAN (spec 3). Only the name is kept: the number has no business in a journey. */
export const panDetails = v.pipe(
  v.object({
    pan_name: textOrNull,
    update_time: serverTime,
    verification_status: textOrNull,
    error: textOrNull,
  }),
  v.transform((wire) => ({
    name: wire.pan_name,
    updateTime: wire.update_time,
    verificationStatus: wire.verification_status ?? 'PENDING',
    error: wire.error,
  })),
);

export type PanDetails = v.InferOutput<typeof panDetails>;
