import type { IncomingMessage } from 'node:http';

/** Why a request is not answered. */
interface Refusal {
  readonly status: 400 | 403;
  readonly message: string;
}

/** Names of this machine: nobody else's DNS can point them elsewhere (RFC 6761). */
const LOCAL = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether the sandbox answers a request: it must ask for a path of this server (an origin-form target, RFC 9112
 * 3.2.1), by a local name. Other names are refused, because a page of another site can make its own name resolve to
 * this machine (DNS rebinding) and would then read the books as their own origin.
 * @param allowed names that are answered besides the local ones, without port
 * @returns null when it is answered
 */
export function refusalOf(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  allowed: readonly string[],
): Refusal | null {
  // URL takes both // and /\ for the beginning of another host.
  if (!/^\/(?![/\\])/.test(url)) return { status: 400, message: 'Ask for a path of this server.' };
  const name = hostName(headers.host);
  if (name !== null && (LOCAL.test(name) || allowed.includes(name))) return null;
  return {
    status: 403,
    message: `The sandbox answers local names only. SANDBOX_ALLOWED_HOSTS lists others (sandbox/README.md).`,
  };
}

/**
 * The names of SANDBOX_ALLOWED_HOSTS (commas between), and the address of SANDBOX_HOST.
 * @param environment variables of the process
 */
export function allowedHosts(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  return [environment.SANDBOX_HOST ?? '', ...(environment.SANDBOX_ALLOWED_HOSTS ?? '').split(',')]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
}

/** The name in a Host header, lower case and without its port; null when it is none. */
function hostName(host: string | undefined): string | null {
  return /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.exec(host ?? '')?.[1]?.toLowerCase() ?? null;
}
