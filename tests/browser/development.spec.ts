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

test('npm start shows the first page, and a merchant can go on from it', async ({ page, request }) => {
  test.setTimeout(180_000);
  const merchant = await createMerchant(request, 'arthmate');
  await page.goto(merchant.enter('/termloan'));
  // Hundreds of modules load one by one.
  await expect(page.getByRole('button', { name: 'See your offers' })).toBeVisible({ timeout: 90_000 });
  await tap(page, 'See your offers');
  await expectState(page, 'offer-selection', 'offer');
  // Only here the document has a link to the sandbox; it opens the phone with this very page.
  await page.getByRole('link', { name: 'Sandbox' }).click();
  await expect(page).toHaveURL(/\/sandbox\/phone\?to=%2Ftermloan%2Foffer/);
});
