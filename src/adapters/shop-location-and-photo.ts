import type { Outcome } from '../../machines/domain/base/failure';
import type { ShopImage } from '../../machines/domain/merchant/shop-image';
import type { LocationResult } from '../../machines/domain/merchant/shop-location';
import { uploadShopImage } from '../api/operations/uploads';
import type { Bridge } from '../bridge/port';
import type { App } from './app';
import { sendFile } from './uploads';

/** Requests the permission, then the location; the page has explained why. */
export async function locate(bridge: Bridge): Promise<LocationResult> {
  const capabilities = await bridge.capabilities();
  const allowed = await capabilities.requestLocationPermission();
  if (allowed.outcome !== 'done') return { location: null, failure: allowed.failure };
  const found = await capabilities.getLocation();
  if (found.outcome !== 'done') return { location: null, failure: found.failure };
  const { latitude, longitude } = found.value;
  return { location: { latitude, longitude }, failure: null };
}

/** Opens the settings; on success the former error is cleared, and the merchant tries again. */
export async function openSettings(bridge: Bridge): Promise<LocationResult> {
  const opened = await (await bridge.capabilities()).openSettings();
  return { location: null, failure: opened.outcome === 'done' ? null : opened.failure };
}

/** Uploads the shop's picture under a file name without personal data. */
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
