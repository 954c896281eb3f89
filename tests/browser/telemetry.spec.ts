/**
 * Telemetry of the built app: state changes reach the sandbox, in batches or when the page is hidden, and contain no personal
 * data.
 */
import type { APIRequestContext, Page, Request } from '@playwright/test';

import type { Merchant } from './support/lender';
import { expectState, tap } from './support/steps/walk';
import { expect, test } from './support/test';

interface Transition {
  readonly merchant_id: string | null;
  readonly visitor_id: string;
  readonly session: string;
  readonly at: number;
  readonly journey: string;
  readonly from: string | null;
  readonly to: string;
  readonly event: string;
  readonly lender: string | null;
}

async function transitions(request: APIRequestContext, { id }: Merchant): Promise<readonly Transition[]> {
  const answer = await request.get(`/sandbox/api/merchants/${id}/transitions`, { maxRetries: 3 });
  expect(answer.ok()).toBe(true);
  // SAFETY: the sandbox documents its rows in this shape.
  return ((await answer.json()) as { transitions: readonly Transition[] }).transitions;
}

/** Requests of the page to analytics, from now on. */
function listen(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/analytics/events') sent.push(request);
  });
  return sent;
}

async function walkToOffers(page: Page, merchant: Merchant): Promise<void> {
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'loanStart');
  await tap(page, 'See your offers');
  await expectState(page, 'offer-selection', 'offer');
}

test('from the entry to the offers: each state change is one row without personal data', async ({
  page,
  persona,
  request,
  context,
}) => {
  const merchant = await persona('offers');
  const sent = listen(page);
  await walkToOffers(page, merchant);

  const steps = async (journey: string) =>
    (await transitions(request, merchant))
      .filter((row) => row.journey === journey)
      .map(({ from, to, event }) => [from, to, event]);
  // To the last step: a batch may end in the middle of the walk.
  const last = async () => (await steps('offer-selection')).at(-1)?.[1];
  await expect.poll(last, { timeout: 20_000 }).toBe('offer');
  expect(await steps('session')).toEqual([
    [null, 'connecting', 'xstate.init'],
    ['connecting', 'loadingMerchant', 'xstate.done.actor.connectHost'],
    ['loadingMerchant', 'ready', 'xstate.done.actor.getMerchant'],
  ]);
  const entry = await steps('loan-entry');
  expect(entry[0]?.slice(0, 1)).toEqual([null]);
  expect(entry.find(([, to]) => to === 'loanStart')).toBeDefined();
  expect(entry.find(([from]) => from === 'loanStart')?.[2]).toMatch(/^[a-z]+\.[a-z]+$/);
  const offers = await steps('offer-selection');
  expect(offers.at(-1)?.[1]).toBe('offer');
  // Each step begins in the state in which the previous step ended.
  for (const walk of [entry, offers]) {
    expect(walk.slice(1).map(([from]) => from)).toEqual(walk.slice(0, -1).map(([, to]) => to));
  }

  const rows = await transitions(request, merchant);
  expect(new Set(rows.map((row) => `${row.merchant_id} ${row.visitor_id} ${row.session}`)).size).toBe(1);
  const names = rows.flatMap(({ journey, from, to, event, lender }) => [journey, from, to, event, lender]);
  expect(names.filter((word) => word !== null && !/^[\w.-]{1,80}$/.test(word))).toEqual([]);

  const control = await request.get(`/sandbox/api/merchants/${merchant.id}`);
  const known: Record<string, string> = await control.json();
  const bodies = sent.map((one) => one.postData() ?? '').join('\n');
  expect(bodies).toContain('journey_state_changed');
  for (const secret of [known.display_name, known.token, merchant.id]) expect(bodies).not.toContain(secret);

  const cookie = (await context.cookies()).find(({ name }) => name === 'visitor');
  const days = ((cookie?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000;
  expect([cookie?.value, cookie?.sameSite, Math.round(days)]).toEqual([rows[0]?.visitor_id, 'Lax', 365]);
});

test('waiting events are sent by a beacon when the page is left', async ({ page, persona, request }) => {
  const merchant = await persona('offers');
  await page.addInitScript(() => {
    const beacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      window.sessionStorage.setItem('beacon', String(address));
      return beacon(address, body);
    };
  });
  await walkToOffers(page, merchant);
  await page.waitForFunction(() => document.cookie.includes('visitor='));
  await tap(page, 'Compare offers');
  await expectState(page, 'offer-selection', 'selectLoan');
  await page.goto('/sandbox');
  expect(await page.evaluate(() => window.sessionStorage.getItem('beacon'))).toBe('/api/analytics/events');
  await expect
    .poll(async () => (await transitions(request, merchant)).map(({ to }) => to))
    .toContain('selectLoan');
});

test('offline, events wait; they are sent once when the phone is online @night', async ({
  page,
  persona,
  request,
  context,
}) => {
  const merchant = await persona('offers');
  await walkToOffers(page, merchant);
  await page.waitForFunction(() => document.cookie.includes('visitor='));
  await context.setOffline(true);
  await tap(page, 'Compare offers');
  await expectState(page, 'offer-selection', 'selectLoan');
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('v1:analytics-events')), { timeout: 8_000 })
    .toContain('selectLoan');
  const steps = async () =>
    (await transitions(request, merchant)).filter(({ to }) => to === 'selectLoan').length;
  expect(await steps()).toBe(0);
  await context.setOffline(false);
  await expect.poll(steps).toBe(1);
  // The service has the event before the page knows it.
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('v1:analytics-events'))).toBeNull();
});
