/** The sandbox's phone: the app in a native host's web view; the host's answers are chosen on the control panel. */
import type { FrameLocator, Page } from '@playwright/test';

import type { Merchant } from './support/lender';
import { takePicture } from './support/pictures';
import { expect, FAILED_CALLS, test } from './support/test';

/** Opens the phone as a merchant, with these choices of the control panel. */
async function openPhone(
  page: Page,
  merchant: Merchant,
  choices: Readonly<Record<string, string>> = {},
): Promise<FrameLocator> {
  await page.goto(merchant.enter(`/sandbox/phone?${new URLSearchParams(choices)}`));
  // What the host answers is collapsed for newcomers.
  await page.locator('#host').evaluate((host) => host.setAttribute('open', ''));
  return page.frameLocator('#app');
}

function expectState(app: FrameLocator, journey: string, state: string) {
  return expect(app.locator(`[data-journey="${journey}"][data-state="${state}"]`)).toBeVisible({
    timeout: 20_000,
  });
}

/** Home with all its calls answered: afterwards only actions of the merchant cause calls. */
async function expectHome(app: FrameLocator): Promise<void> {
  await expectState(app, 'home', 'home');
  await expect(app.getByRole('heading', { level: 1, name: /^Namaste, \w/ })).toBeVisible();
}

function said(page: Page, type: string) {
  return page.locator(`#messages li[data-type="${type}"]`);
}

const HOME = { to: '/termloan/home' };

for (const [platform, tag] of [
  ['android', ''],
  ['ios', ' @night'],
] as const) {
  test(`the host refreshes an expired token, and the page continues (${platform})${tag}`, async ({
    page,
    persona,
    allowed,
  }) => {
    allowed.push(FAILED_CALLS);
    const app = await openPhone(page, await persona('disbursed'), { ...HOME, platform });
    await expectHome(app);
    await expect(said(page, 'hello')).toHaveCount(1);
    await page.getByRole('button', { name: 'Expire the token now' }).click();
    await expect(page.getByText("The app's token has expired.")).toBeVisible();
    await app.getByRole('button', { name: 'Refresh' }).click();
    await expect(said(page, 'refreshToken')).toHaveCount(1);
    await expect(page.getByText("The app's token is good.")).toBeVisible();
    await expectState(app, 'home', 'home');
    await expect(said(page, 'answer to refreshToken')).toContainText('"token":"•••');
  });
}

for (const [refreshToken, tag] of [
  ['refused', ' @night'],
  ['never', ' @night'],
  ['malformed', ' @night'],
] as const) {
  test(`a refresh that is answered ${refreshToken} ends on the session's page, not in a spinner${tag}`, async ({
    page,
    persona,
    allowed,
  }) => {
    allowed.push(FAILED_CALLS);
    const app = await openPhone(page, await persona('disbursed'), { ...HOME, refreshToken });
    await expectHome(app);
    await page.getByRole('button', { name: 'Expire the token now' }).click();
    await expect(page.getByText("The app's token has expired.")).toBeVisible();
    await app.getByRole('button', { name: 'Refresh' }).click();
    await expectState(app, 'session', 'ended');
    // The host answers again: one tap retries, and the journey continues.
    await page.locator('select[name="refreshToken"]').selectOption('now');
    await app.getByRole('button', { name: 'Try again' }).click();
    await expectState(app, 'home', 'home');
  });
}

test('on the page of an ended session the host’s back leaves the web view @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const app = await openPhone(page, await persona('disbursed'), { ...HOME, refreshToken: 'refused' });
  await expectHome(app);
  await page.getByRole('button', { name: 'Expire the token now' }).click();
  await expect(page.getByText("The app's token has expired.")).toBeVisible();
  await app.getByRole('button', { name: 'Refresh' }).click();
  await expectState(app, 'session', 'ended');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('The host went back to its own page.')).toBeVisible();
});

for (const [platform, tag] of [
  ['android', ' @night'],
  ['ios', ''],
] as const) {
  test(`a fresh token of another merchant is not used, and a message is shown (${platform})${tag}`, async ({
    page,
    persona,
    allowed,
  }) => {
    allowed.push(FAILED_CALLS);
    const merchant = await persona('disbursed');
    const tokens: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (/\/api\/(termloan|account)/.test(request.url())) tokens.push(request.headers().authorization);
    });
    const app = await openPhone(page, merchant, { ...HOME, platform, tokenOf: 'another' });
    await expectHome(app);
    await page.getByRole('button', { name: 'Expire the token now' }).click();
    await expect(page.getByText("The app's token has expired.")).toBeVisible();
    await app.getByRole('button', { name: 'Refresh' }).click();
    await expectState(app, 'session', 'changed');
    await expect(app.getByRole('heading', { name: 'Another account is signed in now' })).toBeVisible();
    // No read and no write: no call of the loan services carried the other merchant's token.
    expect(new Set(tokens).size).toBe(1);
    await expect(app.getByText(/Namaste/)).toHaveCount(0);
    await app.getByRole('button', { name: 'Continue with this account' }).click();
    await expectState(app, 'home', 'home');
    expect(new Set(tokens).size).toBe(2);
  });
}

test('a bank’s page opens in a separate view without a bridge, and returns to the app', async ({
  page,
  persona,
}) => {
  const merchant = await persona('disbursed');
  const app = await openPhone(page, merchant, { to: '/autopay' });
  await expectState(app, 'autopay', 'autopay');
  await app.getByRole('radio', { name: /^Net banking/ }).click({ force: true });
  await app.getByRole('button', { name: 'Continue to net banking' }).click();
  const sheet = page.frameLocator('iframe[title="The page beside the app"]');
  await expect(sheet.getByRole('heading', { name: 'Approve automatic debits' })).toBeVisible();
  expect(await sheet.locator('body').evaluate(() => 'LoanHost' in window || 'webkit' in window)).toBe(false);
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expectState(app, 'autopay', 'mandateActive');
  await expect(page.locator('#sheet')).toBeHidden();
  await expect(said(page, 'navigate')).toHaveCount(1);
});

test('after closing the bank’s page, the app shows its outcome', async ({ page, persona }) => {
  const merchant = await persona('disbursed');
  const app = await openPhone(page, merchant, { to: '/autopay' });
  await expectState(app, 'autopay', 'autopay');
  await app.getByRole('radio', { name: /^Net banking/ }).click({ force: true });
  await app.getByRole('button', { name: 'Continue to net banking' }).click();
  const sheet = page.frameLocator('iframe[title="The page beside the app"]');
  await expect(sheet.getByRole('heading', { name: 'Approve automatic debits' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the page' }).click();
  await expectState(app, 'autopay', 'autopay');
  await expect(said(page, 'hello')).toHaveCount(2);
});

test('a late answer is not delivered to another page @night', async ({ page, persona }) => {
  const merchant = await persona('agreement-ready');
  const app = await openPhone(page, merchant, { to: '/', hello: 'late', lateMs: '3500' });
  // In the page: a click of the test may come after the late answer on a busy machine.
  await page.evaluate(
    () =>
      new Promise<void>((onRestarted) => {
        const restart = () => {
          if (document.querySelector('#messages [data-type="hello"]') === null) return;
          messages.disconnect();
          document.getElementById('reload')?.click();
          onRestarted();
        };
        const messages = new MutationObserver(restart);
        messages.observe(document.body, { childList: true, subtree: true });
        restart();
      }),
  );
  await expect(said(page, 'hello is not answered: another page stands there')).toHaveCount(1);
  await expectState(app, 'landing', 'shown');
});

for (const to of ['/termloan/settled', '/', '/terms', '/termloan/nowhere']) {
  // By day the first one, which returns to the landing page, and leaves the app there.
  const tag = to === '/termloan/settled' ? '' : ' @night';
  test(`the host’s back leaves the app when there is no page before it: ${to}${tag}`, async ({
    page,
    persona,
  }) => {
    const app = await openPhone(page, await persona('loan-complete'), { to });
    await expect(app.locator('h1').first()).toBeVisible();
    await expect(said(page, 'answer to hello')).toHaveCount(1);
    const out = page.getByText('The host went back to its own page.');
    // A page of a journey returns to the landing page first, like its own back.
    if (to === '/termloan/settled') {
      await expectState(app, 'settled', 'settled');
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expectState(app, 'landing', 'shown');
    }
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(out).toBeVisible();
  });
}

test('the host’s back on the terms is the screen’s, when the merchant came from the landing page @night', async ({
  page,
  persona,
}) => {
  const app = await openPhone(page, await persona('disbursed'), { to: '/' });
  // A link works before the scripts too, but then with a page load.
  await expect(app.getByText(/₹/).first()).toBeVisible();
  await app.getByRole('link', { name: /terms/i }).click();
  await expectState(app, 'terms', 'shown');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectState(app, 'landing', 'shown');
});

test('a visit is closed from the landing page, and from a loan that has ended @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('loan-complete');
  for (const to of ['/', '/termloan/settled']) {
    const app = await openPhone(page, merchant, { to });
    await app.getByRole('button', { name: 'Close the app' }).click();
    await expect(page.getByText('The app has closed its web view.')).toBeVisible();
  }
});

test('a host that never appears, or never answers hello: the app opens without a host, with a notice @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('disbursed');
  for (const choice of [{ appears: 'never' }, { hello: 'never' }] as const) {
    const app = await openPhone(page, merchant, { ...HOME, ...choice });
    await expect(app.getByText('The app did not answer. You can go on here.')).toBeVisible({
      timeout: 15_000,
    });
    await expectState(app, 'home', 'home');
  }
});

test('a host that appears late is waited for @night', async ({ page, persona }) => {
  const app = await openPhone(page, await persona('disbursed'), {
    ...HOME,
    appears: 'late',
    appearsMs: '800',
  });
  await expectState(app, 'home', 'home');
  await expect(said(page, 'answer to hello')).toHaveCount(1);
});

test("the host's back is the page's back, and the app can close its web view", async ({ page, persona }) => {
  const app = await openPhone(page, await persona('agreement-ready'), { to: '/termloan/agreement' });
  await expectState(app, 'agreement', 'agreementReview');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectState(app, 'landing', 'shown');
  await expect(said(page, 'back')).toHaveCount(1);
  await page.goto('/sandbox/phone?to=/termloan/exit');
  await expect(page.getByText('The app has closed its web view.')).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(said(page, 'close')).toHaveCount(2);
});

test('a toast of the page is shown by the host, and not twice @night', async ({ page, persona }) => {
  const app = await openPhone(page, await persona('disbursed'), HOME);
  await expectState(app, 'home', 'home');
  // The toast component's own event (tests/ui/toast.test.tsx checks it); no current screen shows a toast.
  const isTaken = await app
    .locator('body')
    .evaluate(
      () => !window.dispatchEvent(new CustomEvent('host-toast', { detail: 'Copied!', cancelable: true })),
    );
  expect(isTaken).toBe(true);
  await expect(page.locator('#toast')).toHaveText('Copied!');
  await expect(said(page, 'toast')).toContainText('"message":"Copied!"');
});

test('a QR code on the screen waits in the UPI app beside the phone, where the clock is put on, too @night', async ({
  page,
  persona,
}) => {
  // Beside the phone: a browser slows down a frame that is scrolled out of sight.
  await page.setViewportSize({ width: 1280, height: 800 });
  const app = await openPhone(page, await persona('due-tomorrow'), HOME);
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await expectHome(app);
  await panel('Clock').getByRole('button', { name: '+ 1 day' }).click();
  // The merchant comes back to the app, which asks what is due now.
  await expect(app.getByText('Dues Till Today')).toBeVisible();
  await app.getByRole('button', { name: /^Pay ₹/ }).click();
  await app.getByRole('button', { name: /^Scan with another phone/ }).click();
  await expect(app.getByRole('heading', { name: 'Scan to pay' })).toBeVisible();
  await panel('UPI app').getByRole('link', { name: 'Open' }).click();
  const upi = page.frameLocator('iframe[title="The page beside the app"]');
  await upi.getByRole('button', { name: /^Pay ₹/ }).click();
  await upi.getByRole('link', { name: 'Back to the app' }).click();
  await expectState(app, 'payment-status', 'paid');
  await expect(panel('UPI app').getByText('Nobody asks for money.')).toBeVisible();
});

test('what breaks is one tap beside the phone, and so is mending it @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await page.setViewportSize({ width: 1280, height: 800 });
  const app = await openPhone(page, await persona('disbursed'), HOME);
  await expectHome(app);
  const panel = page.getByRole('region', { name: 'What breaks' });
  await panel.getByRole('button', { name: 'Lender is down' }).click();
  await expect(panel.getByText('An error status with a JSON body')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(app.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
  await panel.getByRole('button', { name: 'Mend' }).click();
  await expect(panel.getByText('Nothing is broken.')).toBeVisible();
  await app.getByRole('button', { name: 'Try again' }).click();
  await expectState(app, 'home', 'home');
});

test('the phone page fits a wide and a narrow window @night', async ({ page, persona }) => {
  const merchant = await persona('disbursed');
  for (const [name, width] of [
    ['wide', 1280],
    ['narrow', 400],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const app = await openPhone(page, merchant, HOME);
    await expectState(app, 'home', 'home');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
    await takePicture(page, `phone-${name}`, true);
  }
});
