/** A visit of a merchant who pays while faults occur, drawn from a seed: the same seed makes the same visit. */
import type { Page } from '@playwright/test';

import { randomStream } from '../../../support/random/random';
import type { Fault, Merchant } from '../lender';
import { runUntil, stateOf } from '../session-time';
import { expect } from '../test';
import { suppressUpiDialog } from './payments';

const PERSONAS = ['due-today', 'due-tomorrow', 'overdue', 'due-in-a-week'] as const;
const FAULTS: readonly Fault[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 500 },
  { kind: 'empty', status: 503 },
  { kind: 'html', status: 502 },
  { kind: 'malformed' },
  { kind: 'wrong-shape' },
  { kind: 'drop-before' },
  { kind: 'drop-after' },
  { kind: 'latency', ms: 1_500 },
];
const FAULTY_CALLS = [
  'getLoanDetails',
  'initiateRepayment',
  'getRepaymentStatus',
  'getRequestStatus',
] as const;
const INTERRUPTIONS = ['none', 'reload', 'kill', 'back', 'double tap', 'airplane'] as const;
/** When the interruption comes: after the tap on Pay, before a payment method is chosen, or while the bank is awaited. */
const MOMENTS = ['paying', 'choosing', 'awaiting'] as const;
/**
 * Or while the page leads the payer to the bank, after a long wait without an answer, and on the final page: a receipt or a
 * failure.
 */
const LATER_MOMENTS = ['opening the UPI app', 'opening the page', 'still pending', 'at the end'] as const;
/** `slow-fail`: pending, then failed. `debit-in-vain`: the payer is debited although the payment fails. */
const DECISIONS = ['pay', 'slow', 'slow-fail', 'fail', 'debit-in-vain', 'cancel', 'nothing'] as const;

/** All random choices of one visit. */
export interface Visit {
  readonly persona: (typeof PERSONAS)[number];
  readonly broken: { readonly call: (typeof FAULTY_CALLS)[number]; readonly fault: Fault } | null;
  readonly interruption: (typeof INTERRUPTIONS)[number];
  readonly moment: (typeof MOMENTS | typeof LATER_MOMENTS)[number];
  readonly decision: (typeof DECISIONS)[number];
  /** Whether the query of the return URL claims a success. */
  readonly isForged: boolean;
}

/** Draws a visit. @param seed any whole number */
export function drawVisit(seed: number): Visit {
  const draw = randomStream(seed);
  const randomItem = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(draw() * items.length)];
    if (item === undefined) throw new Error('There is nothing to draw from.');
    return item;
  };
  const drawn = {
    persona: randomItem(PERSONAS),
    broken: draw() < 0.2 ? null : { call: randomItem(FAULTY_CALLS), fault: randomItem(FAULTS) },
    interruption: randomItem(INTERRUPTIONS),
    decision: randomItem(DECISIONS),
    isForged: draw() < 0.5,
    moment: randomItem(MOMENTS),
  };
  // Drawn last, so that for a known seed the visits without these moments stay the same.
  return draw() < 0.25 ? { ...drawn, moment: randomItem(LATER_MOMENTS) } : drawn;
}

/**
 * Every fault of every call of a payment, with a reload and a kill at each moment; the final page for a paid and a failed
 * payment.
 */
export function allVisits(): readonly Visit[] {
  return [
    ...visitsOf(MOMENTS, 'pay'),
    ...visitsOf(LATER_MOMENTS, 'pay'),
    ...visitsOf(['at the end'], 'fail'),
  ];
}

function visitsOf(moments: readonly Visit['moment'][], decision: Visit['decision']): readonly Visit[] {
  const rest = { persona: 'due-today', decision, isForged: false } as const;
  return FAULTY_CALLS.flatMap((call) =>
    FAULTS.flatMap((fault) =>
      (['reload', 'kill'] as const).flatMap((interruption) =>
        moments.map((moment) => ({ ...rest, broken: { call, fault }, interruption, moment })),
      ),
    ),
  );
}

/** The visit in short, for the title of its test. */
export function visitTitle({ persona, broken, interruption, moment, decision }: Visit): string {
  const { kind = 'nothing broken', status = '' } = broken?.fault ?? {};
  const fault = [broken?.call, kind, status].filter(Boolean).join(' ');
  return `${persona}, ${fault}, ${interruption} while ${moment}, the bank: ${decision}`;
}

/** The states that payment-status may show for each status in the books, on a fresh visit. */
const STATES_BY_STATUS: Readonly<Record<string, RegExp>> = {
  CREATED: /^(paymentMethods|awaitingBank|stillPending)$/,
  PENDING: /^(awaitingBank|checkingPayment|pollingPaused|stillPending)$/,
  SUCCESS: /^paid$/,
  FAILED: /^paymentGivenUp$/,
  CANCELLED: /^paymentGivenUp$/,
  EXPIRED: /^paymentGivenUp$/,
  REFUND_INITIATED: /^refund$/,
  REFUNDED: /^refund$/,
};

/** Makes the visit of a merchant who wants to pay once. Expects one payment in the books, and its status on the screen. */
export async function makeVisit(page: Page, merchant: Merchant, visit: Visit): Promise<void> {
  const countBefore = (await paymentsOf(merchant)).length;
  if (visit.moment === 'opening the UPI app') await suppressUpiDialog(page);
  if (visit.moment === 'still pending') await page.clock.install();
  // A page to return to: without it, the interruption `back` could leave the app.
  await page.goto('/');
  await page.goto(merchant.enter('/termloan/home'));
  await expect(payButton(page)).toBeVisible();
  if (visit.broken !== null) await merchant.fault(visit.broken.call, { ...visit.broken.fault, times: 2 });
  await payButton(page).dblclick();
  await interrupt(page, visit, 'paying');
  await waitUntilIdle(page);
  await merchant.clearFaults();
  await waitForSlowRequest(merchant, visit, countBefore);

  let payments = (await paymentsOf(merchant)).slice(countBefore);
  expect(payments.length, 'payments of one intent').toBeLessThanOrEqual(1);
  if (payments.length === 0) {
    // The request never arrived: the merchant pays on the next visit, without faults.
    await page.goto('/termloan/home');
    await payButton(page).click();
    await expect(page).toHaveURL(/\/payment\/status\//);
    payments = (await paymentsOf(merchant)).slice(countBefore);
  }
  const [payment] = payments;
  if (payment === undefined) throw new Error('No payment was made on the second visit.');

  const status = `/payment/status/${payment.id}?pollingType=repayment&paymentType=instalment`;
  const breakStatus = async () => {
    if (visit.broken !== null)
      await merchant.fault('getRepaymentStatus', { ...visit.broken.fault, times: 1 });
  };
  if (visit.moment === 'choosing') {
    await breakStatus();
    await page.goto(status);
    await interrupt(page, visit, 'choosing');
    await waitUntilIdle(page);
    await merchant.clearFaults();
  }

  await interruptBeforePayment(page, merchant, visit, status);

  await decide(page, payment.id, visit.decision);
  await breakStatus();
  const forged = visit.isForged ? '&status=SUCCESS&payment_status=SUCCESS' : '';
  await page.goto(`${status}${forged}`);
  await interrupt(page, visit, 'awaiting');
  await waitUntilIdle(page);
  await merchant.clearFaults();
  await merchant.advanceMs(40_000);
  await page.goto(status);
  await expectStateOfBooks(page, merchant, payment.id);
  if (visit.moment === 'at the end') {
    await breakOnce(merchant, visit);
    await interrupt(page, visit, 'at the end');
    await waitUntilIdle(page);
    await merchant.clearFaults();
    await page.goto(status);
    await expectStateOfBooks(page, merchant, payment.id);
  }
  expect((await paymentsOf(merchant)).length - countBefore, 'payments of one intent').toBe(1);
}

/**
 * Waits for a slow request of a page that was left. A person would not pay again within that time; if the request arrived after
 * the steps that follow, it would create a second payment.
 */
async function waitForSlowRequest(merchant: Merchant, { broken }: Visit, countBefore: number): Promise<void> {
  if (broken?.fault.kind !== 'latency') return;
  const arrived = expect.poll(async () => (await paymentsOf(merchant)).length, { timeout: 4_000 });
  // A request that was cancelled with its page never arrives.
  await arrived.toBeGreaterThan(countBefore).catch(() => undefined);
}

/** The moments between the choice of a payment method and the bank's answer: nobody has paid yet. */
async function interruptBeforePayment(
  page: Page,
  merchant: Merchant,
  visit: Visit,
  status: string,
): Promise<void> {
  const tap = (name: RegExp) => page.getByRole('button', { name }).click();
  const { moment } = visit;
  if (!MOMENTS_BEFORE_PAYMENT.includes(moment)) return;
  await page.goto(status);
  await expect(stateOf(page, 'payment-status', 'paymentMethods')).toBeVisible();
  if (moment === 'opening the UPI app') await tap(/^Pay with a UPI app/);
  if (moment === 'opening the page') {
    // The page never loads.
    await page.route('**/sandbox/payment/**', (route) => route.fulfill({ status: 204 }));
    await tap(/Net banking/);
    await expect(stateOf(page, 'payment-status', 'openingPage')).toBeVisible();
  }
  if (moment === 'still pending') {
    await tap(/Scan with another phone/);
    await runUntil(page, stateOf(page, 'payment-status', 'stillPending'), 20_000);
  }
  await breakOnce(merchant, visit);
  await interrupt(page, visit, moment);
  await waitUntilIdle(page);
  await page.unroute('**/sandbox/payment/**');
  await merchant.clearFaults();
}

const MOMENTS_BEFORE_PAYMENT: readonly Visit['moment'][] = [
  'opening the UPI app',
  'opening the page',
  'still pending',
];

/** Sets the fault of this visit for one more call: the page may make it again after the interruption. */
async function breakOnce(merchant: Merchant, { broken }: Visit): Promise<void> {
  if (broken !== null) await merchant.fault(broken.call, { ...broken.fault, times: 1 });
}

function payButton(page: Page) {
  return page.getByRole('button', { name: /^Pay ₹/ });
}

/** Applies the interruption of the visit, if this is its moment. */
async function interrupt(page: Page, visit: Visit, moment: Visit['moment']): Promise<void> {
  if (visit.moment !== moment) return;
  const kind = visit.interruption;
  if (kind === 'reload') await page.reload();
  if (kind === 'back') await page.evaluate(() => window.history.back());
  if (kind === 'double tap')
    await payButton(page)
      .dblclick({ timeout: 500 })
      .catch(() => {});
  if (kind === 'airplane') {
    const context = page.context();
    await context.setOffline(true);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await context.setOffline(false);
  }
  if (kind === 'kill') {
    // A phone that kills the page also clears its memory and its session storage.
    await page.evaluate(() => window.sessionStorage.clear());
    await page.goto('about:blank');
    await page.goto('/termloan/home');
  }
}

/** Waits until nothing is busy and something can be pressed. */
async function waitUntilIdle(page: Page): Promise<void> {
  await expect(async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 100 });
    expect(await page.locator('#root :is(button:enabled, a[href])').count()).toBeGreaterThan(0);
  }).toPass({ timeout: 40_000 });
}

/** The payer's and the bank's decision, on the hosted page of another phone. */
async function decide(page: Page, id: string, decision: Visit['decision']): Promise<void> {
  if (decision === 'nothing') return;
  const answer = await page.request.post(`/sandbox/payment/${id}`, {
    form: { decision, mode: 'UPI' },
    maxRedirects: 0,
    maxRetries: 3,
  });
  expect(answer.status()).toBe(303);
}

async function expectStateOfBooks(page: Page, merchant: Merchant, id: string): Promise<void> {
  await expect(async () => {
    const { status = '' } = (await paymentsOf(merchant)).find((payment) => payment.id === id) ?? {};
    const state = await page
      .locator('[data-journey="payment-status"]')
      .getAttribute('data-state', { timeout: 500 });
    expect(state ?? '', `the books say ${status}`).toMatch(STATES_BY_STATUS[status] ?? /^never$/);
  }).toPass({ timeout: 20_000 });
}

interface Payment {
  readonly id: string;
  readonly status: string;
}

async function paymentsOf(merchant: Merchant): Promise<readonly Payment[]> {
  const { payments = [] } = await merchant.books();
  return payments
    .filter(({ isAutopay }) => isAutopay !== true)
    .map(({ id, status }) => ({ id: String(id), status: String(status) }));
}
