/** The session in Chromium: without a host, with a host that is present, late, broken or missing, and a session that ends. */
import type { Page } from '@playwright/test';
import type { Merchant } from '../browser/support/lender';
import {
  hostBack,
  injectHost,
  receivedMessages,
  tokenOf,
  WEB_VIEW_USER_AGENT,
} from '../browser/support/session-host';
import { runUntil } from '../browser/support/session-time';
import { openCode } from '../browser/support/steps/agreement-steps';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'agreement' });

const AGREEMENT = '/termloan/agreement';
const UNAUTHORIZED = { kind: 'status', status: 401, times: 0 } as const;

/** Collects the headers of the calls that the page makes from now on. */
function collectCallHeaders(page: Page): Record<string, string>[] {
  const calls: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.headers());
  });
  return calls;
}

interface LateRefusal {
  /** Resolves when the call whose answer is delayed was sent. */
  readonly isHeld: Promise<void>;
  readonly releaseRefusal: () => Promise<void>;
}

/** Answers both reads of the agreement with 401, and delays the second answer of one of them until it is released. */
async function delayOneRefusal(page: Page, merchant: Merchant): Promise<LateRefusal> {
  await merchant.fault('getAgreementInfo', UNAUTHORIZED);
  await merchant.fault('listLoanOffers', UNAUTHORIZED);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let markRefused = () => {};
  const isRefused = new Promise<void>((resolve) => {
    markRefused = resolve;
  });
  let markHeld = () => {};
  const isHeld = new Promise<void>((resolve) => {
    markHeld = resolve;
  });
  let requestCount = 0;
  await page.route('**/api/termloan/loanOffers/**', async (route) => {
    requestCount += 1;
    if (requestCount !== 2) return route.continue();
    markHeld();
    await gate;
    await route.fulfill({ status: 401, json: { error: 'unauthorized' } }).finally(markRefused);
  });
  const releaseRefusal = () => {
    release();
    return isRefused;
  };
  return { isHeld, releaseRefusal };
}

test('without a host the merchant is identified by the cookie, not by a header', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  const sentHeaders = collectCallHeaders(page);
  await journey.open(merchant, AGREEMENT, 'agreementReview');
  expect(sentHeaders.length).toBeGreaterThan(0);
  for (const headers of sentHeaders) {
    expect(headers.authorization).toBeUndefined();
    expect(headers['x-business-id']).toBeUndefined();
    expect(headers['x-app']).toBe('web');
  }
});

test('a host with a token: every call carries it, and the Back of the host is the Back of the page', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  const token = await tokenOf(merchant);
  await injectHost(page, { credentials: { mode: 'token', token } });
  const calls = collectCallHeaders(page);
  await openCode(page, { ...merchant, enter: (to) => to });
  for (const headers of calls) {
    expect(headers.authorization).toBe(`Bearer ${token}`);
    expect(headers['x-device-brand']).toBe('Redmi');
  }
  expect(await receivedMessages(page)).toEqual(['hello']);
  await journey.after(hostBack(page), 'agreementReview');
  await journey.after(hostBack(page), 'landing/shown');
});

test('a host with a business id: every call carries it, and no token @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await injectHost(page, { credentials: { mode: 'business-id', businessId: merchant.id } });
  const calls = collectCallHeaders(page);
  await journey.goTo(AGREEMENT, 'agreementReview');
  for (const headers of calls) {
    expect(headers['x-business-id']).toBe(merchant.id);
    expect(headers.authorization).toBeUndefined();
  }
});

test('a host that throws on the first message: the page works as in a browser without a host @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await injectHost(page, {
    credentials: { mode: 'token', token: 'never-told' },
    throwsAt: ['hello'],
  });
  await journey.open(merchant, AGREEMENT, 'agreementReview');
  // The time limit of the host's answer passes without a message.
  await page.clock.runFor(5_000);
  await journey.shows('agreementReview');
});

test('the merchant cannot be loaded: a message, and Try again @night', async ({ page, journey, persona }) => {
  const merchant = await persona('agreement-ready');
  const body = { code: 'closed', message: 'We are back at 6 in the morning.' };
  await merchant.fault('getMerchant', { kind: 'status', status: 503, body, times: 0 });
  await journey.open(merchant, AGREEMENT, 'session/merchantUnavailable');
  await expect(page.getByText(body.message)).toBeVisible();
  await merchant.clearFaults();
  await journey.tap('Try again', 'agreementReview');
});

test('two 401 answers for the merchant: the session has ended, and Try again starts a new one @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await merchant.fault('getMerchant', UNAUTHORIZED);
  await journey.open(merchant, AGREEMENT, 'session/ended');
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByText('What you did so far is kept.')).toBeVisible();
  await merchant.clearFaults();
  await journey.tap('Try again', 'agreementReview');
});

test('no credentials: the session has ended, and no page of a loan is shown @night', async ({
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await journey.goTo(AGREEMENT, 'session/ended');
});

test('two 401 answers to a call of a journey end the session @night', async ({ journey }) => {
  const merchant = await journey.openAs('disbursed', '/termloan/home', 'home/home');
  await merchant.fault('getLoanDetails', UNAUTHORIZED);
  await journey.tap('Refresh', 'session/ended');
  const loans = (await merchant.audit())
    .filter(({ operationId }) => operationId === 'getLoanDetails')
    .slice(-2);
  expect(loans.map(({ status }) => status)).toEqual([401, 401]);
  expect(new Set(loans.map(({ request_id }) => request_id)).size).toBe(1);
  await merchant.clearFaults();
  // One tap is enough: the journey loads again, and does not show the earlier 401.
  await journey.tap('Try again', 'home/home');
});

test('a late 401 of an older call does not end the new session @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  const { isHeld, releaseRefusal } = await delayOneRefusal(page, merchant);
  await journey.open(merchant, AGREEMENT, 'session/ended');
  // Otherwise the first call of the new session would be delayed.
  await isHeld;
  await merchant.clearFaults();
  await journey.tap('Try again', 'agreementReview');
  await releaseRefusal();
  await journey.shows('agreementReview');
});

test.describe('in a web view', () => {
  test.use({ userAgent: WEB_VIEW_USER_AGENT });

  test('a host that appears late is awaited', async ({ page, journey, persona }) => {
    const merchant = await persona('agreement-ready');
    await page.clock.install();
    await injectHost(page, {
      credentials: { mode: 'business-id', businessId: merchant.id },
      injectedAfterMs: 1_000,
    });
    const calls = collectCallHeaders(page);
    await page.goto(AGREEMENT);
    await journey.runUntil('agreementReview', 500);
    expect(await receivedMessages(page)).toEqual(['hello']);
    // No call was made before the host sent its credentials.
    expect(new Set(calls.map((headers) => headers['x-business-id']))).toEqual(new Set([merchant.id]));
  });

  test('a host that never appears: after 3 seconds the page works as in a browser without a host', async ({
    page,
    journey,
    persona,
  }) => {
    const merchant = await persona('agreement-ready');
    await page.clock.install();
    const calls = collectCallHeaders(page);
    await page.goto(merchant.enter(AGREEMENT));
    // The notice disappears by itself: the clock is not advanced after it is shown.
    await runUntil(page, page.getByText('The app did not answer. You can go on here.'), 500);
    await journey.shows('agreementReview');
    expect(calls[0]?.['x-app']).toBe('web');
  });
});
