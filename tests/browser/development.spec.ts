/** `npm start`: the development server, from its first page to a merchant's offers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, listening } from './support/cross-origin-services';
import { createMerchant } from './support/lender';
import { expectState, tap } from './support/steps/walk';
import { expect, test } from './support/test';

const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'loans-development-'));
const port = await freePort();
let server: ChildProcess | undefined;

// One server for both: its first start bundles the libraries.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${port}` });
test.beforeAll(async () => {
  // Vite bundles the libraries at the first start.
  test.setTimeout(180_000);
  server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'],
    {
      cwd: root,
      env: {
        ...process.env,
        SANDBOX_DATABASE_URL: `file:${join(folder, 'sandbox.db')}`,
        SANDBOX_GREET: 'off',
        VITE_SUPPORT_WHATSAPP: '919812345678',
        VITE_SUPPORT_PHONE: '918012345678',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await listening(server);
});
test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('npm start shows the first page, and a merchant can go on from it', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const merchant = await createMerchant(baseURL ?? '', 'arthmate');
  await page.goto(merchant.enter('/termloan'));
  // Hundreds of modules load one by one.
  await expect(page.getByRole('button', { name: 'See your offers' })).toBeVisible({ timeout: 90_000 });
  await tap(page, 'See your offers');
  await expectState(page, 'offer-selection', 'offer');
  // Only here the document has a link to the sandbox; it opens the phone with this very page.
  await page.getByRole('link', { name: 'Sandbox' }).click();
  await expect(page).toHaveURL(/\/sandbox\/phone\?to=%2Ftermloan%2Foffer/);
});

test('the officer of this app is made up like those of the lenders; support learns where the merchant is @night', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const sentCodes: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().endsWith('/api/analytics/events')) return;
    // SAFETY: the app sends batches of the contract's shape.
    const { events } = sent.postDataJSON() as { events: { name: string; properties: { code?: string } }[] };
    for (const { name, properties } of events)
      if (name === 'app_opened') sentCodes.push(String(properties.code));
  });
  const merchant = await createMerchant(baseURL ?? '', 'disbursed');
  await page.goto(merchant.enter('/termloan/contact/mine'));
  await expect(page.getByText('Savita Kulkarni')).toBeVisible({ timeout: 90_000 });
  const shownCode = (await page.getByText(/^Say this code: /).textContent()) ?? '';
  const code = shownCode.slice('Say this code: '.length);
  expect(code).toMatch(/^[A-Z]\d[A-Z]\u00a0\d[A-Z]{2}$/);
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Message us on WhatsApp' }).click(),
  ]);
  const lines = new URL(opened.url()).searchParams.get('text')?.split('\n') ?? [];
  expect(lines[0]).toBe('Please contact me back about my loan.');
  expect(lines[1]).toBe('Page: /termloan/contact/$partnerId');
  expect(lines[2]).toMatch(/^Loan account ending in \w{4}$/);
  expect(lines.slice(3)).toEqual([`Code: ${code}`]);
  await expect.poll(() => sentCodes, { timeout: 20_000 }).toEqual([code.replace('\u00a0', '')]);
});
