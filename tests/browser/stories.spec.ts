/** The stories of the sandbox's start page, each to its end, as a newcomer who does what the steps say. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, FAILED_CALLS, test } from './support/test';

/** Phone and steps beside each other. */
test.use({ viewport: { width: 1280, height: 800 } });

const sheetOf = (page: Page) => page.frameLocator('iframe[title="The page beside the app"]');
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Starts a story on the start page; returns the app on the phone. */
async function startStory(page: Page, title: string): Promise<FrameLocator> {
  await page.goto('/sandbox');
  await page.getByRole('button', { name: title }).click();
  return page.frameLocator('#app');
}

/** Expects that the sandbox has seen the steps before this one, the first is 1. */
async function expectStep(page: Page, step: number): Promise<void> {
  await expect(page.locator('.steps .done')).toHaveCount(step - 1, { timeout: 20_000 });
}

async function expectEnd(page: Page, text: RegExp): Promise<void> {
  await expect(page.getByText('The end', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(panel(page, 'Story').getByText(text)).toBeVisible();
}

/** Types the code of the SMS panel, as the steps say. */
async function typeCode(page: Page, app: FrameLocator): Promise<void> {
  const code = await panel(page, 'SMS').locator('.code').innerText();
  await app.getByLabel('Code').fill(code);
  await app.getByRole('button', { name: 'Sign and get money' }).click();
}

async function agree(app: FrameLocator): Promise<void> {
  await app.getByRole('checkbox').check({ force: true });
  await app.getByRole('button', { name: 'Agree and get an SMS code' }).click();
}

test('a payment’s answer is lost, and it is paid once in the UPI app', async ({ page, allowed }) => {
  allowed.push(FAILED_CALLS);
  const app = await startStory(page, 'A payment’s answer is lost');
  await app.getByRole('button', { name: /^Pay ₹/ }).click();
  await expectStep(page, 3);
  await app.getByRole('button', { name: 'Pay with a UPI app' }).click();
  const upi = sheetOf(page);
  await upi.getByLabel('Enter UPI PIN').fill('1234');
  await upi.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(upi.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await upi.getByRole('link', { name: 'Back to the app' }).click();
  await expect(page.locator('#sheet')).toBeHidden();
  await expect(app.getByRole('heading', { name: 'Payment Confirmed.' })).toBeVisible({ timeout: 20_000 });
  await expectEnd(page, /^One payment was opened/);
});

test('the lender says no after the signature @night', async ({ page }) => {
  const app = await startStory(page, 'The lender says no');
  await agree(app);
  await expectStep(page, 2);
  await typeCode(page, app);
  await expectStep(page, 3);
  await app.getByRole('button', { name: 'See where the money is' }).click();
  await expect(app.getByRole('heading', { name: 'The lender did not send the money' })).toBeVisible({
    timeout: 20_000,
  });
  await expectEnd(page, /^No money was sent/);
});

test('Sunita takes her first loan @night', async ({ page }) => {
  const app = await startStory(page, 'Sunita takes her first loan');
  await app.getByRole('button', { name: 'See your offers' }).click();
  await app.getByRole('button', { name: 'Compare offers' }).click();
  await app.locator('input[name="offer"]').first().check({ force: true });
  await app.getByRole('button', { name: 'See key facts' }).click();
  await app.getByRole('checkbox').check({ force: true });
  await app.getByRole('button', { name: 'Continue' }).click();
  await expectStep(page, 2);
  await app.getByLabel('Account number', { exact: true }).fill('001234567890');
  await app.getByLabel('Account number again').fill('001234567890');
  await app.getByLabel('IFSC').fill('HDFC0001234');
  await app.getByRole('radio', { name: 'Savings' }).check({ force: true });
  await app.getByRole('button', { name: 'Check account' }).click();
  await app.getByRole('button', { name: 'Confirm' }).click();
  await expectStep(page, 3);
  await app.getByRole('button', { name: 'Continue to your bank' }).click();
  await sheetOf(page).getByRole('button', { name: 'Approve' }).click();
  await expectStep(page, 4);
  await agree(app);
  await expectStep(page, 5);
  await typeCode(page, app);
  await expectStep(page, 6);
  await app.getByRole('button', { name: 'See where the money is' }).click();
  await expectEnd(page, /^Sunita has the money/);
});

test('an instalment is overdue, and a friend pays @night', async ({ page, allowed }) => {
  // The friend is not signed in.
  allowed.push(FAILED_CALLS);
  const app = await startStory(page, 'An instalment is overdue');
  await app.getByRole('button', { name: /^Let somebody else pay/ }).click();
  await expectStep(page, 2);
  await panel(page, 'Another phone').getByRole('link', { name: 'Open the link' }).click();
  const friend = sheetOf(page);
  await expect(friend.getByRole('heading', { name: 'Pay for Farida Begum' })).toBeVisible({
    timeout: 20_000,
  });
  await expectStep(page, 3);
  await friend.getByRole('button', { name: /^Pay ₹/ }).click();
  await friend.getByRole('button', { name: /^Net banking/ }).click();
  await friend.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(friend.getByRole('heading', { name: 'Payment Confirmed.' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Close the page' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectEnd(page, /^The instalment is paid/);
});

test('Dinesh pays a supplier on credit @night', async ({ page }) => {
  const app = await startStory(page, 'Paying a supplier on credit');
  await app.getByRole('button', { name: /^Mandi Oil Depot.*Pay$/ }).click();
  await app.getByLabel(/amount/i).fill('1200');
  await app.getByRole('button', { name: 'Continue to pay' }).click();
  await expectStep(page, 2);
  await sheetOf(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expectEnd(page, /^The supplier has the money/);
});
