import { safePageAddress } from '../../machines/domain/page-address';
import type { ShopPicture } from '../../machines/home/setup';
import { identityHeaders } from '../api/identity';
import type { App } from './app';

/**
 * How the shop's picture is got: by its address, which the browser opens with its cookie; or, inside a host that speaks
 * by a header, through the service, since an image on a page can carry none. What does not come is null.
 */
export function shopPictureOf(
  { termloan, account, merchant, bridge }: Pick<App, 'termloan' | 'account' | 'merchant' | 'bridge'>,
  address: string | null,
  page = globalThis.location?.origin ?? 'http://localhost',
): ShopPicture | null {
  const href = safePageAddress(address, page);
  if (href === null) return null;
  const { origin } = new URL(href);
  const service = [termloan, account, merchant].find((one) => one.origin === origin);
  // The credentials are for our own services only.
  if (service === undefined || bridge.info().credentials.mode === 'cookie') return href;
  return async (signal) => {
    try {
      const headers = { ...identityHeaders(service.device(), service.newRequestId()) };
      const answer = await service.fetch(new Request(href, { headers, signal }));
      const picture = answer.ok ? await answer.blob() : null;
      return picture?.type.startsWith('image/') === true ? picture : null;
    } catch {
      return null;
    }
  };
}
