import type { Outcome } from '../../machines/domain/base/failure';
import type { ShopImage } from '../../machines/domain/merchant/shop-image';
import type { LocationResult } from '../../machines/domain/merchant/shop-location';
import { uploadShopImage } from '../api/operations/uploads';
import type { Bridge } from '../bridge/bridge';
import type { App } from './app';
import { sendFile } from './uploads';

/** Requests the permission, then the location. */
export async function locate(bridge: Bridge): Promise<LocationResult> {
  const capabilities = await bridge.capabilities();
  const permission = await capabilities.requestLocationPermission();
  if (permission.outcome !== 'done') return { location: null, failure: permission.failure };
  const position = await capabilities.getLocation();
  if (position.outcome !== 'done') return { location: null, failure: position.failure };
  const { latitude, longitude } = position.value;
  return { location: { latitude, longitude }, failure: null };
}

/** Opens the settings. On success `failure` is null, so that the earlier error is cleared and the merchant can try again. */
export async function openSettings(bridge: Bridge): Promise<LocationResult> {
  const result = await (await bridge.capabilities()).openSettings();
  return { location: null, failure: result.outcome === 'done' ? null : result.failure };
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
