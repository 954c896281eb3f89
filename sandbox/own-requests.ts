import type { IncomingMessage } from 'node:http';

/** Why a request is refused. */
interface Refusal {
  readonly status: 400 | 403;
  readonly message: string;
}

/** Local host names, which DNS cannot redirect (RFC 6761). */
const LOCAL_HOST_NAME = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether the sandbox answers a request: it must be for a path of this server (an origin-form target, RFC 9112 3.2.1), by a
 * local host name. Others are refused, because another site can make its own name resolve to this machine (DNS rebinding),
 * and then read the data as same-origin.
 * @param allowed host names allowed besides the local ones, without port
 * @returns null when it is answered
 */
export function refusalOf(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  allowed: readonly string[],
): Refusal | null {
  // URL parses both // and /\ as the start of another host.
  if (!/^\/(?![/\\])/.test(url)) return { status: 400, message: 'Ask for a path of this server.' };
  const name = hostName(headers.host);
  if (name !== null && (LOCAL_HOST_NAME.test(name) || allowed.includes(name))) return null;
  return {
    status: 403,
    message: `The sandbox answers local names only. SANDBOX_ALLOWED_HOSTS lists others (sandbox/README.md).`,
  };
}

/**
 * The names of SANDBOX_ALLOWED_HOSTS (commas between), and SANDBOX_HOST.
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
