import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { authorise } from '../../src/api/authorisation';
import { uploadInvoice, uploadKycDocument, uploadShopImage } from '../../src/api/operations/uploads';
import { abortableWait, RETRY_WAIT_MS, withRecovery } from '../../src/api/recovery';
import type { Transport } from '../../src/api/service';
import { progressMeter } from '../../src/api/upload-progress';
import { FakeXhr, xhrNetwork } from '../support/fake-xhr';
import { failureOf } from '../support/reports/outcome';
import { fakeServices, json } from './fake-services';

const picture = { file: new Blob(['a picture of the shop'], { type: 'image/jpeg' }), name: 'shop.jpg' };
const answered = { shop_image_url: '/shop/1' };
const live = () => new AbortController().signal;

/** Services with uploads by the fake XMLHttpRequest, through the app's own recovery. */
function uploading() {
  const refresh = vi.fn(() => Promise.resolve());
  const onUnauthorised = vi.fn();
  const dates: (string | null)[] = [];
  const wrapTransport = (transport: Transport): Transport => {
    const recover = withRecovery(
      async (request) => {
        const response = await transport(request);
        dates.push(response.headers.get('date'));
        return response;
      },
      {
        refresh,
        refreshes: () => refresh.mock.calls.length,
        wait: abortableWait,
        authorise: (request) => authorise(request, { mode: 'token', token: 'fresh' }),
        onUnauthorised,
      },
    );
    return (request) => recover(authorise(request, { mode: 'token', token: 'old' }));
  };
  const { services, reports } = fakeServices(() => Promise.reject(new Error('fetch is not for this')));
  return {
    termloan: { ...services.termloan, wrapTransport },
    account: { ...services.account, wrapTransport },
    refresh,
    onUnauthorised,
    dates,
    reports,
  };
}

const network = xhrNetwork();

beforeEach(() => {
  network.reset();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The upload that was sent, after its body was read. */
async function nextXhr(count = 1): Promise<FakeXhr> {
  await vi.waitFor(() => expect(network.sent).toHaveLength(count), { timeout: 5_000, interval: 1 });
  const xhr = network.sent[count - 1];
  if (xhr === undefined) throw new Error('Nothing was sent.');
  return xhr;
}

describe('an upload', () => {
  it('contains identity, credentials, its key and the whole form', async () => {
    const { termloan, dates } = uploading();
    const pendingUpload = uploadShopImage(termloan, picture, 'key-1', live());
    const xhr = await nextXhr();
    xhr.answer(200, answered, 'date: Fri, 06 Mar 2026 04:30:00 GMT\r\nbroken line\r\nx-served-by: a\r\n');
    expect(await pendingUpload).toEqual({ ok: true, data: { url: '/shop/1' } });
    expect([xhr.method, xhr.url, xhr.withCredentials]).toEqual([
      'POST',
      'http://lender.test/api/termloan/shop-image',
      false,
    ]);
    expect(xhr.headers).toMatchObject({
      authorization: 'Bearer old',
      'x-request-id': 'key-1',
      'x-app': 'web',
      'x-device-id': 'device-1',
      'x-device-address': '203.0.113.7',
      'x-device-brand': 'Moto G',
      'x-merchant-id': 'mrc_41',
    });
    const form = await xhr.form();
    expect(form.get('image')).toMatchObject({
      name: 'shop.jpg',
      type: 'image/jpeg',
      size: picture.file.size,
    });
    expect(dates).toEqual(['Fri, 06 Mar 2026 04:30:00 GMT']);
  });

  it('puts the other fields before the file', async () => {
    const { account } = uploading();
    const invoice = { ...picture, supplierId: 'sup_1', transactionId: 'txn_1', fileFormat: '.jpg' } as const;
    const pendingUpload = uploadInvoice(account, invoice, 'key-1', live());
    const xhr = await nextXhr();
    xhr.answer(200, { file_name: 'inv_1.jpg' });
    expect(await pendingUpload).toEqual({ ok: true, data: { fileName: 'inv_1.jpg' } });
    expect([...(await xhr.form()).keys()]).toEqual([
      'supplier_id',
      'file_format',
      'transaction_id',
      'invoice',
    ]);
  });

  it('reports its progress from 0 to 1, never decreasing, and 1 only with the answer', async () => {
    const { termloan } = uploading();
    const reported: number[] = [];
    const pendingUpload = uploadShopImage(
      termloan,
      { ...picture, onProgress: (at) => reported.push(at) },
      'key-1',
      live(),
    );
    const xhr = await nextXhr();
    for (const loaded of [10, 50, 40, 50, 100]) xhr.progress(loaded, 100);
    xhr.progress(7, 0);
    expect(reported).toEqual([0, 0.1, 0.5, 0.99]);
    xhr.answer(200, answered);
    await pendingUpload;
    expect(reported).toEqual([0, 0.1, 0.5, 0.99, 1]);
  });

  it('is sent again in full after 503, with its key and the new token, and its progress continues', async () => {
    const { termloan, refresh } = uploading();
    const reported: number[] = [];
    const pendingUpload = uploadKycDocument(
      termloan,
      { ...picture, kind: 'PAN', onProgress: (at) => reported.push(at) },
      'key-1',
      live(),
    );
    const first = await nextXhr();
    first.progress(80, 100);
    first.answer(503, { error: 'busy' });
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    const second = await nextXhr(2);
    second.progress(20, 100);
    second.progress(90, 100);
    second.answer(200, { document_id: 'doc_1', document_type: 'PAN', status: 'PENDING' });
    expect((await pendingUpload).ok).toBe(true);
    expect([reported, refresh.mock.calls.length]).toEqual([[0, 0.8, 0.9, 1], 1]);
    expect(second.headers).toEqual({ ...first.headers, authorization: 'Bearer fresh' });
    expect(second.bytes()).toEqual(first.bytes());
  });

  it('ends the session when it is refused again', async () => {
    const { termloan, onUnauthorised } = uploading();
    const pendingUpload = uploadShopImage(termloan, picture, 'key-1', live());
    (await nextXhr()).answer(401, {});
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    (await nextXhr(2)).answer(401, {});
    expect([failureOf(await pendingUpload).reason, onUnauthorised.mock.calls.length]).toEqual([
      'session-ended',
      1,
    ]);
  });

  it.each([
    [413, 'file_too_large'],
    [415, 'file_type_not_supported'],
  ])('is refused by a %d in any format: %s', async (status, code) => {
    const { termloan, reports } = uploading();
    const pendingUpload = uploadShopImage(termloan, picture, 'key-1', live());
    (await nextXhr()).answer(status, '<h1>nginx</h1>');
    expect(failureOf(await pendingUpload)).toMatchObject({
      reason: 'refused',
      code,
      operation: 'uploadShopImage',
    });
    expect(reports).toMatchObject([{ code, requestId: 'key-1' }]);
  });

  it('is a lost connection when there is no network', async () => {
    const { termloan } = uploading();
    const reported: number[] = [];
    const pendingUpload = uploadShopImage(
      termloan,
      { ...picture, onProgress: (at) => reported.push(at) },
      'key-1',
      live(),
    );
    (await nextXhr()).fail();
    expect([failureOf(await pendingUpload).reason, reported]).toEqual(['connection', [0]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is a lost connection, and no crash, when the answer cannot be represented', async () => {
    const { termloan } = uploading();
    const pendingUpload = uploadShopImage(termloan, picture, 'key-1', live());
    (await nextXhr()).answer(999, {});
    expect(failureOf(await pendingUpload).reason).toBe('connection');
  });

  it.each([
    ['has no body', 204, null],
    ['is empty', 200, ''],
  ])('is malformed when the answer %s', async (_, status, body) => {
    const { termloan } = uploading();
    const pendingUpload = uploadShopImage(termloan, picture, 'key-1', live());
    (await nextXhr()).answer(status, body);
    expect(failureOf(await pendingUpload).reason).toBe('malformed');
  });

  it('times out after a minute without progress, not while it progresses slowly', async () => {
    const { termloan } = uploading();
    const pendingUpload = uploadShopImage(termloan, picture, 'key-1', live());
    const xhr = await nextXhr();
    await vi.advanceTimersByTimeAsync(59_000);
    xhr.progress(1, 100);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(xhr.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([xhr.isAborted, failureOf(await pendingUpload).reason]).toEqual([true, 'timeout']);
  });

  it('is stopped when it is aborted, without a report or a retry', async () => {
    const { termloan, reports } = uploading();
    const controller = new AbortController();
    const pendingUpload = uploadShopImage(termloan, picture, 'key-1', controller.signal);
    const xhr = await nextXhr();
    controller.abort();
    expect((await pendingUpload).ok).toBe(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([xhr.isAborted, network.sent.length, reports, vi.getTimerCount()]).toEqual([true, 1, [], 0]);
  });

  it('is not started when it was aborted while its file was read', async () => {
    const { termloan } = uploading();
    const controller = new AbortController();
    const pendingUpload = uploadShopImage(termloan, picture, 'key-1', controller.signal);
    controller.abort();
    expect([(await pendingUpload).ok, network.sent.length]).toEqual([false, 0]);
  });

  it('sends the cookie when the request does', async () => {
    const { termloan } = uploading();
    const wrapTransport = (transport: Transport): Transport => {
      return (request) => transport(new Request(request, { credentials: 'include' }));
    };
    const pendingUpload = uploadShopImage({ ...termloan, wrapTransport }, picture, 'key-1', live());
    const xhr = await nextXhr();
    xhr.answer(200, answered);
    await pendingUpload;
    expect(xhr.withCredentials).toBe(true);
  });
});

describe('without XMLHttpRequest, or for a service without a `wrapTransport` for it', () => {
  it.each(['no XMLHttpRequest', 'no wrapTransport'])('%s: it goes by fetch', async (why) => {
    if (why === 'no XMLHttpRequest') vi.stubGlobal('XMLHttpRequest', undefined);
    const { services } = fakeServices(() => Promise.resolve(json(answered)));
    const { termloan } = services;
    const service =
      why === 'no XMLHttpRequest'
        ? { ...termloan, wrapTransport: (transport: Transport) => transport }
        : termloan;
    const reported: number[] = [];
    const file = { ...picture, onProgress: (at: number) => reported.push(at) };
    expect((await uploadShopImage(service, file, 'key-1', live())).ok).toBe(true);
    expect([reported, network.sent.length]).toEqual([[0, 1], 0]);
  });
});

it('a meter reports no value twice', () => {
  const reported: number[] = [];
  const meter = progressMeter((at) => reported.push(at));
  meter.sent(0, 10);
  meter.sent(5, 10);
  meter.sent(5, 10);
  meter.done();
  meter.done();
  meter.sent(9, 10);
  expect(reported).toEqual([0, 0.5, 1]);
});
