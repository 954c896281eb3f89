import * as v from 'valibot';

import { panDetailsSchema } from './pan-details';

/**
 * Status of the PAN, without personal data that no journey needs: only the last four characters of the number, no e-mail, no
 * date of birth.
 */
export const panStatusSchema = v.pipe(
  panDetailsSchema,
  v.transform(({ name, numberLast4, verificationStatus, error }) => ({
    /** Name as on the PAN; null until it is verified. */
    name,
    numberLast4,
    verificationStatus,
    /** Why the PAN does not match or could not be checked, such as `name_does_not_match` or `dob_does_not_match`. */
    error,
  })),
);

export type PanStatus = v.InferOutput<typeof panStatusSchema>;
