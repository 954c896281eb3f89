import { noteEvent } from '../../books/merchant';
import { type Operation, ok } from '../../wire/operation';
import { fileUrl, keepFile } from '../keep-file';

export const uploadShopImage: Operation<'uploadShopImage'> = async (call, { body }) => {
  const kept = await keepFile(call, body.image, 'shop', 'pictures');
  if ('refusal' in kept) return kept.refusal;
  await noteEvent(call.books, call.merchant.id, call.now, 'shop.pictured');
  return ok({ shop_image_url: fileUrl(kept.id) });
};
