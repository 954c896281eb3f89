import { safePageAddress } from '../../machines/domain/page-address';
import type { ShopPicture } from '../../machines/home/setup';
import { identityHeaders } from '../api/identity';
import type { App } from './app';

const SERVICES = ['termloan', 'account', 'merchant'] as const;

/**
 * How the shop's picture is got: by its address, which the browser opens with its cookie; or, inside a host that speaks
 * by a header, through the service, since an image on a page can carry none. What does not come is null.
 */
export function shopPictureOf(
  app: Pick<App, 'termloan' | 'account' | 'merchant' | 'bridge'>,
  address: string | null,
  page = globalThis.location?.origin ?? 'http://localhost',
  hosts: Readonly<Record<(typeof SERVICES)[number], string>> = CONFIGURATION.hosts,
): ShopPicture | null {
  const href = safePageAddress(address, page);
  if (href === null) return null;
  const { origin } = new URL(href);
  const name = SERVICES.find((one) => new URL(hosts[one], page).origin === origin);
  // The credentials are for our own services only.
  if (name === undefined || app.bridge.info().credentials.mode === 'cookie') return href;
  const service = app[name];
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
