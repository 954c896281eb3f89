import * as v from 'valibot';

import { id, serverTime, textOrNull } from '../base/wire';

/** The merchant's stored data (assumed payload); the service masks mobile and e-mail. */
export const merchantDataSchema = v.pipe(
  v.object({
    merchant_id: id,
    display_name: textOrNull,
    mobile: textOrNull,
    email: textOrNull,
    shop_name: textOrNull,
    category: textOrNull,
    create_time: serverTime,
  }),
  v.transform((wire) => ({
    id: wire.merchant_id,
    displayName: wire.display_name,
    maskedMobile: wire.mobile,
    maskedEmail: wire.email,
    shopName: wire.shop_name,
    category: wire.category,
    createTime: wire.create_time,
  })),
);

export type MerchantData = v.InferOutput<typeof merchantDataSchema>;
