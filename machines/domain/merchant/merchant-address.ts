import * as v from 'valibot';

import { serverTime, textOrNull } from '../base/wire';

/** Where the shop is (spec 3, merchant address). Time in milliseconds. */
const addressSchema = v.pipe(
  v.object({
    create_time: serverTime,
    merchant_id: textOrNull,
    shop_number: textOrNull,
    street_address: textOrNull,
  }),
  v.transform((wire) => ({
    createTime: wire.create_time,
    merchantId: wire.merchant_id,
    shopNumber: wire.shop_number,
    streetAddress: wire.street_address,
  })),
);

export type MerchantAddress = v.InferOutput<typeof addressSchema>;

/** The merchant's address; null while there is none. */
export const merchantAddressSchema = v.pipe(
  v.object({ address: v.nullable(addressSchema) }),
  v.transform((wire) => wire.address),
);
