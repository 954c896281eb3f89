import { safePageUrl } from '../../machines/domain/base/page-url';
import type { FileOf } from '../../machines/domain/files/service-file';
import { identityHeaders } from '../api/identity';
import type { App } from './app';

const SERVICES = ['termloan', 'account', 'merchant'] as const;

/**
 * Allowed hosts of files: base URLs of our services and, where a list is configured, hosts of documents and origins of
 * pictures.
 */
interface FileHosts {
  readonly hosts: Readonly<Record<(typeof SERVICES)[number], string>>;
  readonly allowedPageHosts: readonly string[];
  readonly pictureHosts: readonly string[];
}

/** Loads files that the services refer to: documents, pictures. */
export function serviceFiles(
  app: Pick<App, 'termloan' | 'account' | 'merchant' | 'bridge'>,
  page = globalThis.location?.origin ?? 'http://localhost',
  { hosts, allowedPageHosts, pictureHosts }: FileHosts = CONFIGURATION,
): FileOf {
  const listed =
    allowedPageHosts.length === 0
      ? []
      : [...allowedPageHosts, ...pictureHosts.map((of) => new URL(of).hostname)];
  const originOf = (name: (typeof SERVICES)[number]) => new URL(hosts[name], page).origin;
  return (link) => {
    const address = safePageUrl(link, originOf('termloan'), listed);
    if (address === null) return null;
    const { origin } = new URL(address);
    const name = SERVICES.find((one) => originOf(one) === origin);
    const openInHost = async () => {
      const capabilities = await app.bridge.capabilities();
      return (await capabilities.openDocument(address)).outcome === 'done';
    };
    // Credentials are sent to our own services only.
    if (name === undefined || app.bridge.info().credentials.mode === 'cookie')
      return { address, read: null, openInHost };
    const service = app[name];
    const read = async (signal: AbortSignal) => {
      try {
        const headers = { ...identityHeaders(service.device(), service.newRequestId(), null) };
        const request = new Request(address, { headers, signal, cache: 'no-store' });
        const answer = await service.fetch(request);
        return answer.ok ? await answer.blob() : null;
      } catch {
        return null;
      }
    };
    return { address, read, openInHost };
  };
}
