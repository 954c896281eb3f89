import * as v from 'valibot';

import { id } from '../base/wire';

/** The stored picture of the shop (assumed payload). */
export const shopImageSchema = v.pipe(
  v.object({ shop_image_url: id }),
  v.transform((wire) => ({ url: wire.shop_image_url })),
);

export type ShopImage = v.InferOutput<typeof shopImageSchema>;
