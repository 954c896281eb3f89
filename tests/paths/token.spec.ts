/** The host's token in Chromium: one refresh for all calls that are answered with 401 together, and one retry each. */
import { injectHost, receivedMessages, tokenOf } from '../browser/support/session-host';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'agreement' });

const AGREEMENT = '/termloan/agreement';

test('several calls refused at once: one refresh, and one retry each under the same request id', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  const token = await tokenOf(merchant);
  await injectHost(page, { credentials: { mode: 'token', token }, freshToken: token });
  for (const operation of ['getAgreementInfo', 'listLoanOffers']) {
    await merchant.fault(operation, { kind: 'status', status: 401 });
  }
  await journey.goTo(AGREEMENT, 'agreementReview');
  expect(await receivedMessages(page)).toEqual(['hello', 'refreshToken']);
  const audit = await merchant.audit();
  for (const operation of ['getAgreementInfo', 'listLoanOffers']) {
    const calls = audit.filter(({ operationId }) => operationId === operation);
    expect(calls.map(({ status }) => status)).toEqual([401, 200]);
    expect(calls[0]?.request_id).toBe(calls[1]?.request_id);
  }
});

test('an expired token is refreshed, and later calls use the fresh one @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  const freshToken = await tokenOf(merchant);
  await injectHost(page, { credentials: { mode: 'token', token: 'tok_expired' }, freshToken });
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) tokens.push(request.headers().authorization);
  });
  await journey.goTo(AGREEMENT, 'agreementReview');
  // The first calls are sent together, all with the expired token.
  const fresh = tokens.indexOf(`Bearer ${freshToken}`);
  expect(new Set(tokens.slice(0, fresh))).toEqual(new Set(['Bearer tok_expired']));
  expect(new Set(tokens.slice(fresh))).toEqual(new Set([`Bearer ${freshToken}`]));
  expect(await receivedMessages(page)).toEqual(['hello', 'refreshToken']);
  // Links to documents are authorised by the cookie, which gets the fresh token.
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'act')?.value).toBe(freshToken);
});

test('a host that throws on the refresh: the call is retried with the current token @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  const token = await tokenOf(merchant);
  await injectHost(page, { credentials: { mode: 'token', token }, throwsAt: ['refreshToken'] });
  await merchant.fault('getAgreementInfo', { kind: 'status', status: 503 });
  await journey.goTo(AGREEMENT, 'agreementReview');
  expect(await receivedMessages(page)).toEqual(['hello', 'refreshToken']);
});

test('without a host there is no token to refresh: the call is still retried after the wait @night', async ({
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await merchant.fault('getAgreementInfo', { kind: 'status', status: 401 });
  await journey.open(merchant, AGREEMENT, 'agreementReview');
  const calls = (await merchant.audit()).filter(({ operationId }) => operationId === 'getAgreementInfo');
  expect(calls.map(({ status }) => status)).toEqual([401, 200]);
});
