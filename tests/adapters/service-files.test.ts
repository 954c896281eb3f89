import { describe, expect, it, vi } from 'vitest';

import type { Credentials } from '../../machines/domain/base/device';
import type { App } from '../../src/adapters/app';
import { serviceFiles } from '../../src/adapters/service-files';

const PAGE = 'https://loans.example';
const SOURCES = {
  serviceUrls: { termloan: 'https://api.example/v1', account: '/account', merchant: '/merchant' },
  allowedPageHosts: [],
  pictureOrigins: [],
};
const OURS = 'https://api.example/documents/shop/img_1';

/** An app in a host with these credentials and a service with this answer; `requests` are those it received. */
function appWith(credentials: Credentials, answer: () => Response, openDocument = vi.fn()) {
  const requests: Request[] = [];
  const device = () => ({ app: 'test', id: 'phone', address: 'unknown', brand: 'test' });
  const service = () => ({
    device,
    language: 'en-IN',
    newRequestId: () => 'request-1',
    fetch: async (request: Request) => {
      requests.push(request);
      return answer();
    },
  });
  const parts = {
    termloan: service(),
    account: service(),
    merchant: service(),
    bridge: { info: () => ({ credentials, device: device() }), capabilities: async () => ({ openDocument }) },
  };
  // SAFETY: the parts of the app that are used to get a file.
  return { app: parts as unknown as App, requests };
}

const token: Credentials = { mode: 'token', token: 't' };
const picture = () => new Response('pixels', { headers: { 'content-type': 'image/png' } });
const { signal } = new AbortController();

describe('a file linked by a service', () => {
  it('is fetched through our service with credentials inside a host that uses a header, and not cached', async () => {
    const { app, requests } = appWith(token, picture);
    const file = serviceFiles(app, PAGE, SOURCES)(OURS);
    expect((await file?.read?.(signal))?.type).toBe('image/png');
    expect(requests.map(({ url, cache }) => [url, cache])).toEqual([[OURS, 'no-store']]);
    expect(requests[0]?.headers.get('x-device-id')).toBe('phone');
  });

  it('is left to the browser when the cookie signs in, and when it is on another host', () => {
    const byCookie = serviceFiles(appWith({ mode: 'cookie' }, picture).app, PAGE, SOURCES)(OURS);
    expect([byCookie?.address, byCookie?.read]).toEqual([OURS, null]);
    const elsewhere = 'https://pictures.example/img_1';
    const foreign = serviceFiles(appWith(token, picture).app, PAGE, SOURCES)(elsewhere);
    expect([foreign?.address, foreign?.read]).toEqual([elsewhere, null]);
  });

  it('can be fetched by our own page also where the cookie signs in, to be shared; never from another host', async () => {
    const { app, requests } = appWith({ mode: 'cookie' }, picture);
    const files = serviceFiles(app, PAGE, SOURCES);
    expect((await files(OURS)?.fetchFile?.(signal))?.type).toBe('image/png');
    expect(requests.map(({ url }) => url)).toEqual([OURS]);
    expect(files('https://pictures.example/img_1')?.fetchFile).toBeNull();
  });

  it('is on the loan service when the link has no host, wherever the app is hosted', () => {
    const { app } = appWith(token, picture);
    expect(serviceFiles(app, PAGE, SOURCES)('/documents/kfs/1.html')?.address).toBe(
      'https://api.example/documents/kfs/1.html',
    );
    expect(
      serviceFiles(app, PAGE, { ...SOURCES, serviceUrls: { ...SOURCES.serviceUrls, termloan: '/api' } })(
        '/documents/1.html',
      )?.address,
    ).toBe('https://loans.example/documents/1.html');
  });

  it.each([
    ['a refusal', () => new Response('{}', { status: 403, headers: { 'content-type': 'image/png' } })],
    ['no answer', () => expect.unreachable()],
  ])('does not come after %s', async (_, answer) => {
    const file = serviceFiles(appWith(token, answer).app, PAGE, SOURCES)(OURS);
    expect(await file?.read?.(signal)).toBeNull();
  });

  it.each([
    '',
    'http://',
    'http://api.example/1.html',
    'javascript:alert(1)',
    'blob:https://loans.example/1',
  ])('is not opened at %j', (link) => {
    expect(serviceFiles(appWith(token, picture).app, PAGE, SOURCES)(link)).toBeNull();
  });

  it('must be on a configured host, our own, or a host of pictures', () => {
    const listed = {
      ...SOURCES,
      allowedPageHosts: ['api.example', '*.bank.example'],
      pictureOrigins: ['https://cdn.example'],
    };
    const fileOf = serviceFiles(appWith(token, picture).app, PAGE, listed);
    const links = [
      '/1.html',
      'https://a.bank.example/1.pdf',
      'https://cdn.example/1.png',
      'https://other.example/1',
    ];
    expect(links.map((link) => fileOf(link) !== null)).toEqual([true, true, true, false]);
  });

  it.each([
    ['done', true],
    ['unavailable', false],
  ])('is handed to the host, whose answer is %s', async (outcome, isOpen) => {
    const openDocument = vi.fn(async () => ({ outcome }));
    const { app } = appWith(token, picture, openDocument);
    expect(await serviceFiles(app, PAGE, SOURCES)(OURS)?.openInHost()).toBe(isOpen);
    expect(openDocument).toHaveBeenCalledWith(OURS);
  });
});
