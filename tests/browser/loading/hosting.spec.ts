/** The files of `hosting/`, as a host deploys them: the build behind nginx, with a walk to an offer. */
import { readdirSync } from 'node:fs';

import { cspHashes } from '../../../hosting/csp-hashes';
import { IMMUTABLE_CACHE_CONTROL, pageHeaders } from '../../../src/configuration/headers';
import { readConfiguration } from '../../../src/configuration/read';
import { findNginx, type Nginx } from '../../support/nginx';
import { createMerchant } from '../support/lender';
import { type NginxServers, serveByNginx } from '../support/served-by-nginx';
import { chooseOffer, expectState } from '../support/steps/walk';
import { expect, test } from '../support/test';

const headers = Object.entries(pageHeaders(readConfiguration({}), cspHashes('dist')));

let served: NginxServers | undefined;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const nginx = findOrExplain();
  if (nginx === null) return;
  served = await serveByNginx(nginx);
});
test.afterAll(() => served?.stop());

/** In CI nginx must be available. */
function findOrExplain(): Nginx | null {
  try {
    return findNginx();
  } catch (problem) {
    if (process.env.CI !== undefined) throw problem;
    return null;
  }
}

/** The running servers; skips the tests when there is no nginx. */
function running(): NginxServers {
  test.skip(served === undefined, 'nginx is neither here nor can it be had from Debian’s packages');
  if (served === undefined) throw new Error('Nothing is served.');
  return served;
}

test('nginx sends the headers of the preview, and caches only what may be cached', async ({ request }) => {
  const { app } = running();
  for (const path of [
    '/',
    '/termloan/home',
    '/pay/lnk_1?amount=500',
    '/supplier/sup_1/pay',
    '/nowhere',
    '/index.html',
  ]) {
    const [there, here] = await Promise.all([request.get(`${app}${path}`), request.get(path)]);
    expect(there.status(), path).toBe(200);
    expect(await there.text()).toBe(await here.text());
    for (const [name, value] of headers) {
      expect(there.headers()[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      expect(here.headers()[name.toLowerCase()], `${name} of ${path}, previewed`).toBe(value);
    }
    expect(there.headers()['cache-control']).toBe('no-store');
  }
  const [chunk] = readdirSync('dist/assets').filter((name) => name.startsWith('index-'));
  const asset = await request.get(`${app}/assets/${chunk}`);
  expect([asset.status(), asset.headers()['cache-control'], asset.headers()['content-encoding']]).toEqual([
    200,
    IMMUTABLE_CACHE_CONTROL,
    'gzip',
  ]);
  expect(asset.headers()['content-type']).toMatch(/javascript/);
  const gone = await request.get(`${app}/assets/gone-1234567.js`);
  expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, 'no-store']);
});

for (const [path, cookie, tag] of [
  ['/', 'hi', 'hi-IN'],
  ['/termloan/home', 'mr', 'mr-IN'],
  ['/pay/lnk_1?amount=500', 'hi', 'hi-IN'],
  ['/nowhere', 'hi', 'hi-IN'],
  ['/terms', 'xx', 'en-IN'],
  ['/en/terms', 'hi', 'en-IN'],
  ['/hi', '', 'hi-IN'],
  ['/mr/', '', 'mr-IN'],
  ['/hi/termloan/home', '', 'hi-IN'],
  ['/hi/pay/lnk_1', '', 'hi-IN'],
  ['/mr/nowhere', 'hi', 'mr-IN'],
] as const)
  test(`nginx and the preview serve ${path}, with the cookie "${cookie}", in ${tag}`, async ({ request }) => {
    const { app } = running();
    const headers = cookie === '' ? {} : { cookie: `language=${cookie}` };
    const [there, here] = await Promise.all([
      request.get(`${app}${path}`, { headers }),
      request.get(path, { headers }),
    ]);
    expect([there.status(), here.status()]).toEqual([200, 200]);
    expect(await there.text()).toContain(`<html lang="${tag}"`);
    expect(await here.text(), 'the same document').toBe(await there.text());
  });

test('nginx proxies calls, keeps the service’s Date header, and their answers are not cached', async ({
  request,
}) => {
  const { app, sandbox } = running();
  const merchant = await createMerchant(sandbox, 'due-today');
  await merchant.advanceMs(40 * 86_400_000);
  const answer = await request.get(`${app}/api/merchant/business_user/user`, {
    headers: {
      'x-business-id': merchant.id,
      'x-request-id': 'by-nginx-1',
      'x-app': 'test',
      'x-device-id': 'phone',
      'x-device-address': 'unknown',
      'x-device-brand': 'test',
    },
  });
  expect(answer.status()).toBe(200);
  expect(Date.parse(answer.headers().date ?? '') - Date.now()).toBeGreaterThan(39 * 86_400_000);
  const every = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'cache-control');
  expect(every.map(({ value }) => value)).toEqual(['no-store']);
  // A document has its own policy; ours would block its styles.
  expect(answer.headers()['content-security-policy']).toBeUndefined();
});

test('behind nginx a deep link opens, and a merchant reaches an offer under the policy', async ({ page }) => {
  const { app, sandbox } = running();
  const merchant = await createMerchant(sandbox, 'arthmate');
  // Cookies ignore ports: the sandbox’s page signs this browser in as the merchant.
  await page.goto(`${sandbox}${merchant.enter('/sandbox')}`);
  await page.goto(`${app}/termloan/loan-details`);
  await expectState(page, 'loan-details', 'noAgreement');
  await page.goto(`${app}/termloan`);
  await chooseOffer(page);
  await expect(page.locator('[data-journey="account-flow"]')).toBeVisible();
});
