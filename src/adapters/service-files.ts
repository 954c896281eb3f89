import { safePageUrl } from '../../machines/domain/base/page-url';
import type { ResolveServiceFile } from '../../machines/domain/files/service-file';
import { identityHeaders } from '../api/identity-headers';
import type { App } from './app';

const SERVICES = ['termloan', 'account', 'merchant'] as const;

/**
 * Where files may be loaded from. Without a list of host names: every https host. With one: our services, those hosts and the origins
 * of pictures.
 */
interface FileSources {
  readonly serviceUrls: Readonly<Record<(typeof SERVICES)[number], string>>;
  readonly allowedPageHosts: readonly string[];
  readonly pictureOrigins: readonly string[];
}

/** Creates the resolver of links to files of the services: documents and pictures. @param page origin of the page */
export function serviceFiles(
  app: Pick<App, 'termloan' | 'account' | 'merchant' | 'bridge'>,
  page = globalThis.location?.origin ?? 'http://localhost',
  { serviceUrls, allowedPageHosts, pictureOrigins }: FileSources = CONFIGURATION,
): ResolveServiceFile {
  const allowedHosts =
    allowedPageHosts.length === 0
      ? []
      : [...allowedPageHosts, ...pictureOrigins.map((origin) => new URL(origin).hostname)];
  const originOf = (serviceName: (typeof SERVICES)[number]) => new URL(serviceUrls[serviceName], page).origin;
  return (link) => {
    const address = safePageUrl(link, originOf('termloan'), allowedHosts);
    if (address === null) return null;
    const { origin } = new URL(address);
    const serviceName = SERVICES.find((service) => originOf(service) === origin);
    const openInHost = async () => {
      const capabilities = await app.bridge.capabilities();
      return (await capabilities.openDocument(address)).outcome === 'done';
    };
    // Headers with credentials are sent to our own services only.
    if (serviceName === undefined) return { address, read: null, fetchFile: null, openInHost };
    const service = app[serviceName];
    const fetchFile = async (signal: AbortSignal) => {
      try {
        const headers = {
          ...identityHeaders(service.device(), service.newRequestId(), null, service.language),
        };
        const request = new Request(address, { headers, signal, cache: 'no-store' });
        const answer = await service.fetch(request);
        return answer.ok ? await answer.blob() : null;
      } catch {
        return null;
      }
    };
    // With a cookie, the browser loads the file itself.
    const read = app.bridge.info().credentials.mode === 'cookie' ? null : fetchFile;
    return { address, read, fetchFile, openInHost };
  };
}
