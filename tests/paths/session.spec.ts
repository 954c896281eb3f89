/** Who is here, in Chromium: a plain browser, a host that is there, late, broken or missing, and a session that ends. */
import type { Page } from '@playwright/test';
import type { Merchant } from '../browser/support/lender';
import { hostBack, injectHost, receivedMessages, tokenOf, WEB_VIEW } from '../browser/support/session-host';
import { runUntil, stateOf } from '../browser/support/session-time';
import { openCode } from '../browser/support/steps/agreement-steps';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const AGREEMENT = '/termloan/agreement';
const REFUSED = { kind: 'status', status: 401, times: 0 } as const;

/** Headers of the calls that the page makes from now on. */
function callsOf(page: Page): Record<string, string>[] {
  const calls: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.headers());
  });
  return calls;
}

interface LateRefusal {
  /** The question whose answer is held was sent. */
  readonly isHeld: Promise<void>;
  readonly releaseAndClearPicture: () => Promise<void>;
}

/** Refuses the agreement's two reads for good, and holds the second answer of one of them until it is let go. */
async function refuseOneLate(page: Page, merchant: Merchant): Promise<LateRefusal> {
  await merchant.fault('getAgreementInfo', REFUSED);
  await merchant.fault('listLoanOffers', REFUSED);
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let close = () => {};
  const isRefused = new Promise<void>((resolve) => {
    close = resolve;
  });
  let hold = () => {};
  const isHeld = new Promise<void>((resolve) => {
    hold = resolve;
  });
  let calls = 0;
  await page.route('**/api/termloan/loanOffers/**', async (route) => {
    calls += 1;
    if (calls !== 2) return route.continue();
    hold();
    await gate;
    await route.fulfill({ status: 401, json: { error: 'unauthorized' } }).finally(close);
  });
  const releaseAndClearPicture = () => {
    open();
    return isRefused;
  };
  return { isHeld, releaseAndClearPicture };
}

test('a plain browser is known by its cookie, without any header of its own', async ({ page, persona }) => {
  const merchant = await persona('agreement-ready');
  const calls = callsOf(page);
  await page.goto(merchant.enter(AGREEMENT));
  await expectState(page, 'agreement', 'agreementReview');
  expect(calls.length).toBeGreaterThan(0);
  for (const headers of calls) {
    expect(headers.authorization).toBeUndefined();
    expect(headers['x-business-id']).toBeUndefined();
    expect(headers['x-app']).toBe('web');
  }
});

test('a host with a token: every call carries it, and its back is the page’s back', async ({
  page,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  const token = await tokenOf(merchant);
  await injectHost(page, { credentials: { mode: 'token', token } });
  const calls = callsOf(page);
  await openCode(page, { ...merchant, enter: (to) => to });
  for (const headers of calls) {
    expect(headers.authorization).toBe(`Bearer ${token}`);
    expect(headers['x-device-brand']).toBe('Redmi');
  }
  expect(await receivedMessages(page)).toEqual(['hello']);
  await hostBack(page);
  await expectState(page, 'agreement', 'agreementReview');
  await hostBack(page);
  await expectState(page, 'landing', 'shown');
});

test('a host with a business id: every call carries it, and no token', async ({ page, persona }) => {
  const merchant = await persona('agreement-ready');
  await injectHost(page, { credentials: { mode: 'business-id', businessId: merchant.id } });
  const calls = callsOf(page);
  await page.goto(AGREEMENT);
  await expectState(page, 'agreement', 'agreementReview');
  for (const headers of calls) {
    expect(headers['x-business-id']).toBe(merchant.id);
    expect(headers.authorization).toBeUndefined();
  }
});

test('a host that breaks when it is spoken to: the page goes on as a plain browser', async ({
  page,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await injectHost(page, {
    credentials: { mode: 'token', token: 'never-told' },
    breaksAt: ['hello'],
  });
  await page.goto(merchant.enter(AGREEMENT));
  await expectState(page, 'agreement', 'agreementReview');
  // The answer's time limit passes without a word.
  await page.clock.runFor(5_000);
  await expectState(page, 'agreement', 'agreementReview');
});

test('who the merchant is cannot be read: a message, and Try again', async ({ page, persona, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  const body = { code: 'closed', message: 'We are back at 6 in the morning.' };
  await merchant.fault('getMerchant', { kind: 'status', status: 503, body, times: 0 });
  await page.goto(merchant.enter(AGREEMENT));
  await expectState(page, 'session', 'merchantUnavailable');
  await expect(page.getByText(body.message)).toBeVisible();
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectState(page, 'agreement', 'agreementReview');
});

test('a merchant who is refused twice reads that the session has ended, and can try again', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await merchant.fault('getMerchant', REFUSED);
  await page.goto(merchant.enter(AGREEMENT));
  await expectState(page, 'session', 'ended');
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByText('What you did so far is kept.')).toBeVisible();
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectState(page, 'agreement', 'agreementReview');
});

test('nobody is here: the session has ended, no page of a loan is shown', async ({ page, allowed }) => {
  allowed.push(FAILED_CALLS);
  await page.goto(AGREEMENT);
  await expectState(page, 'session', 'ended');
});

test('a call of a journey that is refused twice ends the session with its page', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('disbursed');
  await page.goto(merchant.enter('/termloan/home'));
  await expectState(page, 'home', 'home');
  await merchant.fault('getLoanDetails', REFUSED);
  await tap(page, 'Refresh');
  await expectState(page, 'session', 'ended');
  const loans = (await merchant.audit())
    .filter(({ operationId }) => operationId === 'getLoanDetails')
    .slice(-2);
  expect(loans.map(({ status }) => status)).toEqual([401, 401]);
  expect(new Set(loans.map(({ request_id }) => request_id)).size).toBe(1);
  await merchant.clearFaults();
  // One tap is enough: the journey asks anew, it does not come back with the refusal.
  await tap(page, 'Try again');
  await expectState(page, 'home', 'home');
});

test('a late refusal of an older call does not end the session that is begun anew', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  const { isHeld, releaseAndClearPicture } = await refuseOneLate(page, merchant);
  await page.goto(merchant.enter(AGREEMENT));
  await expectState(page, 'session', 'ended');
  // Else the first call of the new session would be the one that is held.
  await isHeld;
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectState(page, 'agreement', 'agreementReview');
  await releaseAndClearPicture();
  await expectState(page, 'agreement', 'agreementReview');
});

test.describe('in a web view', () => {
  test.use({ userAgent: WEB_VIEW });

  test('a host that shows late is waited for', async ({ page, persona }) => {
    const merchant = await persona('agreement-ready');
    await page.clock.install();
    await injectHost(page, {
      credentials: { mode: 'business-id', businessId: merchant.id },
      appearsAfter: 1_000,
    });
    const calls = callsOf(page);
    await page.goto(AGREEMENT);
    await runUntil(page, stateOf(page, 'agreement', 'agreementReview'), 500);
    expect(await receivedMessages(page)).toEqual(['hello']);
    // Nothing was asked before the host said who is here.
    expect(new Set(calls.map((headers) => headers['x-business-id']))).toEqual(new Set([merchant.id]));
  });

  test('a host that never shows: after 3 seconds the page goes on as a plain browser', async ({
    page,
    persona,
  }) => {
    const merchant = await persona('agreement-ready');
    await page.clock.install();
    const calls = callsOf(page);
    await page.goto(merchant.enter(AGREEMENT));
    // The notice goes by itself: the page's time is not hurried once it is there.
    await runUntil(page, page.getByText('The app did not answer. You can go on here.'), 500);
    await expectState(page, 'agreement', 'agreementReview');
    expect(calls[0]?.['x-app']).toBe('web');
  });
});
