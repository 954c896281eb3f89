import { afterAll, describe, expect, it } from 'vitest';

import { createSandbox } from '../../../sandbox/create-sandbox';
import { type CrossOrigin, crossOriginOf } from '../../../sandbox/wire/cors';

const APP = 'http://app.shop.localhost:4173';
const made: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(made.map((one) => one.close())));

function sandboxFor(crossOrigin: CrossOrigin | null) {
  const sandbox = createSandbox({ databaseUrl: ':memory:', crossOrigin });
  made.push(sandbox);
  return sandbox;
}

/** The CORS headers of an answer, by the end of their names. */
async function corsOf(answering: Promise<Response>) {
  const { status, headers } = await answering;
  const named = [...headers].filter(([name]) => name.startsWith('access-control-'));
  return { status, ...Object.fromEntries(named.map(([name, value]) => [name.slice(15), value])) };
}

const call = (path: string, origin: string) =>
  new Request(`http://api.shop.localhost:5180${path}`, { headers: { origin } });

const preflight = (origin: string) =>
  new Request('http://api.shop.localhost:5180/api/termloan/loan', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET' },
  });

describe('pages of other origins', () => {
  it('may call nothing by default', async () => {
    const sandbox = sandboxFor(crossOriginOf({}));
    expect(await corsOf(sandbox.fetch(call('/api/termloan/loan', APP)))).toEqual({ status: 401 });
  });

  it('may call when they are configured, with the configured cookie and headers', async () => {
    const sandbox = sandboxFor(
      crossOriginOf({
        SANDBOX_CORS_ORIGINS: `${APP}, http://other.localhost`,
        SANDBOX_CORS_CREDENTIALS: 'on',
        SANDBOX_CORS_EXPOSE: 'date',
      }),
    );
    expect(await corsOf(sandbox.fetch(call('/api/termloan/loan', APP)))).toEqual({
      status: 401,
      'allow-origin': APP,
      'allow-credentials': 'true',
      'expose-headers': 'date',
    });
    expect(await corsOf(sandbox.fetch(preflight(APP)))).toMatchObject({
      status: 204,
      'allow-headers': expect.stringMatching(/x-merchant-id.*x-request-id/),
      'allow-methods': 'GET, POST, PUT, PATCH',
    });
  });

  it('may not call when they are not configured, nor the control API when they are', async () => {
    const sandbox = sandboxFor({ origins: [APP], credentials: false, exposed: [] });
    const stranger = 'http://evil.localhost';
    expect(await corsOf(sandbox.fetch(preflight(stranger)))).toEqual({ status: 204 });
    expect(await corsOf(sandbox.fetch(call('/sandbox/api/session', APP)))).not.toHaveProperty('allow-origin');
    expect(await corsOf(sandbox.fetch(call('/api/termloan/loan', APP)))).toEqual({
      status: 401,
      'allow-origin': APP,
    });
  });
});
