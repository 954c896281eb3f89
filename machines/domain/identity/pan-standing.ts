import * as v from 'valibot';

import { panDetails } from './pan-details';

/**
 * Where the PAN stands, and no more: of the number the last four characters, of the birthday nothing. What a journey does
 * not hold can't leave it.
 */
export const panStanding = v.pipe(
  panDetails,
  v.transform(({ name, numberLast4, verificationStatus, error }) => ({
    /** Name as on the PAN; null until it is verified. */
    name,
    numberLast4,
    verificationStatus,
    /** Why it does not fit, or could not be checked: `name_does_not_match`, `dob_does_not_match` ... */
    error,
  })),
);

export type PanStanding = v.InferOutput<typeof panStanding>;
