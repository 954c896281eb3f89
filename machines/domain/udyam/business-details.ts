import * as v from 'valibot';
import { textOrNull } from '../base/wire';
import { udyamStatus } from './udyam-status';

/** Details of the business (assumed payload). */
export const businessDetailsSchema = v.pipe(
  v.object({
    business_name: textOrNull,
    business_type: textOrNull,
    gstin: textOrNull,
    udyam_number: textOrNull,
    udyam_status: udyamStatus,
    /** YYYY-MM-DD. */
    date_of_commencement: textOrNull,
    address: textOrNull,
    pincode: textOrNull,
  }),
  v.transform((wire) => ({
    name: wire.business_name,
    type: wire.business_type,
    // Of the owner's PAN, which is the third to the twelfth character, only the last letter is read.
    maskedGstin: wire.gstin === null ? null : `******${wire.gstin.slice(-4)}`,
    udyamNumber: wire.udyam_number,
    udyamStatus: wire.udyam_status,
    dateOfCommencement: wire.date_of_commencement,
    address: wire.address,
    pincode: wire.pincode,
  })),
);

export type BusinessDetails = v.InferOutput<typeof businessDetailsSchema>;
