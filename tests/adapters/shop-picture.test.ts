import { describe, expect, it } from 'vitest';

import type { Credentials } from '../../machines/domain/device';
import type { App } from '../../src/adapters/app';
import { shopPictureOf } from '../../src/adapters/shop-picture';

const PAGE = 'https://loans.example';
const HOSTS = { termloan: 'https://api.example/v1', account: '/account', merchant: '/merchant' };
const OURS = 'https://api.example/documents/shop/img_1';

/** An app of a host with these credentials, whose service answers so; `asked` is what it was asked. */
function appWith(credentials: Credentials, answer: () => Response) {
  const asked: Request[] = [];
  const device = () => ({ app: 'test', id: 'phone', address: 'unknown', brand: 'test' });
  const service = () => ({
    device,
    newRequestId: () => 'request-1',
    fetch: async (request: Request) => {
      asked.push(request);
      return answer();
    },
  });
  const parts = {
    termloan: service(),
    account: service(),
    merchant: service(),
    bridge: { info: () => ({ credentials, device: device() }) },
  };
  // SAFETY: all that getting a picture reads of the app.
  return { app: parts as unknown as App, asked };
}

const token: Credentials = { mode: 'token', token: 't' };
const picture = () => new Response('pixels', { headers: { 'content-type': 'image/png' } });
const { signal } = new AbortController();

describe('the picture of a shop', () => {
  it('is got through our service inside a host that speaks by a header, with who asks', async () => {
    const { app, asked } = appWith(token, picture);
    const how = shopPictureOf(app, OURS, PAGE, HOSTS);
    if (typeof how !== 'function') throw new Error('It is left to the browser.');
    expect((await how(signal))?.type).toBe('image/png');
    expect(asked.map(({ url }) => url)).toEqual([OURS]);
    expect(asked[0]?.headers.get('x-device-id')).toBe('phone');
  });

  it('is left to the browser where the cookie speaks, and wherever it is not ours', () => {
    expect(shopPictureOf(appWith({ mode: 'cookie' }, picture).app, OURS, PAGE, HOSTS)).toBe(OURS);
    const elsewhere = 'https://pictures.example/img_1';
    expect(shopPictureOf(appWith(token, picture).app, elsewhere, PAGE, HOSTS)).toBe(elsewhere);
  });

  it.each([
    ['a refusal', () => new Response('{}', { status: 403, headers: { 'content-type': 'image/png' } })],
    ['a page in its place', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['no answer', () => expect.unreachable()],
  ])('is left out after %s', async (_, answer) => {
    const how = shopPictureOf(appWith(token, answer).app, OURS, PAGE, HOSTS);
    if (typeof how !== 'function') throw new Error('It is left to the browser.');
    expect(await how(signal)).toBeNull();
  });

  it('is none without an address, or with one that is none', () => {
    const { app } = appWith(token, picture);
    expect(shopPictureOf(app, null, PAGE, HOSTS)).toBeNull();
    expect(shopPictureOf(app, 'http://', PAGE, HOSTS)).toBeNull();
  });
});
