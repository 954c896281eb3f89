import { describe, expect, it, vi } from 'vitest';

import type { paths as MerchantPaths } from '../../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../../openapi/generated/termloan';
import { authorise } from '../../src/api/authorisation';
import { confirmBankDetails, createBankDetails } from '../../src/api/operations/bank-details';
import { getLoanConfig } from '../../src/api/operations/loan-config';
import { getUserLoanProfile } from '../../src/api/operations/loan-profile';
import { readCurrentMerchant } from '../../src/api/operations/merchant';
import { listLoanOffers } from '../../src/api/operations/offers';
import { saveUserLoanProfile } from '../../src/api/operations/save-loan-profile';
import { getUserState } from '../../src/api/operations/user-state';
import { type CallReport, createService } from '../../src/api/service';
import { dataOf, failureOf } from '../support/reports/outcome';
import { savingsAccount } from '../support/savings-account';
import { configWire, userStateWire } from '../support/wire';

const device = { app: 'web', id: 'device-1', address: '203.0.113.7', brand: 'Moto G' };
const live = () => new AbortController().signal;

function serviceThat(
  answer: (request: Request) => Response | Promise<Response>,
  merchantId: string | null = null,
) {
  const requests: Request[] = [];
  const reports: CallReport[] = [];
  let ids = 0;
  const service = createService<TermloanPaths>('http://lender.test/api/termloan', {
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
    device: () => device,
    merchantId: () => merchantId,
    language: 'hi-IN',
    newRequestId: () => {
      ids += 1;
      return `fresh-${ids}`;
    },
    report: (report) => reports.push(report),
  });
  return { service, requests, reports };
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The failure of a read with this answer. */
async function failureWhen(answer: () => Response | Promise<Response>) {
  return failureOf(await getLoanConfig(serviceThat(answer).service, { isSigned: false }, live()));
}

const nothing = { code: null, message: null, operation: 'getLoanConfig' };

describe('an answer that is not ok', () => {
  it('empty 500: the service is unavailable', async () => {
    expect(await failureWhen(() => new Response(null, { status: 500 }))).toEqual({
      reason: 'unavailable',
      ...nothing,
    });
  });

  it('empty 500 with content-length 0', async () => {
    const empty = () => new Response('', { status: 500, headers: { 'content-length': '0' } });
    expect(await failureWhen(empty)).toEqual({ reason: 'unavailable', ...nothing });
  });

  it('HTML 502: unavailable, and the page is not shown as a message', async () => {
    const page = () =>
      new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
    expect(await failureWhen(page)).toEqual({ reason: 'unavailable', ...nothing });
  });

  it('an error field is the code', async () => {
    expect(await failureWhen(() => json(400, { error: 'invalid_ifsc' }))).toEqual({
      reason: 'refused',
      ...nothing,
      code: 'invalid_ifsc',
    });
  });

  it('code and message', async () => {
    expect(await failureWhen(() => json(422, { code: 'E12', message: 'Try tomorrow.' }))).toEqual({
      reason: 'refused',
      ...nothing,
      code: 'E12',
      message: 'Try tomorrow.',
    });
  });

  it('an error field wins over a code', async () => {
    const reported = await failureWhen(() =>
      json(400, { error: 'invalid_ifsc', code: 'E12', message: 'No.' }),
    );
    expect([reported.code, reported.message]).toEqual(['invalid_ifsc', 'No.']);
  });

  it('attempts left, and seconds to wait as milliseconds', async () => {
    const body = { code: 'otp_invalid', message: 'No.', attempts_left: 0, retry_after: 600 };
    expect(await failureWhen(() => json(429, body))).toMatchObject({
      reason: 'refused',
      attemptsLeft: 0,
      retryAfter: 600_000,
    });
  });

  it.each(['600', null, -1, 1e308])('a wait of %j is none', async (retry_after) => {
    const reported = await failureWhen(() => json(429, { error: 'rate_limited', retry_after }));
    expect('retryAfter' in reported).toBe(false);
  });

  it.each([[['error']], ['error'], [null], [7], [{ error: { code: 'x' } }], [{ error: '' }]])(
    'a body of another shape (%j) is ignored',
    async (body) => {
      expect(await failureWhen(() => json(400, body))).toEqual({ reason: 'refused', ...nothing });
    },
  );

  it.each([
    [401, 'session-ended'],
    [403, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [429, 'refused'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
  ])('%d means %s', async (status, reason) => {
    expect((await failureWhen(() => json(status, {}))).reason).toBe(reason);
  });
});

describe('an answer that is ok, but violates the contract', () => {
  it('broken JSON is malformed', async () => {
    const broken = () => new Response('{"min_loan', { headers: { 'content-type': 'application/json' } });
    expect(await failureWhen(broken)).toEqual({ reason: 'malformed', ...nothing });
  });

  it('HTML instead of JSON is malformed', async () => {
    expect((await failureWhen(() => new Response('<html></html>'))).reason).toBe('malformed');
  });

  it('another shape is malformed, with the path of the field', async () => {
    expect(await failureWhen(() => json(200, { ...configWire, min_loan_amount: 'ten' }))).toEqual({
      reason: 'malformed',
      ...nothing,
      code: 'min_loan_amount',
    });
  });

  it.each([
    ['no body', () => new Response(null)],
    ['an empty body', () => new Response('')],
    ['an empty body that says so', () => new Response('', { headers: { 'content-length': '0' } })],
    ['no content', () => new Response(null, { status: 204 })],
    ['null', () => json(200, null)],
    ['a list', () => json(200, [])],
  ])('%s is malformed, also for an entity whose fields may all be missing', async (_, answer) => {
    const outcome = await getUserState(serviceThat(answer).service, live());
    expect(failureOf(outcome)).toMatchObject({ reason: 'malformed', code: 'body' });
  });
});

describe('a call that throws', () => {
  it('is a lost connection', async () => {
    const networkError = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await failureWhen(networkError)).toEqual({ reason: 'connection', ...nothing });
  });

  it('is a time-out when the browser reports one', async () => {
    const timeoutError = () => Promise.reject(new DOMException('late', 'TimeoutError'));
    expect((await failureWhen(timeoutError)).reason).toBe('timeout');
  });

  it('is a lost connection when the body breaks off', async () => {
    const cut = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    expect((await failureWhen(cut)).reason).toBe('connection');
  });
});

describe('headers of every request', () => {
  it('is the caller', async () => {
    const { service, requests } = serviceThat(() => json(200, userStateWire));
    dataOf(await getUserState(service, live()));
    const sent = Object.fromEntries(requests[0]?.headers ?? []);
    expect(sent).toMatchObject({
      'x-request-id': 'fresh-1',
      'x-app': 'web',
      'x-device-id': 'device-1',
      'x-device-address': '203.0.113.7',
      'x-device-brand': 'Moto G',
      'accept-language': 'hi-IN',
    });
  });

  it('is the merchant that the page was opened for, where one is known', async () => {
    const unknown = serviceThat(() => json(200, userStateWire));
    await getUserState(unknown.service, live());
    expect(unknown.requests.map(({ headers }) => headers.has('x-merchant-id'))).toEqual([false]);
    const known = serviceThat(() => json(200, userStateWire), 'mrc_41');
    await getUserState(known.service, live());
    expect(known.requests.map(({ headers }) => headers.get('x-merchant-id'))).toEqual(['mrc_41']);
  });

  it('is no merchant in the call that reads the current merchant', async () => {
    const { service, requests } = serviceThat(() => json(200, { id: 'mrc_42' }), 'mrc_41');
    const merchant = createService<MerchantPaths>('http://lender.test/api/merchant', service);
    expect(dataOf(await readCurrentMerchant(merchant, live()))).toMatchObject({ id: 'mrc_42' });
    expect(requests.map(({ headers }) => headers.has('x-merchant-id'))).toEqual([false]);
  });

  it('is a fresh request id for each read', async () => {
    const { service, requests } = serviceThat(() => json(200, userStateWire));
    await getUserState(service, live());
    await getUserState(service, live());
    expect(requests.map(({ headers }) => headers.get('x-request-id'))).toEqual(['fresh-1', 'fresh-2']);
  });

  it('is the key of a write', async () => {
    const { service, requests } = serviceThat(() =>
      json(200, { loan_offer_id: 'off_1', bank_details_id: 'bnk_1' }),
    );
    const pair = { offerId: 'off_1', bankDetailsId: 'bnk_1' };
    dataOf(await confirmBankDetails(service, pair, 'key-7', live()));
    expect(requests.map(({ headers }) => headers.get('x-request-id'))).toEqual(['key-7']);
  });

  it('is an address of the service, with the status in its path', async () => {
    const { service, requests } = serviceThat(() => json(200, { loan_offers: [] }));
    await listLoanOffers(service, 'SELECTED', live());
    expect(requests[0]?.url).toBe('http://lender.test/api/termloan/loanOffers/SELECTED');
  });
});

describe('the report of a failure', () => {
  const account = savingsAccount('50100234567890@HDFC0001234');

  it('names operation, request id and code', async () => {
    const { service, reports } = serviceThat(() => json(400, { error: 'invalid_ifsc' }));
    await createBankDetails(service, account, 'key-1', live());
    expect(reports).toEqual([
      { operation: 'createBankDetails', requestId: 'key-1', reason: 'refused', code: 'invalid_ifsc' },
    ]);
  });

  it('has no content of the request, nor the service’s message', async () => {
    const reported = { code: 'E1', message: 'RAMESH KUMAR, 50100234567890' };
    const { service, reports } = serviceThat(() => json(400, reported));
    await createBankDetails(service, account, 'key-1', live());
    expect(JSON.stringify(reports)).not.toMatch(/RAMESH|50100234567890|HDFC/);
  });

  it('keeps unknown_error for the profile, where the service gives no code (spec 8)', async () => {
    const { service, reports } = serviceThat(() => json(400, {}));
    const read = failureOf(await getUserLoanProfile(service, live()));
    const saved = failureOf(await saveUserLoanProfile(service, {}, 'key-1', live()));
    expect([read?.code, saved?.code]).toEqual(['unknown_error', 'unknown_error']);
    expect(reports.map(({ code }) => code)).toEqual(['unknown_error', 'unknown_error']);
    const named = serviceThat(() => json(400, { error: 'income_too_low' }));
    expect(failureOf(await getUserLoanProfile(named.service, live()))?.code).toBe('income_too_low');
  });

  it('is not made for a successful answer', async () => {
    const { service, reports } = serviceThat(() => json(200, configWire));
    await getLoanConfig(service, { isSigned: true }, live());
    expect(reports).toEqual([]);
  });

  it('is made once for a lost network', async () => {
    const { service, reports } = serviceThat(() => Promise.reject(new TypeError('Failed to fetch')));
    await getLoanConfig(service, { isSigned: true }, live());
    expect(reports).toMatchObject([{ operation: 'getLoanConfig', reason: 'connection', code: null }]);
  });

  it('is not made for an aborted call', async () => {
    const given = new AbortController();
    const { service, reports } = serviceThat(() => {
      given.abort();
      return Promise.reject(new DOMException('given up', 'AbortError'));
    });
    failureOf(await getLoanConfig(service, { isSigned: true }, given.signal));
    expect(reports).toEqual([]);
  });
});

it('hands the signal to fetch', async () => {
  const seen = vi.fn();
  const given = new AbortController();
  const { service } = serviceThat((request) => {
    request.signal.addEventListener('abort', seen);
    given.abort();
    return json(200, configWire);
  });
  await getLoanConfig(service, { isSigned: false }, given.signal);
  expect(seen).toHaveBeenCalledTimes(1);
});

it('stores no answer in the HTTP cache', async () => {
  const seen: string[] = [];
  const { service } = serviceThat((request) => {
    seen.push(request.cache);
    return json(200, configWire);
  });
  await getLoanConfig(service, { isSigned: false }, new AbortController().signal);
  expect(seen).toEqual(['no-store']);
});

describe('authorise', () => {
  const request = () =>
    new Request('http://lender.test', {
      headers: { authorization: 'Bearer old', 'x-business-id': 'old', 'x-app': 'web' },
    });
  const credentialHeaders = ({ headers }: Request) => [
    headers.get('authorization'),
    headers.get('x-business-id'),
  ];

  it('sends the token', () => {
    expect(credentialHeaders(authorise(request(), { mode: 'token', token: 'new' }))).toEqual([
      'Bearer new',
      null,
    ]);
  });

  it('sends the business id in the newer mode', () => {
    expect(credentialHeaders(authorise(request(), { mode: 'business-id', businessId: 'biz_1' }))).toEqual([
      null,
      'biz_1',
    ]);
  });

  it('sends no header when the cookie signs in', () => {
    expect(credentialHeaders(authorise(request(), { mode: 'cookie' }))).toEqual([null, null]);
  });

  it('sends the cookie to another origin only if it signs in', () => {
    expect(authorise(request(), { mode: 'cookie' }).credentials).toBe('include');
    expect(authorise(request(), { mode: 'token', token: 'new' }).credentials).toBe('same-origin');
    expect(authorise(request(), { mode: 'business-id', businessId: 'biz_1' }).credentials).toBe(
      'same-origin',
    );
  });

  it('keeps the other headers', () => {
    expect(authorise(request(), { mode: 'cookie' }).headers.get('x-app')).toBe('web');
  });
});
