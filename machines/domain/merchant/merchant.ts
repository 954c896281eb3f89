import * as v from 'valibot';

import { textOrNull } from '../base/wire';

/** The merchant (spec 3). */
export const merchantSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    display_name: textOrNull,
    mobile: textOrNull,
    udyam_number: textOrNull,
    udyam_status: textOrNull,
  }),
  v.transform((wire) => ({
    id: wire.id,
    displayName: wire.display_name,
    mobile: wire.mobile,
    udyamNumber: wire.udyam_number,
    udyamStatus: wire.udyam_status,
  })),
);

export type Merchant = v.InferOutput<typeof merchantSchema>;

/** A mobile number as it may be shown, with its last four digits only: `••••• •4321`. Empty for null. */
export function maskedMobile(mobile: string | null): string {
  return mobile === null ? '' : `••••• •${mobile.slice(-4)}`;
}
