import type { Outcome } from '../../machines/domain/base/failure';
import type { ShopImage } from '../../machines/domain/merchant/shop-image';
import type { PlaceAnswer } from '../../machines/domain/merchant/shop-place';
import { uploadShopImage } from '../api/operations/uploads';
import type { Bridge } from '../bridge/port';
import type { App } from './app';
import { sendFile } from './uploads';

/** Asks for the permission, then for the place; the merchant has read why on the page. */
export async function locate(bridge: Bridge): Promise<PlaceAnswer> {
  const abilities = await bridge.abilities();
  const allowed = await abilities.requestLocationPermission();
  if (allowed.outcome !== 'done') return { place: null, failure: allowed.failure };
  const found = await abilities.getLocation();
  if (found.outcome !== 'done') return { place: null, failure: found.failure };
  const { latitude, longitude } = found.value;
  return { place: { latitude, longitude }, failure: null };
}

/** Opens the settings; opened, the old complaint is gone, and the merchant asks again. */
export async function openSettings(bridge: Bridge): Promise<PlaceAnswer> {
  const opened = await (await bridge.abilities()).openSettings();
  return { place: null, failure: opened.outcome === 'done' ? null : opened.failure };
}

/** Sends the picture of the shop, under a name that says nothing of the phone. */
export async function sendShopPhoto(
  { termloan, files }: App,
  { url, onProgress }: { readonly url: string; readonly onProgress: (fraction: number) => void },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<ShopImage>> {
  return sendFile(await files(), url, (file) =>
    uploadShopImage(termloan, { file, name: 'shop.jpg', onProgress }, key, signal),
  );
}
