/** Home in Chromium: what is due, by the lender's clock; and what stands there without a loan. */
import { expect, FAILED_CALLS, test } from '../browser/support/test';
import { standsAt, tap } from '../browser/support/walk';

const HOME = '/termloan/home';

for (const { name, label } of [
  { name: 'due-tomorrow', label: "Tomorrow's Instalment" },
  { name: 'overdue', label: 'Due Since 10 days' },
  { name: 'disbursed', label: /Next instalment on/ },
]) {
  test(`${name}: home says when the next instalment is due`, async ({ page, persona }) => {
    const merchant = await persona(name);
    await page.goto(merchant.enter(HOME));
    await standsAt(page, 'home', 'home');
    await expect(page.getByText(label)).toBeVisible();
    await expect(page.getByText(/instalments paid$/)).toBeVisible();
  });
}

test('a day later Refresh says Due Today; the loan status is one tap away, and back leads home', async ({
  page,
  persona,
}) => {
  const merchant = await persona('due-tomorrow');
  await page.goto(merchant.enter(HOME));
  await expect(page.getByText("Tomorrow's Instalment")).toBeVisible();
  await merchant.advance(86_400_000);
  await tap(page, 'Refresh');
  await expect(page.getByText('Due Today')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Due Today')).toBeVisible();
  await tap(page, 'Loan status');
  await standsAt(page, 'loan-status', 'disbursed');
  await page.goBack();
  await standsAt(page, 'home', 'home');
  await page.goForward();
  await standsAt(page, 'loan-status', 'disbursed');
});

test('the bottom navigation leads from home to the status and back', async ({ page, persona }) => {
  const merchant = await persona('disbursed');
  await page.goto(merchant.enter(`${HOME}?navigation=true`));
  const places = page.getByRole('navigation', { name: 'Main places' });
  await places.getByRole('link', { name: 'Status' }).click();
  await standsAt(page, 'loan-status', 'disbursed');
  await places.getByRole('link', { name: 'Home' }).click();
  await standsAt(page, 'home', 'home');
  await expect(page).toHaveURL(/\/termloan\/home\?navigation=true$/);
});

test('money on its way: home leads to the loan status', async ({ page, persona }) => {
  const merchant = await persona('disbursal-pending');
  await page.goto(merchant.enter(HOME));
  await standsAt(page, 'loan-status', 'disbursalPending');
});

test('no loan: home leads to the offers', async ({ page, persona }) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter(HOME));
  await standsAt(page, 'home', 'noLoan');
  await tap(page, 'See offers');
  await standsAt(page, 'loan-entry', 'loanStart');
});

test('a loan that cannot be read: a message, Try again, and back to the entry', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('disbursed');
  await merchant.fault('getLoan', { kind: 'empty', times: 0 });
  await page.goto(merchant.enter(HOME));
  await standsAt(page, 'home', 'homeUnavailable');
  await expect(page.getByText(/service is busy/)).toBeVisible();
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await standsAt(page, 'home', 'home');
  await merchant.fault('getLoan', { kind: 'malformed', times: 0 });
  await page.reload();
  await standsAt(page, 'home', 'homeUnavailable');
  await tap(page, 'Back');
  await standsAt(page, 'loan-entry', 'entryUnavailable');
});
