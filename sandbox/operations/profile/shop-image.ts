import { type Operation, ok } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { fileUrl, storeFile } from '../store-file';

export const uploadShopImage: Operation<'uploadShopImage'> = async (call, { body }) => {
  const stored = await storeFile(call, body.image, 'shop', 'pictures');
  if ('refusal' in stored) return stored.refusal;
  await recordEvent(call.tx, call.merchant.id, call.now, 'shop.pictured');
  return ok({ shop_image_url: fileUrl(stored.id) });
};
