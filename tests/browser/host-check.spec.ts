/** The host check: the sandbox's phone passes it, and each mistake of a host or of its web view is named. */
import type { FrameLocator, Page } from '@playwright/test';

import { expectAccessible } from './support/access';
import { withCamera } from './support/fake-camera';
import type { Merchant } from './support/lender';
import { takePicture } from './support/pictures';
import { expect, FAILED_CALLS, test } from './support/test';

test.use({ launchOptions: withCamera() });

const PHOTO = { name: 'shop.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };

async function openCheck(
  page: Page,
  merchant: Merchant,
  choices: Readonly<Record<string, string>> = {},
): Promise<FrameLocator> {
  const search = new URLSearchParams({ to: '/sandbox/host-check', ...choices });
  await page.goto(merchant.enter(`/sandbox/phone?${search}`));
  return page.frameLocator('#app');
}

type Check = Pick<FrameLocator, 'locator' | 'getByLabel'>;

const row = (check: Check, name: string) => check.locator(`[data-check="${name}"]`);
const tryIt = (check: Check, name: string) => row(check, name).getByRole('button').click();

function expectRight(check: Check, name: string): Promise<void> {
  return expect(row(check, name)).toHaveAttribute('data-result', 'passed', { timeout: 20_000 });
}

async function expectWrong(check: Check, name: string, problem: string): Promise<void> {
  await expect(row(check, name)).toHaveAttribute('data-result', 'failed', { timeout: 30_000 });
  await expect(row(check, name)).toContainText(problem);
}

/** All rows that need nobody are judged; then the buttons work. */
async function expectJudged(check: Check): Promise<void> {
  await expect(check.locator('.tag', { hasText: 'waiting' })).toHaveCount(0, { timeout: 30_000 });
  await expect(row(check, 'back').getByRole('button')).toBeEnabled({ timeout: 30_000 });
}

for (const platform of ['android', 'ios'] as const)
  test(`the sandbox's phone passes (${platform}) @night`, async ({ page, persona }) => {
    const check = await openCheck(page, await persona('disbursed'), { platform });
    await expectJudged(check);
    for (const name of ['upi-link', 'photo', 'files', 'camera-stream'])
      await expect(row(check, name)).not.toHaveAttribute('data-result');
    const requests = check.locator('button[data-request]:not([data-request="back"])');
    expect(await requests.count()).toBe(9);
    for (const button of await requests.all()) await button.click();
    await row(check, 'upi-link').getByRole('link').click();
    await tryIt(check, 'camera-stream');
    for (const name of ['A photo', 'A file']) await check.getByLabel(name).setInputFiles(PHOTO);
    for (const event of ['Back', 'Resume'])
      await page.getByRole('button', { name: event, exact: true }).click();
    await tryIt(check, 'back');
    await expectRight(check, 'back');
    await expect(page.getByText('The host went back to its own page.')).toBeVisible();
    await expect(check.locator('[data-check]:not([data-result])')).toHaveCount(1);
    expect(await check.locator('[data-result="failed"]').allInnerTexts()).toEqual([]);
    // It was opened by hand, and the page has not left for another one.
    await expect(check.locator('#summary')).toHaveText(/^\d+ right, 0 wrong, 2 not tried$/);
  });

test('a kept web view that is shown later passes @night', async ({ page, persona }) => {
  const check = await openCheck(page, await persona('disbursed'), { start: 'hidden' });
  await expectRight(check, 'hello');
  await expect(row(check, 'start').locator('.tag')).toHaveText('waiting');
  await page.getByRole('button', { name: 'Open again' }).click();
  await expectRight(check, 'start');
  await expectRight(check, 'event-resume');
});

test('a page of another origin in the web view gets nothing, and comes back @night', async ({
  page,
  persona,
}) => {
  const check = await openCheck(page, await persona('disbursed'));
  await expectJudged(check);
  await tryIt(check, 'other-page');
  await expectRight(check, 'other-page');
});

/** Expects these rows to be wrong, each with its problem, and no other row. */
async function expectOnlyWrong(check: Check, problems: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, problem] of Object.entries(problems)) await expectWrong(check, name, problem);
  const failed = await check.locator('[data-result="failed"]').all();
  const names = await Promise.all(failed.map((one) => one.getAttribute('data-check')));
  expect(names.sort()).toEqual(Object.keys(problems).sort());
}

const tap = (page: Page, key: string) => page.getByRole('button', { name: key, exact: true }).click();

for (const [choices, problem] of [
  [{ hello: 'malformed' }, 'the answer is not JSON of an object'],
  [{ hello: 'newer' }, 'version 2, not 1'],
  [{ hello: 'never' }, 'no answer within 4000 ms'],
  [{ hello: 'late', lateMs: '4200' }, 'the limit is 4000 ms'],
  [{ hello: 'refused' }, 'not done: the app goes on as a plain page'],
  [{ hello: 'other-id' }, 'id “another”, not “check-1”'],
  [{ hello: 'other-id', platform: 'ios' }, 'id “another”, not “check-1”'],
] as const)
  test(`wrong: ${new URLSearchParams(choices)} @night`, async ({ page, persona }) => {
    await expectWrong(await openCheck(page, await persona('disbursed'), choices), 'hello', problem);
  });

test('wrong: a host that never appears @night', async ({ page, persona }) => {
  const check = await openCheck(page, await persona('disbursed'), { appears: 'never' });
  await expectOnlyWrong(check, { channel: 'within 3000 ms' });
});

for (const platform of ['android', 'ios'] as const)
  test(`wrong: what needs nobody (${platform}) @night`, async ({ page, persona }) => {
    const check = await openCheck(page, await persona('disbursed'), {
      platform,
      hello: 'twice',
      tokenOf: 'another',
      unknown: 'done',
      targets: 'any',
      frames: 'answered',
      camera: 'missing',
    });
    await expectJudged(check);
    // A promise is kept once: on iOS there is no second answer.
    const twice = { hello: 'answered twice', ids: 'answered twice', malformed: 'answered twice' };
    await expectOnlyWrong(check, {
      ...(platform === 'android' ? twice : {}),
      merchant: 'the fresh token is another merchant’s',
      'newer-version': 'not refused as “unsupported”',
      'unknown-type': 'not refused as “unsupported”',
      targets: 'navigate javascript:void(0): done, and not refused',
      'own-frame': 'a frame in the page was answered',
      camera: 'no mediaDevices',
    });
  });

test('wrong: a host that ends with a text that is no message @night', async ({ page, persona }) => {
  const choices = { unreadable: 'fatal', refreshToken: 'newer' };
  const check = await openCheck(page, await persona('disbursed'), choices);
  await expectJudged(check);
  await expectOnlyWrong(check, { malformed: 'no answer within 4000 ms', refreshToken: 'version 2, not 1' });
});

test('wrong: what is tried by hand @night', async ({ page, persona }) => {
  const [twice, newer] = [
    ['requestLocationPermission', 'getLocation', 'openSettings', 'shareOnWhatsApp', 'call'],
    ['openUpiIntent', 'navigate', 'openDocument'],
  ];
  const check = await openCheck(page, await persona('disbursed'), {
    ...Object.fromEntries(twice.map((request) => [request, 'twice'])),
    ...Object.fromEntries(newer.map((request) => [request, 'newer'])),
    camera: 'refused',
    chooser: 'none',
    events: 'newer',
    links: 'inside',
  });
  await expectJudged(check);
  for (const request of [...twice, ...newer, 'camera-stream']) await tryIt(check, request);
  await check.getByLabel('A file').click();
  // A tap on the phone itself takes the focus from the page, as a chooser would.
  await expectWrong(check, 'files', 'no chooser is shown');
  await tap(page, 'Back');
  await tap(page, 'Resume');
  await expectOnlyWrong(check, {
    ...Object.fromEntries(twice.map((request) => [request, 'answered twice'])),
    ...Object.fromEntries(newer.map((request) => [request, 'version 2, not 1'])),
    'camera-stream': 'grant the camera to this origin',
    files: 'no chooser is shown',
    'event-back': 'version 2, not 1',
    'event-resume': 'version 2, not 1',
  });
  await row(check, 'upi-link').getByRole('link').click();
  await expect(check.getByText('ERR_UNKNOWN_URL_SCHEME')).toBeVisible();
  await tap(page, 'Start again');
  await expectWrong(check, 'upi-link', 'the link replaced this page');
});

test('wrong: back that is the history’s, files without permission, UPI too late @night', async ({
  page,
  persona,
}) => {
  const choices = {
    events: 'history',
    chooser: 'unreadable',
    openUpiIntent: 'late',
    lateMs: '2200',
    back: 'never',
  };
  const check = await openCheck(page, await persona('disbursed'), choices);
  await expectJudged(check);
  await tryIt(check, 'openUpiIntent');
  await tryIt(check, 'back');
  await check.getByLabel('A photo').setInputFiles(PHOTO);
  await expectWrong(check, 'openUpiIntent', 'the limit is 2000 ms');
  await tap(page, 'Back');
  await expectOnlyWrong(check, {
    openUpiIntent: 'the limit is 2000 ms',
    back: 'no answer within 2000 ms',
    photo: 'the file cannot be read',
    'event-back': 'the web view went back in its history',
  });
});

test('wrong: a web view that is shown without resume @night', async ({ page, persona }) => {
  const choices = { start: 'hidden', events: 'never' };
  const check = await openCheck(page, await persona('disbursed'), choices);
  await expectRight(check, 'hello');
  await tap(page, 'Open again');
  const missing = 'no “resume” within 2000 ms of being shown';
  await expectOnlyWrong(check, { start: missing, 'event-resume': missing });
  await tap(page, 'Resume');
  await expectWrong(check, 'event-resume', missing);
});

/** A host that answers whoever asks: each page and each frame. */
async function answerEverybody(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const payload = {
      device: { app: 'shop', id: 'd1', address: 'unknown', brand: 'Redmi' },
      credentials: { mode: 'token', token: 'abc' },
    };
    const host = {
      onmessage: (_: object) => {},
      postMessage(json: string) {
        const id = /"id":"([^"]*)"/.exec(json)?.[1];
        const data = JSON.stringify({ version: 1, type: 'answer', id, ok: true, payload });
        setTimeout(() => host.onmessage({ data }), 0);
      },
    };
    Object.assign(window, { LoanHost: host });
  });
}

test('wrong: a host that answers every page and every frame @night', async ({ page, allowed }) => {
  // This sandbox has not given out the token.
  allowed.push(FAILED_CALLS);
  await answerEverybody(page);
  await page.goto('/sandbox/host-check');
  await expectWrong(page, 'foreign', 'a frame of another origin was answered: it has the token');
  await expectWrong(page, 'foreign', 'allow your own origin only');
  await expectJudged(page);
  await tryIt(page, 'other-page');
  await expectWrong(page, 'other-page', 'a page of another origin was answered in this web view');
});

test('wrong: the two channels that are there for every page', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { LoanHost: { postMessage: () => {} } }));
  await page.goto('/sandbox/host-check');
  await expectWrong(page, 'channel', 'use addWebMessageListener, not addJavascriptInterface');
  await page.addInitScript(() => {
    const messageHandlers = { loanHost: { postMessage: () => {} } };
    Object.assign(window, { LoanHost: undefined, webkit: { messageHandlers } });
  });
  await page.reload();
  await expectWrong(page, 'channel', 'use a WKScriptMessageHandlerWithReply');
});

test('wrong: a web view without storage, cookies or a secure origin, and a browser’s user agent @night', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/sandbox/host-check');
  await expectWrong(page, 'secure', 'is no secure context');
  await expectWrong(page, 'storage', 'local storage is denied');
  await expectWrong(page, 'cookies', 'cookies are denied');
  await expectWrong(page, 'user-agent', 'that of a browser');
});

test('wrong: a document that is requested with a token @night', async ({ page }) => {
  await page.setExtraHTTPHeaders({ authorization: 'Bearer abc' });
  await page.goto('/sandbox/host-check');
  await expectWrong(page, 'document', 'requested with authorization');
});

test('a page that is rendered ahead asks nothing before it is shown; never on a phone that saves data @night', async ({
  page,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await answerEverybody(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    Object.defineProperty(navigator, 'connection', { value: { saveData: window.name === 'saves' } });
  });
  const show = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  await page.goto('/sandbox/host-check');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-result]')).toHaveCount(0);
  await show();
  await expectRight(page, 'start');
  await expectRight(page, 'hello');
  await page.evaluate(() => {
    window.name = 'saves';
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await show();
  await expectWrong(page, 'start', 'loaded ahead on a phone that saves data');
});

test('outside of a host the page says that there is none @night', async ({ page }) => {
  await page.goto('/sandbox/host-check');
  await expect(page.getByText('neither LoanHost nor webkit.messageHandlers.loanHost')).toBeVisible();
  await expectRight(page, 'foreign');
  await takePicture(page, 'host-check');
  await expectAccessible(page);
});
