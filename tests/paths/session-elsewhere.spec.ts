/** Services on another origin, in each mode of spec 6; uses its own build, and a sandbox on its own port: by night. */
import type { Page } from '@playwright/test';
import { documentSheetCopy } from '#messages/document-sheet';
import { sessionCopy } from '#messages/session';
import { type CrossOriginServers, startCrossOrigin } from '../browser/support/cross-origin-services';
import { createMerchant, type Merchant } from '../browser/support/lender';
import { photo } from '../browser/support/photos';
import { picture } from '../browser/support/pictures';
import { injectHost, receivedMessages, tokenOf } from '../browser/support/session-host';
import { tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'identity' });

let servers: CrossOriginServers;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  servers = await startCrossOrigin('reports/elsewhere');
});
test.afterAll(() => servers?.stop());

/** The credentials of the merchant, and the headers that each call to the services then has. */
const modes = [
  {
    name: 'a native token',
    isHost: true,
    enter: async (page: Page, merchant: Merchant, path: string) => {
      const token = await tokenOf(merchant);
      await injectHost(page, { credentials: { mode: 'token', token } });
      await page.goto(`${servers.app}${path}`);
    },
    carries: { authorization: /^Bearer /, 'x-business-id': undefined, cookie: undefined },
  },
  {
    name: 'a business id',
    isHost: true,
    enter: async (page: Page, merchant: Merchant, path: string) => {
      await injectHost(page, { credentials: { mode: 'business-id', businessId: merchant.id } });
      await page.goto(`${servers.app}${path}`);
    },
    carries: { authorization: undefined, 'x-business-id': /./, cookie: undefined },
  },
  {
    name: 'the cookie of a browser without a host',
    isHost: false,
    enter: async (page: Page, merchant: Merchant, path: string) => {
      await page.goto(`${servers.services}${merchant.enter('/sandbox')}`);
      await page.goto(`${servers.app}${path}`);
    },
    carries: { authorization: undefined, 'x-business-id': undefined, cookie: /act=/ },
  },
] as const;

/** Collects the headers of all calls to the services, without preflights, which have no credentials. */
async function collectCalls(page: Page): Promise<() => Promise<readonly Record<string, string>[]>> {
  const calls: Promise<Record<string, string>>[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${servers.services}/api/`) && request.method() !== 'OPTIONS')
      calls.push(request.allHeaders());
  });
  return () => Promise.all(calls);
}

for (const { name, isHost, enter: openPage, carries: expectedHeaders } of modes) {
  test(`with ${name}: calls, an upload and its preview use the other origin @night`, async ({
    page,
    journey,
  }) => {
    const collectedCalls = await collectCalls(page);
    const borrower = await createMerchant(servers.servicesFromHere, 'document-upload');
    await journey.after(openPage(page, borrower, '/termloan/application/kyc'), 'aadhaar');
    await journey.tap('Send photos of the card instead', 'documents');
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await photo(page));
    await journey.shows('pictureReview');
    await journey.tap('Send this photo', 'documents');
    const preview = page.getByRole('img', { name: /Front of your Aadhaar, masked/ });
    await expect(preview).toBeVisible();
    await expect(preview).toHaveAttribute('src', isHost ? /^blob:/ : /^http:\/\/api\.shop\.localhost/);
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    const calls = await collectedCalls();
    expect(calls.length).toBeGreaterThan(3);
    for (const headers of calls)
      for (const [header, value] of Object.entries(expectedHeaders))
        if (value === undefined) expect(headers[header], header).toBeUndefined();
        else expect(headers[header], header).toMatch(value);
  });

  test(`with ${name}: documents open, and no copy stays @night`, async ({
    page,
    journey,
    context,
    allowed,
  }) => {
    const borrower = await createMerchant(servers.servicesFromHere, 'disbursed');
    await journey.after(openPage(page, borrower, '/termloan/loan-details'), 'loan-details/terms');
    if (!isHost) {
      const opening = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Agreement', exact: true }).click();
      const documentPage = await opening;
      await expect(documentPage.getByRole('heading', { level: 1 })).toBeVisible();
      expect(documentPage.url()).toContain(`${servers.services}/api/termloan/documents/agreement/`);
      return;
    }
    await page.getByRole('button', { name: 'Agreement', exact: true }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await picture(page, 'paper');
    const src = (await page.locator('iframe').getAttribute('src')) ?? '';
    expect(src).toMatch(/^blob:/);
    await tap(page, 'Close');
    await expect(page.locator('iframe')).toHaveCount(0);
    allowed.push(/ERR_FILE_NOT_FOUND/);
    // The blob URL was revoked: the document cannot be read by it.
    expect(
      await page.evaluate(
        (blobUrl) =>
          fetch(blobUrl).then(
            () => 'read',
            () => 'gone',
          ),
        src,
      ),
    ).toBe('gone');
    await page.getByRole('button', { name: 'Agreement (PDF)', exact: true }).click();
    await expect(page.getByText(documentSheetCopy.isFile)).toBeVisible();
    await picture(page, 'paper-file');
    await tap(page, documentSheetCopy.openInHost);
    await expect.poll(() => receivedMessages(page)).toContain('openDocument');
    await expect(page.getByText(documentSheetCopy.notInHost)).toHaveCount(0);
  });
}

test('dates use the clock of the service, whose Date header is readable @night', async ({
  page,
  journey,
}) => {
  const merchant = await createMerchant(servers.servicesFromHere, 'due-today');
  await merchant.advanceMs(3 * 86_400_000);
  await injectHost(page, { credentials: { mode: 'business-id', businessId: merchant.id } });
  await journey.goTo(`${servers.app}/termloan/home`, 'home/home');
  await expect(page.getByText(/Due Since \d+\sdays/).first()).toBeVisible();
});

test('a browser without a host, at another site than the services: a message that it cannot be signed in @night', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await createMerchant(servers.servicesFromHere, 'disbursed');
  await page.goto(`${servers.services}${merchant.enter('/sandbox')}`);
  await journey.goTo(`${servers.appAtAnotherSite}/termloan/home`, 'session/notSignedInHere');
  await expect(page.getByText(sessionCopy.notSignedInHere.hint)).toBeVisible();
  await picture(page, 'session-not-signed-in-here');
  await journey.tap('Try again', 'session/notSignedInHere');
});
