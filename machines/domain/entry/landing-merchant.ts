import * as v from 'valibot';

import { flag, id, textOrNull } from '../base/wire';

/** The fields of the merchant that the landing page uses. The supplier credit is loaded only for pay-later customers. */
export const landingMerchantSchema = v.pipe(
  v.object({ id, udyam_number: textOrNull, udyam_status: textOrNull, is_pay_later_customer: flag }),
  v.transform((wire) => ({
    isPayLaterCustomer: wire.is_pay_later_customer,
    isUdyamRegistered: wire.udyam_number !== null || wire.udyam_status === 'REGISTERED',
  })),
);

export type LandingMerchant = v.InferOutput<typeof landingMerchantSchema>;
