import type { Sandbox } from './create-sandbox';
import { actCookie } from './wire/identity';

interface Visit {
  method: string;
  /** Path and query of the request. */
  url: string;
  accept: string;
  cookie: string;
}

export type Greeting =
  | { kind: 'none' }
  | { kind: 'cookie'; cookie: string }
  | { kind: 'redirect'; to: string };

const ORIGIN = 'http://localhost';

/**
 * Creates a merchant for a page visit: of the persona in `?persona=name`, or else, without a valid cookie, of the persona
 * `offers`, so that the app works without setup; for a persona that does not exist, a search for it. The greeting is the cookie or the redirect that signs the browser in. API
 * calls get none.
 */
export async function greet(sandbox: Sandbox, visit: Visit): Promise<Greeting> {
  const url = new URL(visit.url, ORIGIN);
  if (visit.method !== 'GET' || !visit.accept.includes('text/html')) return { kind: 'none' };
  const persona = url.searchParams.get('persona');
  if (persona !== null) {
    const created = await newMerchant(sandbox, persona);
    url.searchParams.delete('persona');
    const to = `${url.pathname}${url.search}`;
    return {
      kind: 'redirect',
      to:
        created === null
          ? `/sandbox?q=${encodeURIComponent(persona)}`
          : `/sandbox/enter/${created.merchant_id}?to=${encodeURIComponent(to)}`,
    };
  }
  if (await isSignedIn(sandbox, visit.cookie)) return { kind: 'none' };
  const created = await newMerchant(sandbox, 'offers');
  if (created === null) return { kind: 'none' };
  return { kind: 'cookie', cookie: actCookie(created.token) };
}

async function isSignedIn(sandbox: Sandbox, cookie: string): Promise<boolean> {
  const answer = await sandbox.fetch(new Request(`${ORIGIN}/sandbox/api/session`, { headers: { cookie } }));
  return answer.ok;
}

async function newMerchant(
  sandbox: Sandbox,
  persona: string,
): Promise<{ merchant_id: string; token: string } | null> {
  const answer = await sandbox.fetch(
    new Request(`${ORIGIN}/sandbox/api/merchants`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persona }),
    }),
  );
  return answer.ok ? answer.json() : null;
}
