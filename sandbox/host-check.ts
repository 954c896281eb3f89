import type { IncomingMessage } from 'node:http';

/** The answer to a refused request. */
interface Refusal {
  readonly status: 400 | 403;
  readonly message: string;
}

/** Local host names, which DNS cannot redirect (RFC 6761). */
const LOCAL_HOST_NAME = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Guards against DNS rebinding: another site can make its own name resolve to this machine, and then read the sandbox's data
 * as same-origin. So the Host header must be a local or an allowed name, and the target a path (origin-form, RFC 9112 3.2.1).
 * @param allowed host names allowed besides the local ones, without port
 * @returns null when the request is allowed
 */
export function hostRefusal(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  allowed: readonly string[],
): Refusal | null {
  // A URL parser takes both // and /\ for the start of another host.
  if (!/^\/(?![/\\])/.test(url)) return { status: 400, message: 'Ask for a path of this server.' };
  const name = hostName(headers.host);
  if (name !== null && (LOCAL_HOST_NAME.test(name) || allowed.includes(name))) return null;
  return {
    status: 403,
    message: `The sandbox answers local names only. SANDBOX_ALLOWED_HOSTS lists others (sandbox/README.md).`,
  };
}

/**
 * The host names of SANDBOX_ALLOWED_HOSTS (comma-separated) and SANDBOX_HOST.
 * @param environment variables of the process
 */
export function allowedHosts(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  return [environment.SANDBOX_HOST ?? '', ...(environment.SANDBOX_ALLOWED_HOSTS ?? '').split(',')]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
}

/** The name in a Host header, lower case and without its port; null when malformed. */
function hostName(host: string | undefined): string | null {
  return /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.exec(host ?? '')?.[1]?.toLowerCase() ?? null;
}
